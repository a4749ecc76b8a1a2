package bergerie.app.research;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import javax.imageio.ImageIO;
import org.knowm.xchart.BitmapEncoder;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategoryChartBuilder;
import org.knowm.xchart.CategorySeries;
import org.knowm.xchart.CategorySeries.CategorySeriesRenderStyle;
import org.knowm.xchart.style.CategoryStyler;
import org.knowm.xchart.style.Styler.LegendLayout;
import org.knowm.xchart.style.Styler.LegendPosition;
import org.knowm.xchart.style.markers.SeriesMarkers;

/** A game's figures as a picture: how games end, how long they take, how the first player does. */
final class FigurePlot {

  private static final int LEAST_WIDTH = 480;
  private static final int MARGIN = 90;
  private static final int PER_KIND = 36;
  private static final int HEIGHT = 230;

  /** What the names of the kinds need, which stand below the last chart, where no legend is. */
  private static final int NAMES = 70;

  private static final int MARK = 7;

  private static final Color PAPER = new Color(0xff, 0xfa, 0xf1);
  private static final Color GRID = new Color(0xe4, 0xd9, 0xc5);
  private static final Color INK = new Color(0x3a, 0x2e, 0x22);
  private static final Color GREEN = new Color(0x3d, 0x6b, 0x4f);

  /** Told apart also by those who see few colours. */
  private static final List<Color> COLOURS =
      List.of(
          GREEN,
          new Color(0xe6, 0x9f, 0x00),
          new Color(0x56, 0xb4, 0xe9),
          new Color(0xc8, 0x5a, 0x3c),
          new Color(0x7a, 0x5c, 0x99),
          new Color(0xb5, 0xb0, 0x9a));

  private final List<Figure> figures;
  private final List<String> kinds;

  private FigurePlot(List<Figure> figures) {
    this.figures = figures;
    this.kinds = figures.stream().map(FigurePlot::name).toList();
  }

  private static String name(Figure figure) {
    return "%d %s %s".formatted(figure.players(), figure.preset(), figure.bots());
  }

  /** Draws the figures of one game. */
  static void save(List<Figure> figures, Path file) throws IOException {
    ImageIO.write(new FigurePlot(figures).drawn(), "png", file.toFile());
  }

  /** One above the other; the last one names the kinds for all of them. */
  private BufferedImage drawn() {
    List<CategoryChart> charts = List.of(ends(), turns(), first());
    int height = charts.stream().mapToInt(CategoryChart::getHeight).sum();
    BufferedImage all = new BufferedImage(width(), height, BufferedImage.TYPE_INT_RGB);
    Graphics2D pen = all.createGraphics();
    int top = 0;
    for (CategoryChart chart : charts) {
      pen.drawImage(BitmapEncoder.getBufferedImage(chart), null, 0, top);
      top += chart.getHeight();
    }
    pen.dispose();
    return all;
  }

  private int width() {
    return Math.max(LEAST_WIDTH, MARGIN + PER_KIND * kinds.size());
  }

  private CategoryChart ends() {
    CategoryChart chart = chart("Ended by, % of games", HEIGHT);
    chart.getStyler().setStacked(true).setAvailableSpaceFill(0.8);
    chart.getStyler().setYAxisMin(0.0).setYAxisMax(100.0).setXAxisTicksVisible(false);
    figures.stream()
        .flatMap(figure -> figure.ends().keySet().stream())
        .distinct()
        .sorted()
        .forEach(rule -> chart.addSeries(rule, kinds, values(figure -> figure.endedBy(rule))));
    return chart;
  }

  private CategoryChart turns() {
    CategoryChart chart = chart("Length, in turns", HEIGHT);
    chart.getStyler().setOverlapped(true);
    chart.getStyler().setYAxisMin(0.0).setXAxisTicksVisible(false);
    points(chart, "95 % are no longer", figure -> figure.turns().high());
    points(chart, "median", figure -> figure.turns().median());
    points(chart, "5 % are no longer", figure -> figure.turns().low());
    return chart;
  }

  private void points(CategoryChart chart, String name, ToDoubleFunction<Figure> value) {
    marked(chart.addSeries(name, kinds, values(value)));
  }

  private CategoryChart first() {
    CategoryChart chart =
        chart("The first player won, % of games with 95 % intervals", HEIGHT + NAMES);
    chart.getStyler().setLegendVisible(false);
    chart.getStyler().setYAxisMin(0.0).setYAxisMax(100.0).setXAxisLabelRotation(90);
    List<Double> reach = values(figure -> 50 * (figure.first().high() - figure.first().low()));
    List<Double> shares = values(figure -> 100 * figure.first().share());
    marked(chart.addSeries("first player", kinds, shares, reach));
    return chart;
  }

  private static void marked(CategorySeries series) {
    series.setChartCategorySeriesRenderStyle(CategorySeriesRenderStyle.Scatter);
    series.setMarker(SeriesMarkers.CIRCLE);
  }

  private List<Double> values(ToDoubleFunction<Figure> value) {
    return new ArrayList<>(figures.stream().map(value::applyAsDouble).toList());
  }

  private CategoryChart chart(String title, int height) {
    CategoryChart chart =
        new CategoryChartBuilder().title(title).width(width()).height(height).build();
    CategoryStyler styler = chart.getStyler();
    colours(styler);
    styler.setChartTitleFont(font(Font.BOLD));
    styler.setLegendFont(font(Font.PLAIN));
    styler.setAxisTickLabelsFont(font(Font.PLAIN));
    styler.setLegendPosition(LegendPosition.OutsideS);
    styler.setLegendLayout(LegendLayout.Horizontal);
    styler.setMarkerSize(MARK);
    return chart;
  }

  private static void colours(CategoryStyler styler) {
    styler.setChartBackgroundColor(PAPER);
    styler.setPlotBackgroundColor(PAPER);
    styler.setPlotBorderVisible(false);
    styler.setPlotGridVerticalLinesVisible(false);
    styler.setPlotGridLinesColor(GRID);
    styler.setChartFontColor(INK);
    styler.setAxisTickLabelsColor(INK);
    styler.setLegendBackgroundColor(PAPER);
    styler.setLegendBorderColor(PAPER);
    styler.setErrorBarsColor(GREEN);
    styler.setSeriesColors(COLOURS.toArray(Color[]::new));
  }

  private static Font font(int style) {
    return new Font(Font.SANS_SERIF, style, 12);
  }
}
