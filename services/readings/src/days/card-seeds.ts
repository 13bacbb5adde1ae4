import { createHmac } from 'node:crypto';
import type { Actor } from '@cosmic/contracts/message';
import { commitmentTo, serverSeedFrom } from '@cosmic/divination/tarot';
import { deriveKey } from '@cosmic/platform/crypto/key-ring';

/** Keys of their own: whoever knew one could know tomorrow's card. */
const PURPOSE = 'cards of days';

/**
 * The server's part of the draw of a day's card: the same for one person and date whenever it is
 * asked for, so that it can be promised on every device without a row, and secret until the turn.
 */
export class CardSeeds {
  private readonly keys: readonly [Buffer, ...Buffer[]];

  /** @param secrets  the one in use first, then older ones that promises were made under */
  constructor([first, ...others]: readonly [string, ...string[]]) {
    this.keys = [deriveKey(first, PURPOSE), ...others.map((secret) => deriveKey(secret, PURPOSE))];
  }

  /** What is told before the turn. */
  commitment(actor: Actor, date: string): string {
    return commitmentTo(seedUnder(this.keys[0], actor, date));
  }

  /** The seed behind a commitment; undefined for one that is not of this person and date. */
  promised(actor: Actor, date: string, commitment: string): string | undefined {
    return this.keys
      .map((key) => seedUnder(key, actor, date))
      .find((seed) => commitmentTo(seed) === commitment);
  }
}

function seedUnder(key: Buffer, { kind, id }: Actor, date: string): string {
  return serverSeedFrom(
    createHmac('sha256', key)
      .update(JSON.stringify([kind, id, date]))
      .digest(),
  );
}
