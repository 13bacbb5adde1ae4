import { setTimeout as pause } from 'node:timers/promises';
import type { RunningSite } from '@cosmic/migrate/testing/site';
import { atLeast, atMost, exactly } from '@cosmic/platform/testing/figures';
import { until } from '@cosmic/platform/testing/until';
import { Guest, keepOn, unexpected, type Answer } from '../caller';
import { ledgerOf, nothingLost } from '../ledger';
import { lives } from '../lives';
import { startOnSmallDisk, type OnSmallDisk } from '../own-postgres';
import { insist, recovered, SECONDS_TO_RECOVER } from '../recovery';
import type { Scenario } from '../scenario';

/** Less than a busy machine of two cores can write, so that nothing waits but for the fault. */
const A_SECOND = 3;
const AWAY_MS = 8_000;

export const walFull: Scenario = {
  name: 'wal-full',
  fault:
    "The disk of PostgreSQL's log (WAL) is full under load: it panics and stays away for 8 s, until room is made and it is started anew",
  promise:
    'Whoever presses again gets one reading: 0 lost, 0 doubled, charged once; no other process needs a restart',

  async run(start, share) {
    const postgres = await startOnSmallDisk();
    const site = await start({ slowly: true, database: postgres });
    const living = lives(site);
    const answers: Answer[] = [];
    const load = keepOn(A_SECOND, () => insist(new Guest(() => site.url), answers));
    const before = await recovered(site);

    await fillUntilItEnds(postgres, site);
    const panics = /PANIC: .*No space left on device/.test(await postgres.said());
    const then = answers.length;
    await pause(share * AWAY_MS);
    const refused = answers.slice(then).filter(({ status }) => status !== 202).length;
    await postgres.disk.free();
    const from = performance.now();
    await postgres.startAnew();
    const started = (performance.now() - from) / 1_000;
    const after = await recovered(site);

    const accepted = [before.id, after.id, ...(await load.stop())];
    return [
      exactly('ended as it has no room for its log', panics ? 'yes' : 'no', 'yes'),
      atLeast('refused while it is away', refused, 1),
      atMost('until it is up again, s', started, SECONDS_TO_RECOVER),
      atMost('then until a reading is written, s', after.seconds, SECONDS_TO_RECOVER),
      ...(await nothingLost(site, accepted)),
      exactly('doubled', (await ledgerOf(site)).rows - accepted.length, 0),
      // On a busy machine an answer may be late, too.
      exactly('neither 202 nor 503 nor 504', unexpected(answers, [202, 503, 504]), 'none'),
      exactly('processes that ended', living.ended(), 0),
    ];
  },
};

/** Fills the disk, and what was written into the log before as well: there is room for more in its last file. */
async function fillUntilItEnds({ disk, hasEnded }: OnSmallDisk, { world }: RunningSite) {
  await until(async () => {
    await disk.fill();
    await world
      .query(`SELECT pg_logical_emit_message(true, 'drill', repeat('x', 1000000))`)
      .catch(() => undefined);
    return hasEnded();
  }, 'PostgreSQL has ended');
}
