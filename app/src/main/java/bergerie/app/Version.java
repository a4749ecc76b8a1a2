package bergerie.app;

import java.util.Objects;
import picocli.CommandLine.IVersionProvider;

/** The version, from the jar's manifest. */
final class Version implements IVersionProvider {

  @Override
  public String[] getVersion() {
    String version = Main.class.getPackage().getImplementationVersion();
    return new String[] {"bergerie " + Objects.requireNonNullElse(version, "(not packaged)")};
  }
}
