package bergerie.table.contract;

import bergerie.games.Shelf;
import bergerie.rules.Game;
import bergerie.rules.Seat;
import bergerie.rules.Viewer;
import bergerie.table.wire.shape.Shown;
import bergerie.table.wire.shape.Traits;
import bergerie.table.wire.shape.ViewWriter;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Makes records up, within their bounds: the same ones from the same seed. */
public final class Fancy {

  private static final int MOST_ITEMS = 4;
  private static final String[] SIGNS = {
    "a",
    "Z",
    "7",
    "\"",
    "\\",
    "/",
    "\b",
    "\f",
    "\n",
    "\r",
    "\t",
    "\u0001",
    "\u001f",
    "\u007f",
    "\u0085",
    "é",
    "’",
    "\u2028",
    "\ufeff",
    "\ud83d\udc11",
    "\ud83d",
    "\udc11",
    " "
  };

  private final Random random;
  private final ViewWriter views;

  public Fancy(long seed, ViewWriter views) {
    this.random = new Random(seed);
    this.views = views;
  }

  public Object value(Class<?> type) {
    return value(Kind.of(type), Optional.empty());
  }

  private Object value(Kind kind, Optional<Field> field) {
    return switch (kind) {
      case Kind.Text _ -> text(field);
      case Kind.Whole(Class<?> type) -> whole(type, field);
      case Kind.Fraction _ -> fraction();
      case Kind.Truth _ -> random.nextBoolean();
      case Kind.AnyView _ -> new Shown(anyView(), views);
      case Kind.Word(Class<?> type) -> any(List.of(type.getEnumConstants()));
      case Kind.Shape(Class<?> type) -> made(type);
      case Kind.Choice choice -> value(any(choice.members()));
      case Kind.Listed(Kind item) -> items(() -> value(item, field));
      case Kind.Named(Kind item) -> {
        Map<String, Object> named = new LinkedHashMap<>();
        items(() -> named.put("n" + random.nextInt(100), value(item, field)));
        yield named;
      }
    };
  }

  private List<Object> items(Supplier<Object> one) {
    List<Object> items = new ArrayList<>();
    for (int i = random.nextInt(MOST_ITEMS); i > 0; i--) {
      items.add(one.get());
    }
    return items;
  }

  /** A record; one that refuses what it is given gets something else. */
  private Object made(Class<?> type) {
    Optional<Object> made = Optional.empty();
    while (made.isEmpty()) {
      made = tried(type);
    }
    return made.get();
  }

  private Optional<Object> tried(Class<?> type) {
    RecordComponent[] components = type.getRecordComponents();
    Object[] values = Stream.of(components).map(this::value).toArray();
    try {
      Class<?>[] types =
          Stream.of(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
      return Optional.of(type.getDeclaredConstructor(types).newInstance(values));
    } catch (InvocationTargetException e) {
      return Optional.empty();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(type.getName(), e);
    }
  }

  private Object value(RecordComponent component) {
    if (component.isAnnotationPresent(Traits.Inline.class)) {
      return made(component.getType());
    }
    Field field = Field.of(component);
    return switch (field.presence()) {
      case ALWAYS -> value(field.kind(), Optional.of(field));
      case MAYBE, OR_NULL ->
          random.nextBoolean()
              ? Optional.of(value(field.kind(), Optional.of(field)))
              : Optional.empty();
    };
  }

  /** Any text; one that would be taken where there are bounds. */
  private String text(Optional<Field> field) {
    return field
        .flatMap(one -> one.mark(Traits.Text.class))
        .map(this::bounded)
        .orElseGet(() -> signs(random.nextInt(12)));
  }

  private String bounded(Traits.Text bounds) {
    int length = bounds.least() + random.nextInt(bounds.most() - bounds.least() + 1);
    return switch (bounds.form()) {
      case ANY -> "é\"".repeat(length).substring(0, length);
      case LINE, NONCE -> "x’\\".repeat(length).substring(0, length);
      case TABLE -> "aZ_-9".repeat(length).substring(0, length);
      case HASH -> "0a9f".repeat(length).substring(0, length);
    };
  }

  private String signs(int length) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < length; i++) {
      text.append(SIGNS[random.nextInt(SIGNS.length)]);
    }
    return text.toString();
  }

  private Object whole(Class<?> type, Optional<Field> field) {
    Optional<Traits.Whole> bounds = field.flatMap(one -> one.mark(Traits.Whole.class));
    if (bounds.isPresent()) {
      return (int) random.nextLong(bounds.get().least(), 1L + bounds.get().most());
    }
    long number = random.nextLong() >> random.nextInt(64);
    return type == int.class ? (Object) (int) number : (Object) number;
  }

  private double fraction() {
    return switch (random.nextInt(4)) {
      case 0 -> random.nextInt(100) / 100.0;
      case 1 -> random.nextInt(1000);
      case 2 -> Double.longBitsToDouble(random.nextLong());
      default -> random.nextDouble();
    };
  }

  private static Object anyView() {
    var game = Shelf.all().getFirst();
    return view(game);
  }

  private static <S, V> Object view(Game<S, ?, V> game) {
    return game.view(game.start(game.info().usual()), Viewer.player(Seat.of(0)));
  }

  private <T> T any(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }
}
