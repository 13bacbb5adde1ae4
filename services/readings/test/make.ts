import { randomUUID } from 'node:crypto';
import type { INestApplication } from '@nestjs/common';
import type { ProcessName } from '@cosmic/contracts/health';
import type { Push } from '@cosmic/contracts/live';
import type { Actor } from '@cosmic/contracts/message';
import { readings, type Accepted, type Generation } from '@cosmic/contracts/readings/readings';
import { connectGateway, listenTo } from '@cosmic/migrate/testing/bus';
import { startWorld, type World } from '@cosmic/migrate/testing/world';
import type { RpcClient } from '@cosmic/platform/nats/rpc-client';
import type { Nats } from '@cosmic/platform/nats/nats-connection';
import { newAddress } from '@cosmic/platform/testing/address';
import { until } from '@cosmic/platform/testing/until';
import { startReadings, startReadingsWorker } from '@cosmic/readings/app';

type Start = (environment: NodeJS.ProcessEnv) => Promise<INestApplication>;
/** Other services are loaded by the tests that start them: that takes longer than starting them. */
const STARTS: Partial<Record<ProcessName, () => Start | Promise<Start>>> = {
  auth: async () => (await import('@cosmic/auth/app')).startAuth,
  billing: async () => (await import('@cosmic/billing/app')).startBilling,
  readings: () => startReadings,
  'readings-worker': () => startReadingsWorker,
  usage: async () => (await import('@cosmic/usage/app')).startUsage,
};

/** The services a reading passes through, as the gateway meets them. */
export interface TestBed {
  world: World;
  rpc: RpcClient;
  nats: Nats;
  start(name: ProcessName, environment?: Record<string, string>): Promise<INestApplication>;
  request(actor: Actor, asked?: Partial<RpcRequest>): Promise<Accepted>;
  generation(actor: Actor, id: string): Promise<Generation>;
  /** Waits until a generation is completed or failed. */
  final(actor: Actor, id: string): Promise<Generation>;
  /** Collects what is pushed to an actor from now on. */
  listen(actor: Actor): Promise<Push[]>;
  stop(): Promise<void>;
}

interface RpcRequest {
  toolType: string;
  params: Record<string, unknown>;
  idempotencyKey: string | null;
}

const A_NUMBER: RpcRequest = {
  toolType: 'angel-number',
  params: { number: '1234' },
  idempotencyKey: null,
};

export async function makeTestBed(): Promise<TestBed> {
  const world = await startWorld();
  const { nats, rpc } = await connectGateway(world);
  const running = new Set<INestApplication>();
  const generation = (actor: Actor, id: string) => rpc.send(readings.get, actor, { id });

  return {
    world,
    rpc,
    nats,
    generation,
    async start(name, more = {}) {
      const start = await STARTS[name]!();
      const app = await start({ ...world.environment(name), ...more });
      running.add(app);
      const { close } = app;
      app.close = async () => {
        running.delete(app);
        await close.call(app);
      };
      return app;
    },
    request: (actor, asked) => rpc.send(readings.request, actor, { ...A_NUMBER, ...asked }),
    final: (actor, id) =>
      until(async () => {
        const row = await generation(actor, id);
        return ['completed', 'failed'].includes(row.status) ? row : null;
      }, `generation ${id} ends`),
    listen: (actor) => listenTo(nats, actor),
    async stop() {
      await Promise.all([...running].map((app) => app.close()));
      await nats.close();
      await world.stop();
    },
  };
}

/** Someone nobody has seen before. */
export function makeGuest(address = newAddress()): Actor {
  return { kind: 'guest', id: randomUUID(), address };
}

export function makeMember(): Actor {
  return { kind: 'member', id: randomUUID() };
}
