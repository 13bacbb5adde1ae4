import { setTimeout as pause } from 'node:timers/promises';
import type { Program, RunningSite } from '@cosmic/migrate/testing/site';
import { atLeast, atMost, exactly, type Figure } from '@cosmic/platform/testing/figures';
import { until } from '@cosmic/platform/testing/until';
import { acceptedId, Guest, keepOn, saysUnavailable, unexpected } from '../caller';
import { movingClocks } from '../clocks';
import { nothingLost } from '../ledger';
import { recovered, SECONDS_TO_RECOVER } from '../recovery';
import { part, type Scenario } from '../scenario';
import { openStream } from '../stream';

/** Less than a busy machine of two cores can write, so that nothing waits but for the fault. */
const A_SECOND = 3;
const HOUR_MS = 60 * 60_000;
/** How long a clock goes wrong. */
const WRONG_MS = 2_000;
const LIMIT = 3;
const READERS = 10;
/** Whose clocks decide anything about a reading: who lets in, who accepts, who writes, who logs. */
const MOVED: readonly Program[] = ['gateway', 'readings', 'readings-worker', 'usage'];

export const clockJump: Scenario = {
  name: 'clock-jump',
  fault: 'The clock of a process jumps an hour back, or ahead, and is set right again, under load',
  promise:
    '0 lost, 0 doubled; 503 from whoever is not believed meanwhile; queue, streams and limits go by no such clock',

  async run(start, share) {
    const clocks = await movingClocks(MOVED);
    try {
      const site = await start({ slowly: true, otherwise: clocks.otherwise });
      const spent = new Guest(() => site.url);
      for (let time = 0; time < LIMIT; time += 1) {
        await until(async () => acceptedId(await spent.generate()), 'a guest has had a reading');
      }
      const readers = await readersOf(site, part(share, READERS));
      const load = keepOn(A_SECOND, () => new Guest(() => site.url).generate());

      let wronglySet = 0;
      let beyondLimit = 0;
      const figures: Figure[] = [];
      const set = async (name: Program, ahead: number) => {
        if ((await clocks.set(site, name, ahead)) !== ahead) wronglySet += 1;
      };
      for (const name of MOVED) {
        for (const [ahead, words] of [
          [-HOUR_MS, 'back'],
          [HOUR_MS, 'ahead'],
        ] as const) {
          await set(name, ahead);
          // What is put off now is put off by the clock that is wrong.
          if (name === 'readings-worker') await breakConnections(site);
          await pause(WRONG_MS);
          if (acceptedId(await spent.generate())) beyondLimit += 1;
          await set(name, 0);
          const what = `${name}, an hour ${words}: until a reading is written, s`;
          figures.push(atMost(what, (await recovered(site)).seconds, SECONDS_TO_RECOVER));
        }
      }
      const answers = await load.stop();
      const told = await readers.told();

      const accepted = answers.map(acceptedId).filter((id) => id !== null);
      const refused = answers.filter(({ status }) => status === 503);
      return [
        exactly('clocks not set as they were to be', wronglySet, 0),
        atLeast('accepted', accepted.length, 1),
        ...(await nothingLost(site, accepted)),
        // On a busy machine an answer may be late, too.
        exactly('neither 202 nor 503 nor 504', unexpected(answers, [202, 503, 504]), 'none'),
        exactly('503 without words', refused.filter((one) => !saysUnavailable(one)).length, 0),
        exactly('readings beyond a daily limit', beyondLimit, 0),
        exactly('streams that broke or were not told', readers.count - told, 0),
        ...figures,
      ];
    } finally {
      await clocks.remove();
    }
  },
};

/** Has the worker lose its connections with the database, so that its jobs are put off. */
async function breakConnections({ world }: RunningSite): Promise<void> {
  const { username } = new URL(world.environment('readings-worker')['DATABASE_URL']!);
  await world.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = $1', [
    username,
  ]);
}

/** Guests whose streams are open from before the first jump until after the last. */
async function readersOf(site: RunningSite, count: number) {
  const readers = await Promise.all(
    Array.from({ length: count }, async () => {
      const guest = new Guest(() => site.url);
      return { guest, stream: await openStream(site.url, guest) };
    }),
  );
  return {
    count,
    /** How many of them have been told the end of a reading that they ask for now. */
    async told(): Promise<number> {
      const heard = await Promise.all(
        readers.map(async ({ guest, stream }) => {
          await until(async () => acceptedId(await guest.generate()), 'a reader asks');
          await until(
            () => stream.closed || stream.told.has('generation.completed'),
            'a reader is told',
          ).catch(() => undefined);
          return !stream.closed && stream.told.has('generation.completed');
        }),
      );
      for (const { stream } of readers) stream.close();
      return heard.filter(Boolean).length;
    },
  };
}
