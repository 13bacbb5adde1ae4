import { setTimeout as pause } from 'node:timers/promises';
import { atLeast, atMost, exactly } from '@cosmic/platform/testing/figures';
import { until } from '@cosmic/platform/testing/until';
import { acceptedId, call, Guest, keepOn, saysUnavailable } from '../caller';
import { nothingLost } from '../ledger';
import { part, type Scenario } from '../scenario';
import { lives } from '../lives';

const TIMES = 20;
const A_SECOND = 10;
/** Between two restarts, so that there are events to lose. */
const WORK_MS = 1_000;
const PROBE = '/api/readings/allowances';

export const natsRestarted: Scenario = {
  name: 'nats-restarted',
  fault: 'NATS is killed and started again, 20 times, under load',
  promise:
    'No event lost, no process restarted, connections come back by themselves; 503 within 2 s while it is away',

  async run(start, share) {
    const site = await start({ slowly: true });
    const living = lives(site);
    const load = keepOn(A_SECOND, () => new Guest(() => site.url).generate());
    const away: { milliseconds: number; clear: boolean }[] = [];
    const back: number[] = [];
    for (let time = 0; time < part(share, TIMES); time += 1) {
      await site.world.nats.kill();
      for (let probe = 0; probe < 4; probe += 1) {
        const answer = await call(site.url, PROBE);
        away.push({ milliseconds: answer.milliseconds, clear: saysUnavailable(answer) });
        await pause(200);
      }
      const from = performance.now();
      await site.world.nats.start();
      await until(async () => (await call(site.url, PROBE)).status === 200, 'readings answers');
      back.push(performance.now() - from);
      await pause(WORK_MS);
    }
    const accepted = (await load.stop()).map(acceptedId).filter((id) => id !== null);
    return [
      exactly('restarts', back.length, part(share, TIMES)),
      atLeast('accepted', accepted.length, 1),
      ...(await nothingLost(site, accepted)),
      exactly('no clear 503 while away', away.filter(({ clear }) => !clear).length, 0),
      atMost('slowest 503, ms', Math.max(...away.map(({ milliseconds }) => milliseconds)), 2_000),
      atMost('longest until it answers again, ms', Math.max(...back), 5_000),
      exactly('processes that ended', living.ended(), 0),
    ];
  },
};
