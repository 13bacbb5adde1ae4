import { setTimeout as pause } from 'node:timers/promises';
import type { RunningSite } from '@cosmic/migrate/testing/site';
import { atLeast, atMost, exactly, seen, type Figure } from '@cosmic/platform/testing/figures';
import { until } from '@cosmic/platform/testing/until';
import { Guest, keepOn, unexpected, type Answer } from '../caller';
import { ledgerOf, nothingLost } from '../ledger';
import { lives } from '../lives';
import { startOwnNats } from '../own-nats';
import { insist, recovered } from '../recovery';
import type { Scenario } from '../scenario';

/** Less than a busy machine of two cores can write, so that nothing waits but for the fault. */
const A_SECOND = 3;
const WORK_MS = 8_000;
/** Less than elsewhere: there are others at once, and nobody has to start anything. */
const SECONDS_TO_GO_ON = 10;

export const natsCluster: Scenario = {
  name: 'nats-cluster',
  fault:
    'Each of three NATS servers of one cluster is killed in turn under load, and is away until a reading that is asked for then is written and counted',
  promise:
    'Whoever presses again gets one reading, within 10 s: 0 lost, 0 doubled, charged once; no process needs a restart',

  async run(start, share) {
    const nats = await startOwnNats();
    const site = await start({ slowly: true, engines: nats });
    const living = lives(site);
    const answers: Answer[] = [];
    const load = keepOn(A_SECOND, () => insist(new Guest(() => site.url), answers));
    const asked = [(await recovered(site)).id];
    const figures: Figure[] = [];
    let leaders = 0;
    for (const [index, server] of nats.servers.entries()) {
      await pause(share * WORK_MS);
      const leads = await nats.leads(server);
      if (leads) leaders += 1;

      const from = performance.now();
      await server.kill();
      const { id, seconds } = await recovered(site);
      asked.push(id);
      // So the others have an event that this one has not: it is no peer again before it has.
      await until(() => isCounted(site, id), 'the reading is counted');
      const counted = secondsSince(from);
      const back = performance.now();
      await nats.bringBack(server);

      const what = `without server ${index}${leads ? ', which led' : ''}`;
      figures.push(
        atMost(`${what}: until a reading is written, s`, seconds, SECONDS_TO_GO_ON),
        seen(`${what}: until it is counted, s`, counted),
        seen('then until the cluster is whole again, s', secondsSince(back)),
      );
    }
    await pause(share * WORK_MS);

    const accepted = [...asked, ...(await load.stop())];
    return [
      atLeast('accepted', accepted.length, A_SECOND),
      atLeast('killed which led', leaders, 1),
      ...(await nothingLost(site, accepted)),
      exactly('doubled', (await ledgerOf(site)).rows - accepted.length, 0),
      // On a busy machine an answer may be late, too.
      exactly('neither 202 nor 503 nor 504', unexpected(answers, [202, 503, 504]), 'none'),
      exactly('processes that ended', living.ended(), 0),
      ...figures,
    ];
  },
};

const secondsSince = (from: number): number => (performance.now() - from) / 1_000;

/** Whether the event of a reading has come to the service that counts them. */
async function isCounted({ world }: RunningSite, id: string): Promise<boolean> {
  const rows = await world.query('SELECT FROM usage.tool_logs WHERE generation_id = $1', [id]);
  return rows.length > 0;
}
