/** More of a text; whatever was shown from `offset` on is replaced. */
export interface Delta {
  offset: number;
  text: string;
}

/**
 * Follows a text as it is written again over one that is already shown (an
 * earlier run's), so that readers see it go on rather than start over: as long
 * as the new text repeats the old one, nothing is sent.
 */
export class TextStream {
  private written = '';

  /** @param shown  what readers have before them when this run begins */
  constructor(private shown: string) {}

  /** Everything written in this run. */
  get text(): string {
    return this.written;
  }

  /** Begins the text anew; what readers have before them is replaced as the new one comes. */
  restart(): void {
    this.written = '';
  }

  /** Takes the next piece. @returns what readers need to see, or null while they have it already */
  add(piece: string): Delta | null {
    this.written += piece;
    if (this.shown.startsWith(this.written)) return null;
    const offset = this.written.startsWith(this.shown)
      ? this.shown.length
      : commonPrefixLength(this.shown, this.written);
    this.shown = this.written;
    return { offset, text: this.written.slice(offset) };
  }
}

function commonPrefixLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}
