package bergerie.app.research;

import bergerie.bots.arena.Elo;
import java.util.Formatter;
import java.util.List;
import java.util.Locale;

/** Ratings as a picture: a dot for each bot, with its 95 % interval. */
final class EloPlot {

  private static final int LEFT = 110;
  private static final int WIDTH = 520;
  private static final int RIGHT = 40;
  private static final int TOP = 56;
  private static final int ROW = 34;
  private static final int BOTTOM = 44;

  private final Formatter svg = new Formatter(Locale.ROOT);
  private final double low;
  private final double high;

  private EloPlot(List<Elo.Rating> ratings) {
    double lowest = Double.POSITIVE_INFINITY;
    double highest = Double.NEGATIVE_INFINITY;
    for (Elo.Rating rating : ratings) {
      lowest = Math.min(lowest, rating.elo() - rating.reach());
      highest = Math.max(highest, rating.elo() + rating.reach());
    }
    this.low = 100 * Math.floor(lowest / 100);
    this.high = Math.max(low + 100, 100 * Math.ceil(highest / 100));
  }

  static String of(String game, List<Elo.Rating> ratings) {
    return new EloPlot(ratings).draw(game, ratings);
  }

  private String draw(String game, List<Elo.Rating> ratings) {
    int width = LEFT + WIDTH + RIGHT;
    int height = TOP + ROW * ratings.size() + BOTTOM;
    svg.format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" font-family=\"sans-serif\""
            + " font-size=\"14\">%n",
        width, height);
    svg.format("<rect width=\"%d\" height=\"%d\" fill=\"#fffaf1\"/>%n", width, height);
    svg.format("<text x=\"%d\" y=\"30\" font-size=\"18\">%s: Elo</text>%n", LEFT, game);
    axis(TOP + ROW * ratings.size());
    for (int i = 0; i < ratings.size(); i++) {
      bot(ratings.get(i), TOP + ROW * i + ROW / 2);
    }
    return svg.format("</svg>%n").toString();
  }

  private void axis(int bottom) {
    double step = Math.max(100, 100 * Math.ceil((high - low) / 800));
    for (double elo = low; elo <= high; elo += step) {
      svg.format(
          "<line x1=\"%.1f\" x2=\"%1$.1f\" y1=\"%d\" y2=\"%d\" stroke=\"#d8cbb4\"/>%n",
          x(elo), TOP, bottom);
      svg.format(
          "<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%.0f</text>%n",
          x(elo), bottom + 24, elo);
    }
  }

  private void bot(Elo.Rating rating, int y) {
    svg.format(
        "<text x=\"%d\" y=\"%d\" text-anchor=\"end\">%s</text>%n",
        LEFT - 14, y + 5, rating.level().id());
    svg.format(
        "<line x1=\"%.1f\" x2=\"%.1f\" y1=\"%d\" y2=\"%3$d\" stroke=\"#3d6b4f\""
            + " stroke-width=\"3\"/>%n",
        x(rating.elo() - rating.reach()), x(rating.elo() + rating.reach()), y);
    svg.format("<circle cx=\"%.1f\" cy=\"%d\" r=\"6\" fill=\"#3d6b4f\"/>%n", x(rating.elo()), y);
  }

  private double x(double elo) {
    return LEFT + WIDTH * (elo - low) / (high - low);
  }
}
