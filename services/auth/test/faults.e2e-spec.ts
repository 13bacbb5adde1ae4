import type { ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import type { INestApplication } from '@nestjs/common';
import { Redis } from 'ioredis';
import { startAuth } from '@cosmic/auth/app';
import { auth } from '@cosmic/contracts/account/auth';
import { connectGateway } from '@cosmic/migrate/testing/bus';
import { startWorld, type World } from '@cosmic/migrate/testing/world';
import type { Nats } from '@cosmic/platform/nats/nats-connection';
import type { RpcClient } from '@cosmic/platform/nats/rpc-client';
import { newAddress } from '@cosmic/platform/testing/address';
import { freePort } from '@cosmic/platform/testing/free-port';
import { OwnProcesses } from '@cosmic/platform/testing/own-processes';
import { until } from '@cosmic/platform/testing/until';
import { MailServer } from './mail-server';
import { newEmail, PASSWORD } from './make';

const WORKER = resolve(__dirname, '../dist/worker.js');

/**
 * Letters while a part of the house falls over. The worker runs as a process of its own here (the
 * build's, so `nx build` comes first), to be killed as only a process can be.
 */
describe('letters under faults', () => {
  let world: World;
  let nats: Nats;
  let rpc: RpcClient;
  let server: MailServer;
  let service: INestApplication;
  let workers: OwnProcesses;

  beforeAll(async () => {
    workers = new OwnProcesses(WORKER);
    world = await startWorld();
    ({ nats, rpc } = await connectGateway(world));
    server = new MailServer(await freePort());
    await server.start();
    service = await startAuth(world.environment('auth'));
  });
  afterEach(async () => {
    await workers.endAll();
    server.hesitates = false;
  });
  afterAll(async () => {
    await service.close();
    await nats.close();
    await world.stop();
    await server.stop();
  });

  const startWorker = (): ChildProcess => {
    return workers.start({
      ...world.environment('auth-worker'),
      SMTP_URL: server.url,
    });
  };
  const signUp = async (): Promise<string> => {
    const email = newEmail();
    await rpc.send(auth.signUp, null, {
      email,
      password: PASSWORD,
      data: { full_name: 'Vera Rubin' },
      address: newAddress(),
    });
    return email;
  };
  const waiting = (email: string) =>
    world.query<{ attempts: number }>('SELECT attempts FROM auth.mails WHERE email = $1', [email]);
  const arrivesOnce = async (email: string) => {
    await until(() => server.to(email)[0], 'the letter arrives', 60_000);
    await until(async () => (await waiting(email)).length === 0, 'its row is gone');
    expect(server.to(email)).toHaveLength(1);
  };

  it('come once where the worker was killed over them', async () => {
    server.hesitates = true;
    const first = startWorker();
    const email = await signUp();
    await until(() => server.hesitatedOver > 0, 'a letter is under way', 60_000);

    await workers.end(first);
    expect(await waiting(email)).toEqual([{ attempts: 1 }]);
    server.hesitates = false;
    // What is left of the minute for which the letter was the dead worker's.
    await world.query('UPDATE auth.mails SET due_at = now() WHERE email = $1', [email]);
    startWorker();

    await arrivesOnce(email);
  });

  it('come once where Redis lost everything, the schedules as well', async () => {
    const early = startWorker();
    await arrivesOnce(await signUp());
    await workers.end(early);
    // Nobody is there to take them: their jobs wait in Redis.
    const emails = [await signUp(), await signUp()];

    const redis = new Redis(world.redis.url);
    await redis.flushall();
    startWorker();
    for (const email of emails) await arrivesOnce(email);
    await redis.flushall();
    await redis.quit();

    await arrivesOnce(await signUp());
    const [row] = await world.query<{ id: string }>(
      `INSERT INTO auth.mails (id, kind, email, trace, created_at, due_at)
       VALUES (gen_random_uuid(), 'reset-password', $1, 'trace-of-test', now(), now())
       RETURNING id`,
      [emails[0]],
    );
    // No process has added a job for this one: the sweep does, once it is scheduled again.
    await until(
      () => server.to(emails[0]!).find(({ raw }) => raw.includes(row!.id)),
      'a letter without a job arrives',
      60_000,
    );
  });

  it('are written down while Redis is away, and leave when it is back', async () => {
    startWorker();
    await arrivesOnce(await signUp());
    await world.redis.kill();

    const email = await signUp();
    expect(await waiting(email)).toHaveLength(1);
    await world.redis.start();

    await arrivesOnce(email);
  });
});
