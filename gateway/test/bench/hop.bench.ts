import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { resolve } from 'node:path';
import { content } from '@cosmic/contracts/content';
import { connectAs } from '@cosmic/migrate/testing/bus';
import { startWorld, type World } from '@cosmic/migrate/testing/world';
import { RpcClient } from '@cosmic/platform/nats/rpc-client';
import type { Nats } from '@cosmic/platform/nats/nats-connection';
import { freePort } from '@cosmic/platform/testing/free-port';
import { atMost, quantile, report, seen } from '@cosmic/platform/testing/figures';
import { cpuSecondsOf, cpuSecondsOfAll } from '@cosmic/platform/testing/process-figures';
import { until } from '@cosmic/platform/testing/until';

/**
 * What a GET costs that the gateway has to ask a service for, and what the hop alone costs: in CPU
 * time of every process that serves, beside a bare server and a bare responder with the same bytes.
 */
const ROUNDS = 7;
const REQUESTS = 4_000;
const AT_ONCE = 32;
const PATH = '/api/affirmation';
const ANSWER = JSON.stringify({ date: '2026-11-21', content: 'A quiet sky. '.repeat(100) });
const SECONDS_TO_MICROSECONDS = 1_000_000;

describe('a request that a service answers', () => {
  let world: World;
  let nats: Nats;
  let gateway: ChildProcess;
  let stub: ChildProcess;
  let bare: ChildProcess;
  let port: number;
  let barePort: number;
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

  const run = (program: string, environment: Record<string, string>, input: string) => {
    const child = spawn(process.execPath, [program], {
      env: {
        ...{ PATH: process.env['PATH'], NODE_ENV: 'production', ...environment },
        LOG_LEVEL: 'info',
      },
      stdio: ['pipe', 'ignore', 'inherit'],
    });
    child.stdin.end(input);
    return child;
  };
  const get = (to: number) =>
    new Promise<{ status: number; body: string }>((settle, fail) => {
      request({ host: '127.0.0.1', port: to, path: PATH, agent }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          settle({ status: response.statusCode!, body: Buffer.concat(chunks).toString() }),
        );
      })
        .on('error', fail)
        .end();
    });
  const answers = (to: number) =>
    until(
      () =>
        get(to).then(
          ({ status, body }) => status === 200 && body === ANSWER,
          () => false,
        ),
      'it answers',
    );

  beforeAll(async () => {
    world = await startWorld();
    port = await freePort();
    barePort = await freePort();
    const environment = world.environment('gateway');
    stub = run(resolve(__dirname, 'stub-content.mjs'), world.environment('content'), ANSWER);
    bare = run(resolve(__dirname, 'bare-server.mjs'), { PORT: String(barePort) }, ANSWER);
    gateway = run(
      resolve(__dirname, '../../dist/main.js'),
      {
        ...environment,
        PORT: String(port),
        PUBLIC_URL: `http://127.0.0.1:${port}`,
        WEB_ROOT: resolve(__dirname, '../../../web/dist'),
        GUEST_COOKIE_SECRET: 'a-secret-that-signs-the-cookies-of-guests',
      },
      '',
    );
    nats = await connectAs(world, 'gateway');
    await Promise.all([answers(port), answers(barePort)]);
  });
  afterAll(async () => {
    agent.destroy();
    await nats.close();
    await Promise.all(
      [gateway, stub, bare].map(async (child) => {
        const gone = once(child, 'exit');
        child.kill('SIGTERM');
        await gone;
      }),
    );
    await world.stop();
  });

  const many = async (ask: () => Promise<unknown>) => {
    let left = REQUESTS;
    const client = async () => {
      while (left > 0) {
        left -= 1;
        await ask();
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, client));
  };
  /** CPU microseconds a request of what a look at the processor tells. */
  const costOf = async (look: () => Promise<number>, ask: () => Promise<unknown>) => {
    const before = await look();
    await many(ask);
    return ((await look()) - before) * (SECONDS_TO_MICROSECONDS / REQUESTS);
  };

  it('costs more than a bare answer by so much', async () => {
    const costs: Record<'ours' | 'gateway' | 'bare', number[]> = {
      ours: [],
      gateway: [],
      bare: [],
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      const gatewayBefore = await cpuSecondsOf(gateway);
      const ours = await costOf(
        () => cpuSecondsOfAll([gateway, world.nats, stub]),
        () => get(port),
      );
      const ofGateway = (await cpuSecondsOf(gateway)) - gatewayBefore;
      const ofBare = await costOf(
        () => cpuSecondsOf(bare),
        () => get(barePort),
      );
      if (round === 0) continue;
      costs.ours.push(ours);
      costs.gateway.push(ofGateway * (SECONDS_TO_MICROSECONDS / REQUESTS));
      costs.bare.push(ofBare);
    }

    const median = (name: keyof typeof costs) => quantile(costs[name], 0.5);
    report('P2: a GET that a service without a database answers, CPU a request', [
      seen('P2: bare node, us', median('bare')),
      seen('P2: gateway, NATS and service, us', median('ours')),
      seen('P2: of these the gateway, us', median('gateway')),
      atMost('P2: all of ours / bare node', median('ours') / median('bare'), 9),
    ]);
    expect(await get(port)).toEqual({ status: 200, body: ANSWER });
  });

  it('makes the hop cost more than a bare one by so much', async () => {
    const rpc = new RpcClient(nats);
    const payload = JSON.stringify({ actor: null, trace: 'bench', data: {} });
    const look = async () => {
      const { user, system } = process.cpuUsage();
      return (
        (await cpuSecondsOfAll([world.nats, stub])) + (user + system) / SECONDS_TO_MICROSECONDS
      );
    };
    const costs: Record<'ours' | 'bare', number[]> = { ours: [], bare: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      const ours = await costOf(look, () => rpc.send(content.affirmation, null, {}));
      const bareHop = await costOf(look, () =>
        nats.connection.request('content.bare.answer', payload, { timeout: 5_000 }),
      );
      if (round === 0) continue;
      costs.ours.push(ours);
      costs.bare.push(bareHop);
    }

    const alone: number[] = [];
    for (let index = 0; index < 500; index += 1) {
      const from = performance.now();
      await nats.connection.request('content.bare.answer', payload, { timeout: 5_000 });
      alone.push(performance.now() - from);
    }

    const [ours, bareHop] = [quantile(costs.ours, 0.5), quantile(costs.bare, 0.5)];
    report('A hop over NATS through Nest, CPU a request of both ends and the server', [
      seen('hop: bare request, us', bareHop),
      seen('hop: asker to controller and back, us', ours),
      seen('hop: ours / bare', ours / bareHop),
      seen('hop: bare request of one client, median ms', quantile(alone, 0.5)),
    ]);
    expect(await rpc.send(content.affirmation, null, {})).toEqual(JSON.parse(ANSWER));
  });
});
