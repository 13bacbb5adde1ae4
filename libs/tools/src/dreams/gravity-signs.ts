/** The words by which a language tells grave things; each pattern is for text that went through `evenText`. */
export interface GravitySigns {
  /** Turns of phrase that hold a grave word and mean nothing grave. */
  readonly harmless: RegExp;
  readonly grief: RegExp;
  /** One's own death is frightening and nobody's loss. */
  readonly ownEnd: RegExp;
  readonly arms: RegExp;
  readonly against: RegExp;
  readonly atTable: RegExp;
  readonly violence: RegExp;
  /** Violence that no deathbed explains. */
  readonly attack: RegExp;
  readonly disaster: RegExp;
}
