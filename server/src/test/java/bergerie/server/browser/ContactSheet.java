package bergerie.server.browser;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;

/**
 * All pictures of a folder on one sheet, small, in the order of their names: one look sees what is
 * ugly.
 */
record ContactSheet(List<Path> pictures) {

  private static final int COLUMNS = 7;
  private static final int WIDTH = 320;
  private static final int HEIGHT = 320;
  private static final int GAP = 8;

  static ContactSheet of(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return new ContactSheet(
          files.filter(file -> file.toString().endsWith(".png")).sorted().toList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  void write(Path file) {
    int rows = (pictures.size() + COLUMNS - 1) / COLUMNS;
    BufferedImage sheet =
        new BufferedImage(
            COLUMNS * (WIDTH + GAP),
            Math.max(1, rows) * (HEIGHT + GAP),
            BufferedImage.TYPE_INT_RGB);
    Graphics2D on = sheet.createGraphics();
    on.setColor(Color.GRAY);
    on.fillRect(0, 0, sheet.getWidth(), sheet.getHeight());
    on.setRenderingHint(
        RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
    try {
      for (int i = 0; i < pictures.size(); i++) {
        draw(
            on,
            ImageIO.read(pictures.get(i).toFile()),
            i % COLUMNS * (WIDTH + GAP),
            i / COLUMNS * (HEIGHT + GAP));
      }
      ImageIO.write(sheet, "png", file.toFile());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      on.dispose();
    }
  }

  private static void draw(Graphics2D on, BufferedImage picture, int x, int y) {
    double scale =
        Math.min((double) WIDTH / picture.getWidth(), (double) HEIGHT / picture.getHeight());
    on.drawImage(
        picture,
        x,
        y,
        (int) (picture.getWidth() * scale),
        (int) (picture.getHeight() * scale),
        null);
  }
}
