import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request, type ClientRequest } from 'node:http';
import { resolve } from 'node:path';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { liveClientOf } from '@cosmic/contracts/message';
import { startWorld, type World } from '@cosmic/migrate/testing/world';
import { liveSubject, writePush } from '@cosmic/platform/nats/live';
import { freePort } from '@cosmic/platform/testing/free-port';
import { atMost, exactly, quantile, report, seen } from '@cosmic/platform/testing/figures';
import { cpuSecondsOf, megabytesOf } from '@cosmic/platform/testing/process-figures';
import { until } from '@cosmic/platform/testing/until';

/**
 * What it costs the built gateway to tell a thousand tabs, beside a bare server of streams: CPU time
 * for each event that reaches a tab, and memory for each tab. Tabs of the same guest share one
 * subscription, so both ends are measured: twenty tabs each, and one each.
 */
const TABS = 1_000;
const MAX_TABS_PER_VISITOR = 20;
const ROUNDS = 6;
const EVENTS_A_ROUND = 20;
const PAYLOAD = {
  id: '0b4c7a52-6a3b-4a64-8f7b-111111111111',
  offset: 0,
  text: 'a few words of it ',
};

interface Crowd {
  server: ChildProcess;
  kilobytesATab: number;
  /** Tells everybody once; resolves when all have heard. */
  tell(): Promise<void>;
  heard(): number;
  leave(): void;
}

describe('telling a thousand tabs', () => {
  let world: World;
  let bus: NatsConnection;
  const servers: ChildProcess[] = [];

  beforeAll(async () => {
    world = await startWorld();
    const { NATS_URL, NATS_USER, NATS_PASSWORD } = world.environment('readings-worker');
    bus = await connect({ servers: NATS_URL, user: NATS_USER, pass: NATS_PASSWORD });
  });
  afterAll(async () => {
    await bus.close();
    await Promise.all(
      servers.map(async (child) => {
        const gone = once(child, 'exit');
        child.kill('SIGTERM');
        await gone;
      }),
    );
    await world.stop();
  });

  const serve = async (program: string, environment: Record<string, string>) => {
    const port = await freePort();
    const child = spawn(process.execPath, [resolve(__dirname, program)], {
      env: {
        ...{
          PATH: process.env['PATH'],
          NODE_ENV: 'production',
          PORT: String(port),
          PUBLIC_URL: `http://127.0.0.1:${port}`,
        },
        ...environment,
        LOG_LEVEL: 'info',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    servers.push(child);
    return { child, port };
  };

  /** A thousand open streams; each cookie is shared by so many. */
  const crowd = async (
    { child, port }: { child: ChildProcess; port: number },
    tabsOfOne: number,
    tellOnce: (guests: string[]) => void,
  ): Promise<Crowd> => {
    const agent = new Agent({ maxSockets: Infinity });
    const open: ClientRequest[] = [];
    let heard = 0;
    const tab = (cookie: string) =>
      new Promise<string>((settle, fail) => {
        const outgoing = request(
          {
            host: '127.0.0.1',
            port,
            path: '/api/stream',
            agent,
            headers: cookie ? { cookie } : {},
          },
          (response) => {
            response.on('error', () => undefined);
            response.on('data', (chunk: Buffer) => {
              heard += chunk.toString('latin1').split('event: generation.delta').length - 1;
            });
            settle(response.headers['set-cookie']?.[0]?.split(';', 1)[0] ?? cookie);
          },
        );
        outgoing.once('error', fail);
        outgoing.end();
        open.push(outgoing);
      });
    await until(
      () =>
        fetch(`http://127.0.0.1:${port}/healthz`, { method: 'POST', body: '{}' }).then(
          () => true,
          () => false,
        ),
      'it listens',
    );
    const before = await megabytesOf(child);
    const guests: string[] = [];
    for (let at = 0; at < TABS; at += tabsOfOne) {
      const cookie = await tab('');
      guests.push(cookie.slice('cosmic_guest='.length).split('.', 1)[0] ?? '');
      await Promise.all(Array.from({ length: tabsOfOne - 1 }, () => tab(cookie)));
    }
    let told = 0;
    const tell = async () => {
      told += TABS;
      tellOnce(guests);
      await until(() => heard >= told, 'every tab has heard');
    };
    for (let warm = 0; warm < EVENTS_A_ROUND; warm += 1) await tell();
    const kilobytesATab = ((await megabytesOf(child)) - before) * (1_024 / TABS);
    return {
      ...{ server: child, kilobytesATab, tell, heard: () => heard - told },
      leave: () => open.forEach((one) => one.destroy()),
    };
  };
  const tellGuests = (guests: string[]) => {
    for (const id of guests) {
      bus.publish(
        liveSubject(liveClientOf({ kind: 'guest', id })),
        writePush({ type: 'generation.delta', ...PAYLOAD }),
      );
    }
  };

  it('costs so much for each', async () => {
    const gateway = () =>
      serve('../../dist/main.js', {
        ...world.environment('gateway'),
        WEB_ROOT: resolve(__dirname, '../../../web/dist'),
        GUEST_COOKIE_SECRET: 'a-secret-that-signs-the-cookies-of-guests',
        MAX_STREAMS_PER_NETWORK: String(2 * TABS),
      });
    const bareServer = await serve('bare-stream.mjs', {});
    const tellBare = () =>
      void fetch(`http://127.0.0.1:${bareServer.port}`, {
        ...{ method: 'POST', body: JSON.stringify(PAYLOAD) },
      });
    const crowds = {
      shared: await crowd(await gateway(), MAX_TABS_PER_VISITOR, tellGuests),
      single: await crowd(await gateway(), 1, tellGuests),
      bare: await crowd(bareServer, 1, tellBare),
    };
    const costs: Record<keyof typeof crowds, number[]> = { shared: [], single: [], bare: [] };
    const names = Object.keys(crowds) as (keyof typeof crowds)[];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const name of names) {
        const { server, tell } = crowds[name];
        const before = await cpuSecondsOf(server);
        for (let event = 0; event < EVENTS_A_ROUND; event += 1) await tell();
        const spent = (await cpuSecondsOf(server)) - before;
        if (round > 0) costs[name].push((spent * 1_000_000) / (EVENTS_A_ROUND * TABS));
      }
    }

    const median = (name: keyof typeof crowds) => quantile(costs[name], 0.5);
    const [shared, single, bare] = [crowds.shared, crowds.single, crowds.bare];
    const lost = names.reduce((sum, name) => sum + Math.abs(crowds[name].heard()), 0);
    report(`P9: ${TABS} open streams, CPU an event and tab, memory a tab`, [
      seen('P9: bare node, us an event', median('bare')),
      seen(`P9: gateway, ${MAX_TABS_PER_VISITOR} tabs each, us an event`, median('shared')),
      atMost(
        `P9: ${MAX_TABS_PER_VISITOR} tabs each, CPU / bare node`,
        median('shared') / median('bare'),
        1.3,
      ),
      seen(
        'P9: one tab each, a subscription for each, CPU / bare node',
        median('single') / median('bare'),
      ),
      seen('P9: bare node, KB a tab', bare.kilobytesATab),
      atMost(
        `P9: ${MAX_TABS_PER_VISITOR} tabs each, memory / bare node`,
        shared.kilobytesATab / bare.kilobytesATab,
        1.3,
      ),
      seen('P9: one tab each, memory / bare node', single.kilobytesATab / bare.kilobytesATab),
      exactly('P9: lost or told twice', lost, 0),
    ]);
    names.forEach((name) => crowds[name].leave());
    expect(lost).toBe(0);
  });
});
