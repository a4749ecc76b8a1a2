package bergerie.server.browser;

import bergerie.games.Shelf;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.options.ColorScheme;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * Draws the pictures that stand beside links to games, from their covers. It never runs by itself;
 * {@code -Dbergerie.pictures=true} says that a cover has changed.
 */
@EnabledIfSystemProperty(named = "bergerie.pictures", matches = "true")
class PictureRecorder extends Visit {

  private static final Path FOLDER = Path.of("../web/static/preview");
  private static final int WIDTH = 600;
  private static final int HEIGHT = 315;

  /** Leaves nothing of a page but one drawing, as large as the picture. */
  private static final String ALONE =
      """
      drawing => {
        drawing.setAttribute('preserveAspectRatio', 'xMidYMid slice');
        drawing.style.cssText =
          'position: fixed; inset: 0; width: 100vw; height: 100vh; z-index: 9; border-radius: 0; opacity: 1; ' +
          'max-width: none; max-height: none; margin: 0; animation: none';
        document.body.append(drawing);
        document.querySelector('bergerie-app').style.visibility = 'hidden';
        drawing.style.visibility = 'visible';
      }
      """;

  @Test
  void draw() throws IOException {
    Files.createDirectories(FOLDER);
    Guest painter =
        guest(
            "Ana",
            new Browser.NewContextOptions()
                .setBaseURL(inn.address())
                .setViewportSize(WIDTH, HEIGHT)
                .setColorScheme(ColorScheme.DARK));
    for (var game : Shelf.all()) {
      String id = game.info().id();
      painter.visits("/game/" + id).isOn("game");
      painter.page.locator("main svg.cover").first().evaluate(ALONE);
      write(id, ImageIO.read(new ByteArrayInputStream(painter.page.screenshot())));
    }
  }

  /** As a small file: 64 shades of each colour are enough, and nothing shines through. */
  private static void write(String id, BufferedImage drawn) throws IOException {
    BufferedImage picture = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_3BYTE_BGR);
    for (int y = 0; y < HEIGHT; y++) {
      for (int x = 0; x < WIDTH; x++) {
        int colour = drawn.getRGB(x, y);
        picture.setRGB(x, y, (colour & 0xfcfcfc) | ((colour >> 6) & 0x030303));
      }
    }
    ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
    ImageWriteParam slowly = writer.getDefaultWriteParam();
    slowly.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
    slowly.setCompressionQuality(0);
    Path file = FOLDER.resolve(id + ".png");
    Files.deleteIfExists(file);
    try (ImageOutputStream out = ImageIO.createImageOutputStream(file.toFile())) {
      writer.setOutput(out);
      writer.write(null, new IIOImage(picture, null, null), slowly);
    } finally {
      writer.dispose();
    }
  }
}
