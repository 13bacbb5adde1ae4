import { setTimeout } from 'node:timers/promises';
import { startSite, type RunningSite } from '@cosmic/migrate/testing/site';
import { atLeast, atMost, exactly, quantile, report, seen } from '@cosmic/platform/testing/figures';
import { newAddress } from '@cosmic/platform/testing/address';
import { until } from '@cosmic/platform/testing/until';
import { LeanCaller } from './lean-caller';

/**
 * The whole product asked for three times as many readings as it can accept: whom it takes in it
 * answers soon and writes for, the others it refuses at once, and it is calm right after.
 * `OVERLOAD_SECONDS` says how long each of its three parts lasts.
 */
const SECONDS = Number(process.env['OVERLOAD_SECONDS'] ?? 10);
const AT_ONCE = 32;
const TICK_MS = 10;
const CALM_ANSWERS = 5;
/** Until all that was accepted is written: what waits is bounded, by how many a slow machine writes in a second. */
const WRITTEN_WITHIN_MS = 400_000;
const PATH = '/api/readings/generate';
const ASKED = { toolType: 'angel-number', params: { number: '1234' } };

interface Answer {
  /** 0 where none came. */
  status: number;
  milliseconds: number;
  retryAfter: string | undefined;
}

describe('a flood', () => {
  let site: RunningSite;
  const idle: LeanCaller[] = [];
  /** The readings that were accepted, whenever. */
  const ids: string[] = [];

  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(async () => {
    idle.forEach((caller) => caller.close());
    await site.stop();
  });

  const ask = async (): Promise<Answer> => {
    let caller = idle.pop();
    while (caller && !caller.isOpen) caller = idle.pop();
    caller ??= new LeanCaller(site.url);
    const from = performance.now();
    try {
      const address = newAddress();
      const { status, retryAfter, body } = await caller.post(PATH, ASKED, address);
      const milliseconds = performance.now() - from;
      idle.push(caller);
      if (status === 202) ids.push((JSON.parse(body) as { id: string }).id);
      return { status, milliseconds, retryAfter };
    } catch {
      caller.close();
      return { status: 0, milliseconds: performance.now() - from, retryAfter: undefined };
    }
  };

  /** How many a second are accepted while so many ask, each again as soon as it is answered. */
  const saturatingRate = async (): Promise<number> => {
    const until = performance.now() + SECONDS * 1_000;
    let accepted = 0;
    const asker = async () => {
      while (performance.now() < until) if ((await ask()).status === 202) accepted += 1;
    };
    await Promise.all(Array.from({ length: AT_ONCE }, asker));
    return accepted / SECONDS;
  };

  /** Asks so often a second, whether it is answered or not. @returns once all is asked, and before all is answered */
  const flood = async (perSecond: number): Promise<Promise<Answer>[]> => {
    const answers: Promise<Answer>[] = [];
    const from = performance.now();
    for (;;) {
      const elapsed = (performance.now() - from) / 1_000;
      if (elapsed >= SECONDS) break;
      while (answers.length < elapsed * perSecond) answers.push(ask());
      await setTimeout(TICK_MS);
    }
    return answers;
  };

  /** After how many seconds from now on answers come as they do in peace again, several in a row. */
  const secondsUntilCalm = async (usual: number): Promise<number> => {
    const from = performance.now();
    let calmSince = from;
    for (let inARow = 0; inARow < CALM_ANSWERS;) {
      const asked = performance.now();
      const { status, milliseconds } = await ask();
      const isCalm = status === 202 && milliseconds <= usual;
      if (isCalm && inARow === 0) calmSince = asked;
      inARow = isCalm ? inARow + 1 : 0;
    }
    return (calmSince - from) / 1_000;
  };

  /** How many of those that were accepted have no text once nothing is left to do. */
  const countLost = async (): Promise<number> => {
    const unfinished = 'SELECT FROM readings.generations WHERE completed_at IS NULL LIMIT 1';
    const isDone = async () => (await site.world.query(unfinished)).length === 0;
    await until(isDone, 'all that was accepted is written', WRITTEN_WITHIN_MS);
    const [row] = await site.world.query<{ written: number }>(
      `SELECT count(*)::integer AS written FROM readings.generations
       WHERE id = ANY ($1) AND status = 'completed'`,
      [ids],
    );
    return ids.length - row!.written;
  };

  const timesOf = (answers: readonly Answer[]) => answers.map(({ milliseconds }) => milliseconds);

  it('is refused for the most part, at once, and harms nobody who was taken in', async () => {
    await Promise.all(Array.from({ length: AT_ONCE }, ask)); // the first of a process are slower
    const rate = await saturatingRate();
    const usual = quantile(timesOf(await Promise.all(await flood(rate))), 0.95);
    const asked = await flood(3 * rate);
    const calm = await secondsUntilCalm(usual);
    const answers = await Promise.all(asked);
    const forgotten = await countLost();

    const accepted = answers.filter(({ status }) => status === 202);
    const refused = answers.filter(({ status }) => status === 503);
    const lost = answers.length - accepted.length - refused.length;
    const p95 = quantile(timesOf(accepted), 0.95);
    report(`Three times as many readings asked for as can be accepted, ${SECONDS} s`, [
      seen('overload: saturating rate, 1/s', rate),
      seen('overload: p95 at that rate, ms', usual),
      seen('overload: asked for', answers.length),
      seen('overload: accepted', accepted.length),
      atLeast('overload: refused', refused.length, 1),
      exactly('overload: neither accepted nor refused', lost, 0),
      exactly('overload: accepted, and never written', forgotten, 0),
      atMost('overload: p95 of the accepted, beside that at the saturating rate', p95 / usual, 2),
      seen('overload: p95 of the accepted, ms', p95),
      seen('overload: median of the refused, ms', quantile(timesOf(refused), 0.5)),
      atMost('overload: p99 of the refused, ms', quantile(timesOf(refused), 0.99), 50),
      atMost('overload: calm again, s', calm, 2),
    ]);
    expect(accepted.length).toBeGreaterThan(0);
    expect(refused.every(({ retryAfter }) => Number(retryAfter) >= 1)).toBe(true);
  });
});
