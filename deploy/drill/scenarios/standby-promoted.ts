import { setTimeout as pause } from 'node:timers/promises';
import { atLeast, atMost, exactly, seen } from '@cosmic/platform/testing/figures';
import { Guest, keepOn, unexpected, type Answer } from '../caller';
import { ledgerOf, nothingLost } from '../ledger';
import { lives } from '../lives';
import { startPair } from '../own-postgres';
import { insist, recovered, SECONDS_TO_RECOVER } from '../recovery';
import type { Scenario } from '../scenario';

/** Less than a busy machine of two cores can write, so that nothing waits but for the fault. */
const A_SECOND = 3;
const WORK_MS = 8_000;

export const standbyPromoted: Scenario = {
  name: 'standby-promoted',
  fault:
    'The primary of PostgreSQL is killed under load and never comes back; its synchronous standby takes its place',
  promise:
    'Whoever presses again gets one reading: 0 lost, 0 doubled, charged once; no process needs a restart',

  async run(start, share) {
    const pair = await startPair();
    const site = await start({ slowly: true, database: pair });
    const living = lives(site);
    const answers: Answer[] = [];
    const load = keepOn(A_SECOND, () => insist(new Guest(() => site.url), answers));
    const before = await recovered(site);
    await pause(share * WORK_MS);
    const then = load.results.length;

    const from = performance.now();
    const since = () => (performance.now() - from) / 1_000;
    await pair.killPrimary();
    await pair.promote();
    const promoted = since();
    const first = await insist(new Guest(() => site.url));
    const accepting = since();
    const after = await recovered(site);
    await pause(share * WORK_MS);

    const accepted = [before.id, first, after.id, ...(await load.stop())];
    return [
      atLeast('accepted before', then, 1),
      seen('until the standby is the primary, s', promoted),
      atMost('until a reading is accepted, s', accepting, SECONDS_TO_RECOVER),
      atMost('then until one is written, s', after.seconds, SECONDS_TO_RECOVER),
      ...(await nothingLost(site, accepted)),
      exactly('doubled', (await ledgerOf(site)).rows - accepted.length, 0),
      // On a busy machine an answer may be late, too.
      exactly('neither 202 nor 503 nor 504', unexpected(answers, [202, 503, 504]), 'none'),
      exactly('processes that ended', living.ended(), 0),
    ];
  },
};
