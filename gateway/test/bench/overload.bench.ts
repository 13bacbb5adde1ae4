import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { startSite, type RunningSite } from '@cosmic/migrate/testing/site';
import { atLeast, atMost, exactly, quantile, report, seen } from '@cosmic/platform/testing/figures';
import { newAddress } from '@cosmic/platform/testing/address';

/**
 * The whole product asked for three times as many readings as it can accept: whom it takes in it
 * answers soon, the others it refuses at once, and it is calm right after.
 */
const SECONDS = 10;
const AT_ONCE = 32;
const TICK_MS = 10;
const CALM_ANSWERS = 5;
const ASKED = JSON.stringify({ toolType: 'angel-number', params: { number: '1234' } });

interface Answer {
  /** 0 where none came. */
  status: number;
  milliseconds: number;
  retryAfter: string | undefined;
}

describe('a flood', () => {
  let site: RunningSite;
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(async () => {
    agent.destroy();
    await site.stop();
  });

  const ask = () =>
    new Promise<Answer>((settle) => {
      const from = performance.now();
      const end = (status: number, retryAfter?: string) =>
        settle({ status, milliseconds: performance.now() - from, retryAfter });
      const headers = {
        ...{ origin: site.url, 'content-type': 'application/json' },
        'x-forwarded-for': newAddress(),
      };
      const path = `${site.url}/api/readings/generate`;
      request(path, { method: 'POST', headers, agent }, (response) => {
        response.resume();
        response.on('error', () => end(0));
        response.on('end', () => end(response.statusCode!, response.headers['retry-after']));
      })
        .on('error', () => end(0))
        .end(ASKED);
    });

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

  /** Asks so often a second, whether it is answered or not. */
  const flood = async (perSecond: number): Promise<Answer[]> => {
    const answers: Promise<Answer>[] = [];
    const from = performance.now();
    for (;;) {
      const elapsed = (performance.now() - from) / 1_000;
      if (elapsed >= SECONDS) break;
      while (answers.length < elapsed * perSecond) answers.push(ask());
      await setTimeout(TICK_MS);
    }
    return Promise.all(answers);
  };

  /** After how many seconds answers come as they do in peace again, several in a row. */
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

  const timesOf = (answers: readonly Answer[]) => answers.map(({ milliseconds }) => milliseconds);

  it('is refused for the most part, at once, and harms nobody who was taken in', async () => {
    await Promise.all(Array.from({ length: AT_ONCE }, ask)); // the first of a process are slower
    const rate = await saturatingRate();
    const usual = quantile(timesOf(await flood(rate)), 0.95);
    const answers = await flood(3 * rate);
    const calm = await secondsUntilCalm(usual);

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
      atMost('overload: p95 of the accepted, beside that at the saturating rate', p95 / usual, 2),
      seen('overload: median of the refused, ms', quantile(timesOf(refused), 0.5)),
      atMost('overload: p99 of the refused, ms', quantile(timesOf(refused), 0.99), 50),
      atMost('overload: calm again, s', calm, 2),
    ]);
    expect(accepted.length).toBeGreaterThan(0);
    expect(refused.every(({ retryAfter }) => Number(retryAfter) >= 1)).toBe(true);
  });
});
