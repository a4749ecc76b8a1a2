package bergerie.table.desk;

import java.util.function.Supplier;

/** Remembers what took long to find out; nothing is found out twice at the same time. */
@FunctionalInterface
public interface Memory<T> {

  T recall(String name, Supplier<T> finding);
}
