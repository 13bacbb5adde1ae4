import { pino } from 'pino';
import { serviceOf } from '@cosmic/contracts/callers';
import type { ProcessName } from '@cosmic/contracts/health';
import { processConfig, readConfig, requestSecretsOf } from '@cosmic/platform/config';
import type { Push } from '@cosmic/contracts/live';
import { liveClientOf, type Actor } from '@cosmic/contracts/message';
import { RpcClient } from '@cosmic/platform/nats/rpc-client';
import { liveSubject } from '@cosmic/platform/nats/live';
import { Nats } from '@cosmic/platform/nats/nats-connection';
import type { World } from './world';

/** A busy machine takes seconds to answer; a test that is about the limit has a client of its own. */
const PATIENCE_MS = 30_000;

/** A connection with the login and the secrets of a process. Close it in the end. */
export function connectAs(world: World, name: ProcessName | 'gateway'): Promise<Nats> {
  const environment = world.environment(name);
  const secrets = requestSecretsOf(name === 'gateway' ? name : serviceOf(name));
  return Nats.open(
    readConfig(processConfig.extend(secrets), environment),
    'test',
    pino({ level: 'silent' }),
  );
}

/** Asks services as the gateway does, and waits longer for them. */
export async function connectGateway(world: World): Promise<{ nats: Nats; rpc: RpcClient }> {
  const nats = await connectAs(world, 'gateway');
  return { nats, rpc: new RpcClient(nats, PATIENCE_MS) };
}

/** Collects what is pushed to an actor from now on. */
export async function listenTo({ connection }: Nats, actor: Actor): Promise<Push[]> {
  const heard: Push[] = [];
  connection.subscribe(liveSubject(liveClientOf(actor)), {
    callback: (_, message) => {
      heard.push(message.json<Push>());
    },
  });
  await connection.flush();
  return heard;
}
