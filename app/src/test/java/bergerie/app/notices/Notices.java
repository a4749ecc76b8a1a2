package bergerie.app.notices;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Writes down whose work travels with the program, and under which licence. */
final class Notices {

  private static final JsonMapper JSON = new JsonMapper();

  private Notices() {}

  /**
   * @param jars the class path of the program
   * @param web the sources of the page, with what it is built from
   */
  static String of(String jars, Path web) throws IOException {
    return """
        # Notices

        Bergerie is free software under the Apache License, Version 2.0: see LICENSE. It would not be without the work of others, which travels with it under licences of its own.

        ## In the program

        Each library comes as a jar of its own, with its licence inside, or under the one in LICENSE.

        | library | version | licence |
        |---|---|---|
        """
        + libraries(jars)
        + """

        ## In the page

        """
        + packages(web);
  }

  private static String libraries(String jars) {
    return Arrays.stream(jars.strip().split(File.pathSeparator))
        .map(Path::of)
        .flatMap(path -> Pom.of(path).stream())
        .sorted(Comparator.comparing(Pom::artifact).thenComparing(Pom::version))
        .map(pom -> "| %s | %s | %s |\n".formatted(pom.artifact(), pom.version(), pom.licence()))
        .collect(Collectors.joining());
  }

  /** A page is bundled into few files, which hold no licences: they stand here in full. */
  private static String packages(Path web) throws IOException {
    JsonNode known = JSON.readTree(web.resolve("package-lock.json").toFile()).path("packages");
    Map<String, List<String>> names = new LinkedHashMap<>();
    for (String name : Files.readAllLines(web.resolve("build/packages.txt"))) {
      String folder = "node_modules/" + name;
      names
          .computeIfAbsent(licence(web.resolve(folder)), _ -> new ArrayList<>())
          .add(name + " " + known.path(folder).path("version").asString());
    }
    return names.entrySet().stream()
        .map(entry -> "### " + String.join(", ", entry.getValue()) + "\n\n" + entry.getKey())
        .collect(Collectors.joining("\n"));
  }

  private static String licence(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      Path file =
          files
              .filter(path -> String.valueOf(path.getFileName()).startsWith("LICENSE"))
              .findFirst()
              .orElseThrow(() -> new IllegalStateException(folder + " comes without a licence"));
      return "```\n" + Files.readString(file).strip() + "\n```\n";
    }
  }
}
