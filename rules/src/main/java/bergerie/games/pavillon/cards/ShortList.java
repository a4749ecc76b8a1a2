package bergerie.games.pavillon.cards;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.RandomAccess;

/**
 * A short list that never changes. Everything on the table lies in lists of this one class, of
 * which a copy with one more, one less or another one is a single array: random games are as fast
 * as that is.
 */
public final class ShortList<T> extends AbstractList<T> implements RandomAccess {

  private static final ShortList<?> NONE = new ShortList<>(new Object[0]);

  private final Object[] items;

  private ShortList(Object[] items) {
    this.items = items;
  }

  @SuppressWarnings("unchecked") // It holds nothing of any type.
  public static <T> ShortList<T> none() {
    return (ShortList<T>) NONE;
  }

  public static <T> ShortList<T> of(T item) {
    return new ShortList<>(new Object[] {item});
  }

  public static <T> ShortList<T> of(T one, T two) {
    return new ShortList<>(new Object[] {one, two});
  }

  public static <T> ShortList<T> of(T[] items) {
    return of(items, items.length);
  }

  /** The first ones of these. */
  public static <T> ShortList<T> of(T[] items, int size) {
    return size == 0 ? none() : new ShortList<>(Arrays.copyOf(items, size, Object[].class));
  }

  public static <T> ShortList<T> copyOf(Collection<? extends T> items) {
    if (items instanceof ShortList<? extends T> few) {
      @SuppressWarnings("unchecked") // Nothing can be put into it.
      ShortList<T> same = (ShortList<T>) few;
      return same;
    }
    return items.isEmpty() ? none() : new ShortList<>(items.toArray());
  }

  @Override
  @SuppressWarnings("unchecked") // Only what is a T is ever put in.
  public T get(int index) {
    return (T) items[index];
  }

  @Override
  public int size() {
    return items.length;
  }

  @Override
  public boolean isEmpty() {
    return items.length == 0;
  }

  @Override
  public Iterator<T> iterator() {
    return new Walk();
  }

  private final class Walk implements Iterator<T> {
    private int next;

    @Override
    public boolean hasNext() {
      return next < items.length;
    }

    @Override
    public T next() {
      if (next >= items.length) {
        throw new NoSuchElementException();
      }
      return get(next++);
    }
  }

  /** With one more at the end. */
  public ShortList<T> and(T item) {
    return inserted(items.length, item);
  }

  public ShortList<T> inserted(int index, T item) {
    Object[] more = new Object[items.length + 1];
    System.arraycopy(items, 0, more, 0, index);
    more[index] = item;
    System.arraycopy(items, index, more, index + 1, items.length - index);
    return new ShortList<>(more);
  }

  /** With another one in the place of the one that is there. */
  public ShortList<T> with(int index, T item) {
    Object[] other = items.clone();
    other[index] = item;
    return new ShortList<>(other);
  }

  /** Without the first of those that are equal to it, if there is one. */
  public ShortList<T> without(Object item) {
    int index = indexOf(item);
    return index < 0 ? this : removed(index);
  }

  public ShortList<T> removed(int index) {
    if (items.length == 1) {
      return none();
    }
    Object[] less = new Object[items.length - 1];
    System.arraycopy(items, 0, less, 0, index);
    System.arraycopy(items, index + 1, less, index, less.length - index);
    return new ShortList<>(less);
  }

  @Override
  public int indexOf(Object item) {
    for (int i = 0; i < items.length; i++) {
      if (items[i].equals(item)) {
        return i;
      }
    }
    return -1;
  }

  /** Whether none before this one is equal to it. */
  public boolean firstAt(int index) {
    return indexOf(items[index]) == index;
  }

  @Override
  public boolean contains(Object item) {
    return indexOf(item) >= 0;
  }

  @Override
  public Object[] toArray() {
    return items.clone();
  }
}
