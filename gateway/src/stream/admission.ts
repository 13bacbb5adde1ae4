import { AppError } from '@cosmic/contracts/errors';
import { networksOf } from '@cosmic/platform/address';
import { streamsRefused } from '../metrics';
import type { Room } from '../server/room';

/** How many streams one client, a browser that is known by its cookie, may have open. */
const MAX_STREAMS_PER_CLIENT = 20;

/**
 * Those who were turned away come again after so many seconds, each at another moment. Until then
 * their pages ask for the rows that they wait for.
 */
const COME_AGAIN_SECONDS = { least: 30, most: 60 };

/** Whose streams are counted together. */
type Limit = 'client' | 'network' | 'site' | 'all';

/** Counts open streams, so that nobody takes the connections that everybody needs. */
export class Admission {
  private readonly open = new Map<string, number>();

  constructor(private readonly room: Omit<Room, 'connections'>) {}

  /**
   * Takes a place for a stream.
   *
   * @param client  whose it is
   * @param address where it comes from
   * @returns gives the place back; may be called twice
   * @throws AppError `too_many_streams` where its client or network has too many,
   *   `streams_used_up` where the gateway has, both with `retryAfterSeconds`
   */
  admit(client: string, address: string): () => void {
    const counted = this.countedFor(client, address);
    for (const { limit, key, most } of counted) {
      if ((this.open.get(key) ?? 0) < most) continue;
      streamsRefused.inc({ limit });
      throw new AppError(limit === 'all' ? 'streams_used_up' : 'too_many_streams', {
        retryAfterSeconds: someSeconds(),
      });
    }
    for (const { key } of counted) this.open.set(key, (this.open.get(key) ?? 0) + 1);
    return once(() => {
      for (const { key } of counted) {
        const left = this.open.get(key)! - 1;
        if (left > 0) this.open.set(key, left);
        else this.open.delete(key);
      }
    });
  }

  private countedFor(
    client: string,
    address: string,
  ): { limit: Limit; key: string; most: number }[] {
    const [network, site] = networksOf(address);
    const { streams, streamsOfNetwork, streamsOfSite } = this.room;
    return [
      { limit: 'client', key: `client ${client}`, most: MAX_STREAMS_PER_CLIENT },
      { limit: 'network', key: `network ${network.name}`, most: streamsOfNetwork },
      ...(site ? [{ limit: 'site' as const, key: `site ${site.name}`, most: streamsOfSite }] : []),
      { limit: 'all', key: 'all', most: streams },
    ];
  }
}

function someSeconds(): number {
  const { least, most } = COME_AGAIN_SECONDS;
  return least + Math.floor(Math.random() * (most - least));
}

function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    act();
  };
}
