import type { KeyRing } from './key-ring';

/** A sealed value as a column keeps it: the name of its key, and the box. */
const SEALED = /^sealed:([0-9a-f]{12}):([A-Za-z0-9_-]+)$/;

/**
 * Seals values for columns of a table and opens them again. A sealed value is a text that names its
 * key, so it fits into a text column and, as a JSON string, into a jsonb one. What was stored before
 * values were sealed is opened as it is.
 */
export class SealedValues {
  constructor(private readonly ring: KeyRing) {}

  /** The name of the secret that seals now; kept beside a row, it tells which rows to seal anew. */
  get current(): string {
    return this.ring.current;
  }

  /**
   * @param value  anything that JSON can hold
   * @param place  the row and column the value belongs to: moved to another place it does not open
   */
  seal(value: unknown, place: string): string {
    const { box, sealedUnder } = this.ring.seal(Buffer.from(JSON.stringify(value)), place);
    return `sealed:${sealedUnder}:${box.toString('base64url')}`;
  }

  /** @throws Error when its secret is not among ours any more, or the value was tampered with */
  open(kept: unknown, place: string): unknown {
    const [, sealedUnder, box] = (typeof kept === 'string' && SEALED.exec(kept)) || [];
    if (sealedUnder === undefined || box === undefined) return kept;
    const opened = this.ring.open({ box: Buffer.from(box, 'base64url'), sealedUnder }, place);
    return JSON.parse(opened.toString()) as unknown;
  }
}
