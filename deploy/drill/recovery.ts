import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { RunningSite } from '@cosmic/migrate/testing/site';
import { until } from '@cosmic/platform/testing/until';
import { acceptedId, Guest, type Answer } from './caller';

/** Longest from the end of a fault until a reading that is asked for then is written. */
export const SECONDS_TO_RECOVER = 30;
/** Nobody presses again sooner; a crowd that did would be a fault of its own. */
const PRESS_AGAIN_MS = 250;

/**
 * Asks for one reading, by one key, until it is accepted: as somebody who presses again where no
 * answer comes.
 *
 * @param answers where all that comes back is put
 * @returns its id
 */
export async function insist(guest: Guest, answers: Answer[] = []): Promise<string> {
  const key = randomUUID();
  return until(async () => {
    const answer = await guest.generate(key);
    answers.push(answer);
    const id = acceptedId(answer);
    if (id === null) await pause(PRESS_AGAIN_MS);
    return id;
  }, 'a reading is accepted');
}

/** Asks for a reading and waits until it is written. @returns its id, and the seconds that took */
export async function recovered(site: RunningSite): Promise<{ id: string; seconds: number }> {
  const from = performance.now();
  const id = await insist(new Guest(() => site.url));
  await until(async () => {
    const [row] = await site.world.query<{ status: string }>(
      'SELECT status FROM readings.generations WHERE id = $1',
      [id],
    );
    return row?.status === 'completed';
  }, 'it is written');
  return { id, seconds: (performance.now() - from) / 1_000 };
}
