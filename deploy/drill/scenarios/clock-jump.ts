import { setTimeout as pause } from 'node:timers/promises';
import type { Program, RunningSite } from '@cosmic/migrate/testing/site';
import { atLeast, atMost, exactly, type Figure } from '@cosmic/platform/testing/figures';
import { until } from '@cosmic/platform/testing/until';
import { acceptedId, Guest, keepOn, saysUnavailable, unexpected, type Answer } from '../caller';
import { movingClocks } from '../clocks';
import { ledgerOf, nothingLost } from '../ledger';
import { insist, recovered, SECONDS_TO_RECOVER } from '../recovery';
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
      const answers: Answer[] = [];
      const asked: string[] = [];
      const spent = new Guest(() => site.url);
      for (let time = 0; time < LIMIT; time += 1) asked.push(await insist(spent, answers));
      const readers = await readersOf(site, part(share, READERS));
      const load = keepOn(A_SECOND, () => insist(new Guest(() => site.url), answers));

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
          const { id, seconds } = await recovered(site);
          asked.push(id);
          const what = `${name}, an hour ${words}: until a reading is written, s`;
          figures.push(atMost(what, seconds, SECONDS_TO_RECOVER));
        }
      }
      const ofLoad = await load.stop();
      const { told, ids } = await readers.ask(answers);

      const accepted = [...asked, ...ofLoad, ...ids];
      const refused = answers.filter(({ status }) => status === 503);
      return [
        exactly('clocks not set as they were to be', wronglySet, 0),
        atLeast('accepted under load', ofLoad.length, 1),
        ...(await nothingLost(site, accepted)),
        exactly('doubled', (await ledgerOf(site)).rows - accepted.length, 0),
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
    /** Has each ask for a reading: the readings, and how many were told of the end of theirs. */
    async ask(answers: Answer[]): Promise<{ ids: string[]; told: number }> {
      const ids = await Promise.all(readers.map(({ guest }) => insist(guest, answers)));
      const heard = await Promise.all(
        readers.map(async ({ stream }) => {
          await until(
            () => stream.closed || stream.told.has('generation.completed'),
            'a reader is told',
          ).catch(() => undefined);
          return !stream.closed && stream.told.has('generation.completed');
        }),
      );
      for (const { stream } of readers) stream.close();
      return { ids, told: heard.filter(Boolean).length };
    },
  };
}
