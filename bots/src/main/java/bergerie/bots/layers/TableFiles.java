package bergerie.bots.layers;

/** Where layers are kept, each as its own bytes. */
public interface TableFiles {

  boolean has(LayerName name);

  /**
   * The bytes of a layer that is there.
   *
   * @throws TableException if they can't be had
   */
  TableBytes open(LayerName name);

  /** What people call the place of a layer. */
  String place(LayerName name);
}
