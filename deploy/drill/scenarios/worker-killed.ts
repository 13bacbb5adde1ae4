import { setTimeout as pause } from 'node:timers/promises';
import type { RunningSite } from '@cosmic/migrate/testing/site';
import { atLeast, seen } from '@cosmic/platform/testing/figures';
import { until } from '@cosmic/platform/testing/until';
import { acceptedId, Guest, repeat } from '../caller';
import { ledgerOf, nothingLost } from '../ledger';
import { part, type Scenario } from '../scenario';

const READINGS = 1_000;
const INTERVAL_MS = 2_000;

export const workerKilled: Scenario = {
  name: 'worker-killed',
  fault: 'The readings worker is killed (SIGKILL) every 2 s in 1,000 readings',
  promise: 'All completed, none lost, none twice, quota exact, one tool_logs row each',

  async run(start, share) {
    const site = await start({ slowly: true });
    let done = false;
    let kills = 0;
    const killing = (async () => {
      await until(async () => done || (await isWriting(site)), 'the first is being written');
      do {
        const { begun } = await ledgerOf(site);
        await site.crash('readings-worker');
        kills += 1;
        // One that has not begun anything since its start would only be kept from it.
        await until(async () => done || (await ledgerOf(site)).begun > begun, 'the work goes on');
        await pause(INTERVAL_MS);
      } while (!done);
    })();

    const answers = await repeat(part(share, READINGS), 10, () =>
      new Guest(() => site.url).generate(),
    );
    const accepted = answers.map(acceptedId).filter((id) => id !== null);
    await until(
      async () => {
        const { completed, rows } = await ledgerOf(site);
        return completed === rows;
      },
      'every reading is written',
      900_000,
    ).catch(() => undefined);
    done = true;
    await killing;
    const figures = await nothingLost(site, accepted);
    const { begun, rows } = await ledgerOf(site);
    return [
      atLeast('accepted', accepted.length, part(share, READINGS)),
      ...figures,
      atLeast('kills', kills, 1),
      seen('begun for each reading', begun / rows),
    ];
  },
};

async function isWriting({ world }: RunningSite): Promise<boolean> {
  const rows = await world.query(
    `SELECT FROM readings.generations WHERE status = 'generating' AND content <> ''`,
  );
  return rows.length > 0;
}
