import { setTimeout } from 'node:timers/promises';
import { PROGRAM_NAMES, startSite, type RunningSite } from '@cosmic/migrate/testing/site';
import {
  SAMPLE_TEXT,
  startModelServer,
  type ModelServer,
} from '@cosmic/narrator/testing/model-server';
import { newAddress } from '@cosmic/platform/testing/address';
import {
  atLeast,
  atMost,
  printTable,
  report,
  seen,
  type Figure,
} from '@cosmic/platform/testing/figures';
import {
  cpuSecondsOfAll,
  cpuSecondsOfServer,
  machineSeconds,
} from '@cosmic/platform/testing/process-figures';
import { until } from '@cosmic/platform/testing/until';
import { LeanCaller } from './lean-caller';

/**
 * Readings of the whole product, over HTTP until they are written and counted, by so many workers
 * and gateways on one set of engines: how many a second, at what cost, and where the processors are
 * full, beyond which more processes can not help. `SCALE_READINGS` says how many readings a point has.
 */
const READINGS = Number(process.env['SCALE_READINGS'] ?? 300);
const WORKERS = [1, 2, 4];
const GATEWAYS = [1, 2];
const CONCURRENCY = 10;
const SLOW_MS = 2_000;
/** How often a worker's places are filled where the model is slow: each time takes as long as the model. */
const SLOW_ROUNDS = Math.max(2, Math.round(READINGS / 150));
const CALLERS_OF_GATEWAY = 8;
/** The first of a process are slower. */
const WARM_UP_OF_WORKER = 40;
const ASK_AGAIN_MS = 100;
const WAIT_MS = 300_000;
/** What is left of the processors while a run begins and ends. */
const FULL = 0.9;
const ASKED = { toolType: 'angel-number', params: { number: '1234' } };
const PATH = '/api/readings/generate';
/** Asking for more would take the time of what is measured. */
const UNFINISHED = 'SELECT FROM readings.generations WHERE completed_at IS NULL LIMIT 1';

type Writer = 'almanac' | 'model of 0 s' | 'model of 2 s';

interface Point {
  writer: Writer;
  workers: number;
  gateways: number;
  perSecond: number;
  /** Processor time of a reading, in milliseconds: of all our processes, of the engines, of who asks and the stand-in for a model. */
  ours: number;
  engines: number;
  asking: number;
  /** The share of all processors that worked meanwhile, whatever for. */
  busy: number;
}

describe('more processes', () => {
  let site: RunningSite;
  let model: ModelServer;
  let backend: number;
  const points: Point[] = [];

  beforeAll(async () => {
    [site, model] = await Promise.all([
      startSite({ 'readings-worker': { WORKER_CONCURRENCY: String(CONCURRENCY) } }),
      startModelServer(),
    ]);
    await site.add('gateway');
    const [row] = await site.world.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    backend = row!.pid;
  });
  afterAll(async () => {
    await site.stop();
    await model.close();
  });

  const addressesOf = (gateways: number) =>
    site
      .of('gateway')
      .slice(0, gateways)
      .map(({ port }) => `http://127.0.0.1:${port}`);

  /** Has so many readings written, and tells how many a second were. */
  const write = async (count: number, gateways: number): Promise<number> => {
    const [start] = await site.world.query<{ at: Date }>('SELECT clock_timestamp() AS at');
    let left = count;
    const ask = async (url: string) => {
      const caller = new LeanCaller(url);
      while (left > 0) {
        left -= 1;
        for (;;) {
          const { status } = await caller.post(PATH, ASKED, newAddress());
          if (status === 202) break;
          if (status !== 429 && status !== 503) throw new Error(`answered ${status}`);
          await setTimeout(ASK_AGAIN_MS);
        }
      }
      caller.close();
    };
    const callers = addressesOf(gateways).flatMap((url) =>
      Array.from({ length: CALLERS_OF_GATEWAY }, () => ask(url)),
    );
    await Promise.all(callers);
    const isWritten = async () => (await site.world.query(UNFINISHED)).length === 0;
    await until(isWritten, 'all are written', WAIT_MS);
    const [run] = await site.world.query<{ count: number; seconds: number }>(
      `SELECT count(*)::integer AS count,
              extract(epoch FROM max(completed_at) - min(created_at))::float AS seconds
       FROM readings.generations WHERE created_at >= $1 AND status = 'completed'`,
      [start!.at],
    );
    expect(run!.count).toBe(count);
    return count / run!.seconds;
  };

  /** Until every reading there is has been counted by the service that hears of it. */
  const counted = () =>
    until(
      async () => {
        const [row] = await site.world.query<{ wait: boolean }>(
          `SELECT (SELECT count(*) FROM readings.generations WHERE status = 'completed')
                  > (SELECT count(*) FROM usage.tool_logs) AS wait`,
        );
        return !row!.wait;
      },
      'all are counted',
      WAIT_MS,
    );

  const spent = async () => {
    const { user, system } = process.cpuUsage();
    const { nats, redis } = site.world;
    const children = PROGRAM_NAMES.flatMap((name) => site.of(name).map(({ child }) => child));
    return {
      ours: await cpuSecondsOfAll(children),
      engines: (await cpuSecondsOfAll([nats, redis])) + (await cpuSecondsOfServer(backend)),
      asking: (user + system) / 1_000_000,
    };
  };

  const measure = async (writer: Writer, workers: number, gateways: number): Promise<void> => {
    const isSlow = writer === 'model of 2 s';
    const count = isSlow ? SLOW_ROUNDS * CONCURRENCY * workers : READINGS;
    const slow = { kind: 'late', text: SAMPLE_TEXT, afterMs: SLOW_MS } as const;
    model.script(isSlow ? slow : { kind: 'text', text: SAMPLE_TEXT });
    const [before, machineBefore] = [await spent(), await machineSeconds()];
    const perSecond = await write(count, gateways);
    const machine = await machineSeconds();
    await counted();
    const after = await spent();
    const ofReading = (name: keyof typeof before) => ((after[name] - before[name]) * 1_000) / count;
    points.push({
      ...{ writer, workers, gateways, perSecond },
      ...{ ours: ofReading('ours'), engines: ofReading('engines'), asking: ofReading('asking') },
      busy: (machine.busy - machineBefore.busy) / (machine.all - machineBefore.all),
    });
  };

  /** Measures with 1, 2 and 4 workers, of which the first may be there. */
  const measureAll = async (writers: readonly Writer[], environment: Record<string, string>) => {
    for (const workers of WORKERS) {
      while (site.of('readings-worker').length < workers) {
        await site.add('readings-worker', environment);
      }
      model.script({ kind: 'text', text: SAMPLE_TEXT });
      await write(WARM_UP_OF_WORKER * workers, GATEWAYS.length);
      await counted();
      for (const writer of writers) {
        for (const gateways of GATEWAYS) await measure(writer, workers, gateways);
      }
    }
  };

  const baseOf = ({ writer, gateways }: Point): Point =>
    points.find(
      (point) => point.writer === writer && point.gateways === gateways && point.workers === 1,
    )!;
  const ofLinear = (point: Point) => point.perSecond / (point.workers * baseOf(point).perSecond);
  const isFull = ({ busy }: Point) => busy >= FULL;

  const figuresOf = (point: Point): Figure[] => {
    const { writer, workers, gateways } = point;
    const what = `scale: ${writer}, ${workers} workers, ${gateways} gateway(s), of linear`;
    const ratio = ofLinear(point);
    if (workers === 1) return [];
    return isFull(point) ? [seen(`${what}; processors full`, ratio)] : [atLeast(what, ratio, 0.9)];
  };
  const fullFrom = (writer: Writer): Figure => {
    const first = points.find((point) => point.writer === writer && isFull(point));
    const where = first ? `${first.workers} w, ${first.gateways} g` : 'never';
    return seen(`scale: ${writer}, processors full from`, where);
  };
  /** The least that a reading costs with one worker: what stands by while processes wait is not its own. */
  const costOf = (writer: Writer): number =>
    Math.min(
      ...points
        .filter((point) => point.writer === writer && point.workers === 1)
        .map(({ ours, engines }) => ours + engines),
    );

  it('write more readings until the processors are full', async () => {
    await measureAll(['almanac'], {});
    for (const worker of site.of('readings-worker')) await site.end('readings-worker', worker);
    await measureAll(['model of 0 s', 'model of 2 s'], model.environment);

    printTable(
      `${READINGS} readings a point; with the slow model ${SLOW_ROUNDS} times what the workers take at once`,
      points.map((point) => ({
        'written by': point.writer,
        workers: String(point.workers),
        gateways: String(point.gateways),
        'readings/s': point.perSecond.toFixed(1),
        'of linear': ofLinear(point).toFixed(2),
        'ours ms': point.ours.toFixed(2),
        'engines ms': point.engines.toFixed(2),
        'asking ms': point.asking.toFixed(2),
        'processors busy': `${(point.busy * 100).toFixed(0)} %${isFull(point) ? ' full' : ''}`,
      })),
    );
    report('Readings by workers and gateways', [
      ...points.flatMap(figuresOf),
      ...(['almanac', 'model of 0 s', 'model of 2 s'] as const).map(fullFrom),
      atMost('scale: CPU of a reading and its engines, almanac, ms', costOf('almanac'), 5),
      atMost('scale: CPU of a reading and its engines, model, ms', costOf('model of 0 s'), 12),
    ]);
    expect(points.every(({ perSecond }) => perSecond > 0)).toBe(true);
  });
});
