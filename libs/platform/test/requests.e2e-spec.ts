import { jetstream } from '@nats-io/jetstream';
import { headers } from '@nats-io/transport-node';
import { Controller, Module, type INestApplication } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { z } from 'zod';
import { billingEvents } from '@cosmic/contracts/billing';
import { AppError } from '@cosmic/contracts/errors';
import { healthOf } from '@cosmic/contracts/health';
import { request, type Actor } from '@cosmic/contracts/message';
import { durableName, EVENT_STREAM } from '@cosmic/contracts/subscriptions';
import { connectAs } from '@cosmic/migrate/testing/bus';
import { startWorld, type World } from '@cosmic/migrate/testing/world';
import { readConfig, requestSecretsOf, serviceConfig } from '@cosmic/platform/config';
import { requestSeconds } from '@cosmic/platform/metrics';
import { RpcHandler, type RpcRequest, type Reply } from '@cosmic/platform/nats/rpc-handler';
import { RpcClient } from '@cosmic/platform/nats/rpc-client';
import type { Nats } from '@cosmic/platform/nats/nats-connection';
import { SIGNATURE } from '@cosmic/platform/nats/request-keys';
import { MAX_REQUESTS_IN_FLIGHT } from '@cosmic/platform/nats/requests.strategy';
import { until } from '@cosmic/platform/testing/until';
import { startService, type ServiceDefinition } from '@cosmic/platform/service-process';
import { currentTrace, withTrace } from '@cosmic/platform/trace';

const anything = z.object({}).loose();
const contract = {
  echo: request(
    'usage.test.echo',
    z.strictObject({ text: z.string() }),
    z.object({ text: z.string(), trace: z.string().optional() }),
  ),
  refuse: request('usage.test.refuse', anything, anything),
  break: request('usage.test.break', anything, anything),
  boast: request('usage.test.boast', anything, anything),
  sleep: request('usage.test.sleep', anything, anything),
  hold: request('usage.test.hold', anything, anything),
  administer: request('usage.test.administer', anything, anything, { access: 'admin' }),
};

/** Lets all go that are held. */
let letGo = () => {};
const held = new Promise<void>((settle) => (letGo = settle));

@Controller()
class TestController {
  @RpcHandler(contract.echo)
  async echo(@Payload() { data }: RpcRequest<typeof contract.echo>): Reply<typeof contract.echo> {
    const secret = { text: data.text, trace: currentTrace(), passwordHash: 'never leaves' };
    return secret;
  }

  @RpcHandler(contract.refuse)
  refuse(): never {
    throw new AppError('daily_limit', { limit: 3 });
  }

  @RpcHandler(contract.break)
  break(): never {
    throw new Error('a detail nobody outside should read');
  }

  @RpcHandler(contract.boast)
  async boast(): Reply<typeof contract.boast> {
    return { text: 'x'.repeat(2 * 1024 * 1024) };
  }

  @RpcHandler(contract.administer)
  async administer(): Reply<typeof contract.administer> {
    return { done: true };
  }

  @RpcHandler(contract.hold)
  async hold(): Reply<typeof contract.hold> {
    await held;
    return {};
  }

  @RpcHandler(contract.sleep)
  sleep(): Reply<typeof contract.sleep> {
    return new Promise(() => undefined);
  }
}

@Module({ controllers: [TestController] })
class TestModule {}

describe('requests between processes', () => {
  let world: World;
  let app: INestApplication;
  let nats: Nats;
  let rpc: RpcClient;
  let definition: ServiceDefinition;

  beforeAll(async () => {
    world = await startWorld();
    definition = {
      process: 'usage',
      service: 'usage',
      config: readConfig(
        serviceConfig.extend(requestSecretsOf('usage')),
        world.environment('usage'),
      ),
      entities: [],
      contract: Object.values(contract),
      features: [TestModule],
    };
    app = await startService(definition);
    nats = await connectAs(world, 'gateway');
    rpc = new RpcClient(nats, 1_000);
  });
  afterAll(async () => {
    await nats.close();
    await app.close();
    await world.stop();
  });

  it('carry the correlation id there and only what the contract names back', async () => {
    const reply = await withTrace('trace-across', () =>
      rpc.send(contract.echo, null, { text: 'hello' }),
    );

    expect(reply).toEqual({ text: 'hello', trace: 'trace-across' });
  });

  it('are checked where they arrive', async () => {
    await expect(rpc.send(contract.echo, null, { text: 7 } as never)).rejects.toMatchObject({
      code: 'invalid_input',
      details: { fields: [{ field: 'text' }] },
    });
  });

  describe('that nobody signed who may make them', () => {
    const envelope = JSON.stringify({
      actor: { kind: 'member', id: '6c1f5d0e-8e0b-4f57-9f0b-0a1b2c3d4e5f', role: 'admin' },
      trace: 'forged',
      data: { text: 'let me in' },
    });
    const { subject } = contract.echo;
    const answerTo = async (signature?: string) => {
      const named = headers();
      if (signature) named.set(SIGNATURE, signature);
      const message = await nats.connection.request(subject, envelope, {
        timeout: 5_000,
        headers: named,
      });
      return message.json();
    };
    const refused = { ok: false, code: 'internal', details: {} };
    const answered = async () => {
      const { values } = await requestSeconds.get();
      const counts = values.filter(
        ({ metricName, labels }) =>
          metricName === 'cosmic_request_seconds_count' && labels.subject === subject,
      );
      const sum = (of: typeof counts) => of.reduce((total, { value }) => total + value, 0);
      return { all: sum(counts), ok: sum(counts.filter(({ labels }) => labels.outcome === 'ok')) };
    };

    it('are not so much as read', async () => {
      expect(await answerTo(nats.keys.sign(subject, envelope))).toMatchObject({ ok: true });

      expect(await answerTo()).toEqual(refused);
      expect(await answerTo(nats.keys.sign(subject, `${envelope} `))).toEqual(refused);
      expect(await answerTo(nats.keys.sign(contract.refuse.subject, envelope))).toEqual(refused);
    });

    it('are refused for now where they were signed by a clock that differs', async () => {
      const hourAgo = Date.now() - 60 * 60_000;

      expect(await answerTo(nats.keys.sign(subject, envelope, hourAgo))).toEqual({
        ...refused,
        code: 'service_unavailable',
      });
    });

    it('are refused where the server delivers them for somebody', async () => {
      // A pull request's answers go to whatever subject it names, also to one that its sender may not publish to.
      const content = await connectAs(world, 'content');
      const billing = await connectAs(world, 'billing');
      const event = billingEvents.planPublished;
      await jetstream(billing.connection).publish(event.subject, envelope);
      const before = await answered();

      content.connection.publish(
        `$JS.API.CONSUMER.MSG.NEXT.${EVENT_STREAM}.${durableName('content', event)}`,
        '',
        { reply: subject },
      );

      await until(async () => (await answered()).all > before.all, 'it is delivered');
      expect((await answered()).ok).toBe(before.ok);
      await Promise.all([content.close(), billing.close()]);
    });
  });

  it('bring a refusal back as it was thrown', async () => {
    await expect(rpc.send(contract.refuse, null, {})).rejects.toMatchObject({
      code: 'daily_limit',
      details: { limit: 3 },
    });
  });

  it('tell of a fault no more than that there was one', async () => {
    const error: unknown = await rpc.send(contract.break, null, {}).catch((thrown) => thrown);

    expect(error).toMatchObject({ code: 'internal' });
    expect(JSON.stringify(error) + String(error)).not.toContain('nobody outside');
  });

  it.each([
    ['a reply over a megabyte', contract.boast, {}, 'reply_too_large'],
    [
      'a request over a megabyte',
      contract.echo,
      { text: 'x'.repeat(2_000_000) },
      'payload_too_large',
    ],
    ['a handler that never answers', contract.sleep, {}, 'timeout'],
    [
      'a subject nobody answers',
      request('usage.test.nobody', anything, anything),
      {},
      'service_unavailable',
    ],
  ])('end with a code for %s', async (_, asked, data, code) => {
    await expect(rpc.send(asked, null, data as never)).rejects.toMatchObject({ code });
  });

  it('reach the handler of those only whom the contract names', async () => {
    const id = '0b4c7a52-6a3b-4a64-8f7b-111111111111';
    const ask = (actor: Actor | null) => rpc.send(contract.administer, actor, {});

    await expect(ask(null)).rejects.toMatchObject({ code: 'authentication_required' });
    await expect(ask({ kind: 'guest', id })).rejects.toMatchObject({
      code: 'authentication_required',
    });
    await expect(ask({ kind: 'member', id, role: 'member' })).rejects.toMatchObject({
      code: 'admin_only',
    });
    expect(await ask({ kind: 'member', id, role: 'admin' })).toEqual({ done: true });
  });

  it('are all answered by somebody, or the process does not start', async () => {
    const promised = [
      ...Object.values(contract),
      request('usage.test.forgotten', anything, anything),
    ];

    await expect(startService({ ...definition, contract: promised })).rejects.toThrow(
      /nobody answers usage\.test\.forgotten/,
    );
  });

  it('are believed where their secrets are known, or the process does not start', async () => {
    const config = readConfig(serviceConfig, world.environment('usage'));

    await expect(startService({ ...definition, config })).rejects.toThrow(
      /GATEWAY_USAGE_REQUEST_SECRET/,
    );
  });

  it('are refused at once where a process has as many in hand as it may, but for probes', async () => {
    const patient = new RpcClient(nats, 60_000);
    const echo = () => patient.send(contract.echo, null, { text: 'me too' });
    const hold = () => patient.send(contract.hold, null, {});
    const holding = Promise.allSettled(Array.from({ length: MAX_REQUESTS_IN_FLIGHT }, hold));

    await expect(echo()).rejects.toMatchObject({ code: 'service_unavailable' });
    expect(await patient.send(healthOf('usage'), null, {})).toMatchObject({ ready: true });

    letGo();
    await holding;
    expect(await echo()).toMatchObject({ text: 'me too' });
  });

  it('in hand are answered before a leaving process closes', async () => {
    const leaving = await startService(definition);
    const asked = Promise.all(
      Array.from({ length: 50 }, () => rpc.send(contract.echo, null, { text: 'last' })),
    );

    await leaving.close();

    expect(await asked).toHaveLength(50);
  });

  it('in hand are given up as soon as the server is lost', async () => {
    const patient = new RpcClient(nats, 60_000);
    const asked = patient.send(contract.sleep, null, {}).catch((error: unknown) => error);
    await nats.connection.flush();

    await world.nats.kill();

    expect(await asked).toMatchObject({ code: 'service_unavailable' });
    await world.nats.start();
    await until(() => nats.connected, 'the server is reached again');
  });
});
