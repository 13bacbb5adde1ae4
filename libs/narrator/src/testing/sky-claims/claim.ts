/** A fact as claims are held against it. */
export interface KnownFact {
  label: string;
  /** Label and value. */
  whole: string;
}

/** One statement about the sky. */
export interface Claim {
  /** Where in the text it stands. */
  at: number;
  says: string;
  /** Whether this fact supports it. */
  isIn(fact: KnownFact): boolean;
}
