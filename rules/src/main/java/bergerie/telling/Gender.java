package bergerie.telling;

/** Of a French noun. */
public enum Gender {
  MASCULINE,
  FEMININE
}
