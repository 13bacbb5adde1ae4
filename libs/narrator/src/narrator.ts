import type { Language } from '@cosmic/contracts/language';
import type { Fact, NarratorKind } from '@cosmic/contracts/readings/readings';
import type { StatedFact } from './craft/stated';

/** What one reading asks for, with the visitor's words kept apart from ours. */
export interface Brief {
  /** Our own instructions: trusted, and never built from what a visitor typed. */
  task: string;
  /** Our own description of the tone. */
  voice?: string;
  minWords: number;
  maxWords: number;
  /** What the text is written in; English unless told. */
  language?: Language;
  /** What the visitor typed or picked, by field name: untrusted data, never instructions. */
  userInput: Readonly<Record<string, string>>;
}

/** Everything a narrator may draw on for one text. */
export interface Assignment {
  /** The only statements about sky, numbers and cards that the text may make. */
  facts: readonly Fact[];
  /** The same with what each states, where the maker gives that; else the lines are read. */
  stated?: readonly StatedFact[];
  brief: Brief;
  /** Composes our authors' text for the same facts; called only by a narrator that wants it. */
  almanac: () => string;
  /** The same in as many ways as they have: what they say of these facts may be said by anybody. */
  ours?: () => readonly string[];
}

/** A finished text and what it cost. */
export interface Narration {
  /** Plain paragraphs parted by blank lines; exactly what was shown and the pieces, joined. */
  text: string;
  tokensUsed: number;
  /** The model as the server named it; null when our authors wrote the text. */
  model: string | null;
}

/** Why a first text was not taken, in words of our own, for a narrator that writes it once more. */
export interface Repair {
  readonly faults: readonly string[];
}

/** How one text is to be written. */
export interface Writing {
  readonly signal: AbortSignal;
  readonly repair?: Repair;
  /** What readers have before them already, from an earlier run that did not come to its end. */
  readonly shown?: string;
}

/** Turns facts into words. */
export interface Narrator {
  readonly kind: NarratorKind;
  /**
   * Writes one text, piece by piece and in order; the return value is the whole.
   *
   * A text of which a beginning is shown goes on behind it: that is part of the whole, but not of
   * the pieces. Ending the iteration early (`return()` or leaving a `for await`) stops the work as well.
   *
   * @throws NarratorError when there is no text to be had; anything else is a fault in our own code.
   */
  write(assignment: Assignment, writing: Writing): AsyncGenerator<string, Narration>;
}

/** Why a narrator gave no text, and whether the same assignment may succeed later. */
const RETRYABLE = {
  rate_limited: true,
  unavailable: true,
  timeout: true,
  stalled: true,
  interrupted: true,
  unusable: true,
  refused: false,
  cancelled: false,
  misconfigured: false,
} as const;

/** Why a narrator gave no text; the README's table says what each one means to a caller. */
export type NarratorErrorCode = keyof typeof RETRYABLE;

/**
 * A text that could not be written.
 *
 * Its message is safe to log: it holds neither the visitor's input nor the model's words, and of
 * the server's answer only status, error code and request id.
 */
export class NarratorError extends Error {
  override readonly name = 'NarratorError';
  readonly code: NarratorErrorCode;
  /** Whether the same assignment may succeed later; follows from the code. */
  readonly retryable: boolean;
  /** How long the server asked to be left alone, at most a minute. */
  readonly retryAfterMs?: number;

  constructor(code: NarratorErrorCode, message: string, options: { retryAfterMs?: number } = {}) {
    super(message);
    this.code = code;
    this.retryable = RETRYABLE[code];
    this.retryAfterMs = options.retryAfterMs;
  }
}
