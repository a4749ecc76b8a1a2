package bergerie.app.notices;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** What a library says about itself, beside its jar in the local repository. */
record Pom(Path file, Element project) {

  /** Of a library; our own modules have none beside them. */
  static Optional<Pom> of(Path jar) {
    String name = String.valueOf(jar.getFileName()).replaceFirst("\\.jar$", ".pom");
    return Optional.of(jar.resolveSibling(name)).filter(Files::isRegularFile).map(Pom::read);
  }

  private static Pom read(Path file) {
    try {
      DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
      factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
      return new Pom(file, factory.newDocumentBuilder().parse(file.toFile()).getDocumentElement());
    } catch (IOException | ParserConfigurationException | SAXException e) {
      throw new IllegalStateException(file + " can't be read", e);
    }
  }

  String artifact() {
    return text(project, "artifactId").orElseThrow();
  }

  String version() {
    return text(project, "version").or(() -> parentText("version")).orElseThrow();
  }

  private String group() {
    return text(project, "groupId").or(() -> parentText("groupId")).orElseThrow();
  }

  /** As it says itself, or as its parent does. */
  String licence() {
    return child(project, "licenses")
        .flatMap(licences -> child(licences, "license"))
        .flatMap(licence -> text(licence, "name"))
        .map(Pom::usualName)
        .orElseGet(() -> parent().licence());
  }

  /** Libraries have many names for a few licences. */
  private static String usualName(String name) {
    String plain = name.replaceAll("\\s+", " ").strip();
    if (plain.contains("Apache")) {
      return "Apache-2.0";
    }
    return switch (plain) {
      case "MIT License", "The MIT License" -> "MIT";
      case "The BSD License" -> "BSD-3-Clause";
      default -> plain;
    };
  }

  private Pom parent() {
    Element parent =
        child(project, "parent")
            .orElseThrow(() -> new IllegalStateException(file + " names no licence"));
    String artifact = text(parent, "artifactId").orElseThrow();
    String version = text(parent, "version").orElseThrow();
    return read(
        repository()
            .resolve(text(parent, "groupId").orElseThrow().replace('.', '/'))
            .resolve(artifact)
            .resolve(version)
            .resolve(artifact + "-" + version + ".pom"));
  }

  /** A file stands under its group, its name and its version. */
  private Path repository() {
    Path place = file;
    for (int up = 3 + group().split("\\.").length; up > 0; up--) {
      place = Optional.ofNullable(place.getParent()).orElseThrow();
    }
    return place;
  }

  private Optional<String> parentText(String name) {
    return child(project, "parent").flatMap(parent -> text(parent, name));
  }

  private static Optional<String> text(Element element, String name) {
    return child(element, name).map(child -> child.getTextContent().strip());
  }

  private static Optional<Element> child(Element element, String name) {
    NodeList children = element.getChildNodes();
    for (int i = 0; i < children.getLength(); i++) {
      if (children.item(i) instanceof Element child && child.getTagName().equals(name)) {
        return Optional.of(child);
      }
    }
    return Optional.empty();
  }
}
