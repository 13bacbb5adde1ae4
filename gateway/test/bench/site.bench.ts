import { Agent, request } from 'node:http';
import {
  PROGRAM_NAMES,
  startSite,
  type Program,
  type RunningSite,
} from '@cosmic/migrate/testing/site';
import { atMost, exactly, quantile, report, seen } from '@cosmic/platform/testing/figures';
import {
  cpuSecondsOf,
  cpuSecondsOfAll,
  megabytesOf,
} from '@cosmic/platform/testing/process-figures';
import { newAddress } from '@cosmic/platform/testing/address';
import { until } from '@cosmic/platform/testing/until';

/**
 * The whole product as `npm start` runs it: how soon it is there, what it holds of memory, what a
 * thousand readings cost, and how soon a tab is told of one that was written.
 */
const TABS = 200;
const REPORT_INTERVAL_MS = 50;
const READINGS = 1_000;
const AT_ONCE = 10;
const ASKED = JSON.stringify({ toolType: 'angel-number', params: { number: '1234' } });

interface Tab {
  cookie: string;
  /** When it was told that a reading is written, in milliseconds since 1970. */
  told: Map<string, number>;
  close(): void;
}

describe('the whole site', () => {
  let site: RunningSite;
  let cold: number;
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

  beforeAll(async () => {
    const from = performance.now();
    site = await startSite();
    cold = performance.now() - from;
  });
  afterAll(async () => {
    agent.destroy();
    await site.stop();
  });

  /** Asks for a reading. @returns its id, and who asked */
  const generate = (cookie: string) =>
    new Promise<{ id: string; cookie: string }>((settle, fail) => {
      const headers = {
        ...{ origin: site.url, 'content-type': 'application/json' },
        'x-forwarded-for': newAddress(),
        ...(cookie && { cookie }),
      };
      const path = `${site.url}/api/readings/generate`;
      request(path, { method: 'POST', headers, agent }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          if (response.statusCode !== 202)
            return fail(new Error(`${response.statusCode}: ${text}`));
          const made = response.headers['set-cookie']?.[0]?.split(';', 1)[0];
          settle({ id: JSON.parse(text).id, cookie: made ?? cookie });
        });
      })
        .on('error', fail)
        .end(ASKED);
    });
  const openTab = () =>
    new Promise<Tab>((settle, fail) => {
      const outgoing = request(`${site.url}/api/stream`, { agent }, (response) => {
        const told: Tab['told'] = new Map();
        let rest = '';
        response.setEncoding('utf8');
        response.on('error', () => undefined);
        response.on('data', (chunk: string) => {
          const at = Date.now();
          const blocks = (rest + chunk).split('\n\n');
          rest = blocks.pop()!;
          for (const block of blocks) {
            const [, id] =
              /^event: generation\.completed\n.*\ndata: \{"id":"([^"]+)"/.exec(block) ?? [];
            if (id !== undefined) told.set(id, at);
          }
        });
        const cookie = response.headers['set-cookie']![0]!.split(';', 1)[0]!;
        settle({ cookie, told, close: () => void outgoing.destroy() });
      });
      outgoing.once('error', fail);
      outgoing.end();
    });
  const written = async () => {
    const [row] = await site.world.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM readings.generations WHERE status = 'completed'`,
    );
    return row!.count;
  };
  const childOf = (name: Program) => site.of(name)[0]!.child;

  it('tells a tab of a reading soon after it is committed', async () => {
    const tabs: Tab[] = [];
    for (let index = 0; index < TABS; index += 1) tabs.push(await openTab());
    await generate(''); // the first of a process is slower
    const asked: { id: string; tab: Tab }[] = [];
    for (const tab of tabs) {
      const { id } = await generate(tab.cookie);
      asked.push({ id, tab });
      await new Promise((resolve) => setTimeout(resolve, REPORT_INTERVAL_MS));
    }
    await until(() => asked.every(({ id, tab }) => tab.told.has(id)), 'every tab is told').catch(
      () => undefined,
    );
    const rows = await site.world.query<{ id: string; at: number }>(
      `SELECT id, extract(epoch FROM completed_at)::float * 1000 AS at FROM readings.generations`,
    );
    const completed = new Map(rows.map(({ id, at }) => [id, at]));
    const late = asked
      .filter(({ id, tab }) => tab.told.has(id))
      .map(({ id, tab }) => tab.told.get(id)! - completed.get(id)!);
    tabs.forEach((tab) => tab.close());

    report(`P10: a reading committed until one of ${TABS} tabs is told`, [
      seen('P10: median, ms', quantile(late, 0.5)),
      atMost('P10: p95, ms', quantile(late, 0.95), 50),
      exactly('P10: not told', TABS - late.length, 0),
    ]);
    expect(late).toHaveLength(TABS);
  });

  it('spends so much on a thousand readings', async () => {
    const before = await written();
    const children = PROGRAM_NAMES.map(childOf);
    const ofEach = () => Promise.all(children.map(cpuSecondsOf));
    const engines = () => cpuSecondsOfAll([site.world.nats, site.world.redis]);
    const [cpuBefore, enginesBefore] = [await ofEach(), await engines()];
    let left = READINGS;
    const one = async () => {
      while (left > 0) {
        left -= 1;
        await generate('');
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, one));
    await until(async () => (await written()) - before === READINGS, 'all are written');
    await until(
      async () =>
        (await site.world.query('SELECT FROM usage.tool_logs')).length >= before + READINGS,
      'all are counted',
    );
    const spent = (await ofEach()).map((seconds, index) => seconds - cpuBefore[index]!);
    const ofEngines = (await engines()) - enginesBefore;
    const megabytes = await Promise.all(children.map(megabytesOf));

    report(`CPU seconds for ${READINGS} readings, over HTTP, written, stored and counted`, [
      seen(
        'CPU: all ten processes, s',
        spent.reduce((sum, seconds) => sum + seconds, 0),
      ),
      ...PROGRAM_NAMES.flatMap((name, index) =>
        spent[index]! >= 0.1 ? [seen(`CPU: ${name}, s`, spent[index]!)] : [],
      ),
      seen('CPU: NATS and Redis, s', ofEngines),
    ]);
    report('Memory afterwards', [
      ...PROGRAM_NAMES.map((name, index) => seen(`memory: ${name}, MB`, megabytes[index]!)),
      seen(
        'memory: all, MB',
        megabytes.reduce((sum, one) => sum + one, 0),
      ),
    ]);
    expect(await written()).toBe(before + READINGS);
  });

  it('is there so soon', async () => {
    const warm: Partial<Record<Program, number>> = {};
    for (const name of PROGRAM_NAMES) {
      const from = performance.now();
      const one = await site.add(name);
      warm[name] = performance.now() - from;
      await site.end(name, one);
    }

    report('Starting', [
      seen('start: tables, engines and all ten processes at once, s', cold / 1_000),
      ...PROGRAM_NAMES.map((name) => seen(`start: one more ${name}, s`, warm[name]! / 1_000)),
    ]);
    expect(Object.keys(warm)).toEqual([...PROGRAM_NAMES]);
  });
});
