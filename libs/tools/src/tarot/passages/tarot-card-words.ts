/** What our authors say of a card beyond its meaning, as it lies. */
export interface CardWords {
  readonly upright: readonly string[];
  readonly reversed: readonly string[];
}
