import { Agent, get } from 'node:http';
import { connect as openSocket } from 'node:net';
import { connect } from '@nats-io/transport-node';
import { liveClientOf } from '@cosmic/contracts/message';
import { liveSubject, writePush } from '@cosmic/platform/nats/live';
import {
  SAMPLE_TEXT,
  startModelServer,
  type ModelServer,
} from '@cosmic/narrator/testing/model-server';
import { until } from '@cosmic/platform/testing/until';
import { makeSite, Visitor, type OpenStream, type Site } from './make';

const NUMBER = { toolType: 'angel-number', params: { number: '4242' } };

/** Pushes of 64 KiB: more than the gateway and the system behind it keep for a tab. */
const MORE_THAN_IS_KEPT = 128;

describe('the stream', () => {
  let site: Site;
  let model: ModelServer;
  let first: string;
  let second: string;

  beforeAll(async () => {
    model = await startModelServer();
    site = await makeSite({ readingsWorker: model.environment });
    first = (await site.gateway()).url;
    second = (await site.gateway()).url;
  });
  afterAll(async () => {
    await site.stop();
    await model.close();
  });

  const newVisitor = async () => {
    const visitor = new Visitor(first);
    await visitor.call('GET', '/here.js');
    return visitor;
  };
  const completed = (stream: OpenStream, id: string) =>
    until(
      () =>
        stream.events.find(
          ({ type, data }) => type === 'generation.completed' && data['id'] === id,
        ),
      'completion is pushed',
    );

  it('pushes to a client of one gateway what was asked for through another', async () => {
    // Sentences that come at once are pushed together.
    model.script({ kind: 'drip', text: SAMPLE_TEXT, everyMs: 5 });
    const visitor = await newVisitor();
    const stream = await visitor.at(second).stream();

    const { body } = await visitor.generate(NUMBER);
    const { data } = await completed(stream, body.id);
    stream.close();

    const deltas = stream.events.filter(({ type }) => type === 'generation.delta');
    const text = deltas.reduce(
      (shown, delta) => shown.slice(0, delta.data['offset'] as number) + delta.data['text'],
      '',
    );
    expect(deltas.length).toBeGreaterThan(5);
    expect(text).toBe(data['content']);
  });

  it('knows a browser whose very first request it was', async () => {
    const visitor = new Visitor(first);
    const stream = await visitor.stream();

    const { body } = await visitor.generate(NUMBER);

    await completed(stream, body.id);
    stream.close();
  });

  it('pushes to every tab of the guest and to nobody else', async () => {
    const visitor = await newVisitor();
    const tabs = await Promise.all([visitor.stream(), visitor.stream()]);
    const stranger = await (await newVisitor()).stream();

    const { body } = await visitor.generate(NUMBER);
    await Promise.all(tabs.map((tab) => completed(tab, body.id)));

    expect(stranger.events.filter(({ type }) => type !== 'heartbeat')).toEqual([]);
    for (const stream of [...tabs, stranger]) stream.close();
  });

  it('tells a client that comes back what it missed', async () => {
    const visitor = await newVisitor();
    const stream = await visitor.stream();
    const lastSeen = (await until(() => stream.events[0], 'the stream begins')).id;
    stream.close();
    await stream.ended;

    const { body } = await visitor.generate(NUMBER);
    await until(
      async () =>
        (await visitor.call('GET', `/api/generations/${body.id}`)).body.status === 'completed',
      'it is written meanwhile',
    );
    const again = await visitor.stream({ 'last-event-id': lastSeen });

    expect((await completed(again, body.id)).data['content']).toBeTruthy();
    again.close();
  });

  it('lets go of a tab that reads nothing, and tells the others every word', async () => {
    const visitor = await newVisitor();
    const [hung, reading] = [await visitor.stream(), await visitor.stream()];
    hung.pause();
    const worker = site.world.environment('readings-worker');
    const bus = await connect({
      ...{ servers: worker['NATS_URL'], user: worker['NATS_USER'], pass: worker['NATS_PASSWORD'] },
    });
    const id = visitor.cookies.get('cosmic_guest')!.value.split('.', 1)[0]!;
    const text = 'x'.repeat(64 * 1_024);
    const told = ({ events }: OpenStream) =>
      events.filter(({ type }) => type === 'generation.delta').length;

    for (let sent = 1; sent <= MORE_THAN_IS_KEPT; sent += 1) {
      bus.publish(
        liveSubject(liveClientOf({ kind: 'guest', id })),
        writePush({ type: 'generation.delta', id, offset: 0, text }),
      );
      await until(() => told(reading) === sent, 'the other tab is told');
    }
    hung.goOn();
    await hung.ended;

    expect(told(hung)).toBeLessThan(MORE_THAN_IS_KEPT);
    reading.close();
    await bus.close();
  });

  it('begins with a heartbeat and a wait of one second before reconnecting', async () => {
    const visitor = await newVisitor();
    const stream = await visitor.stream();

    await until(() => stream.events.length > 0, 'the stream begins');

    expect(stream.status).toBe(200);
    expect(stream.events[0]).toMatchObject({ type: 'heartbeat', data: {} });
    stream.close();
  });

  it('refuses the twenty-first stream of one guest', async () => {
    const visitor = await newVisitor();
    const streams = await Promise.all(Array.from({ length: 20 }, () => visitor.stream()));

    const refused = await visitor.stream();

    expect(refused.status).toBe(429);
    for (const stream of [...streams, refused]) stream.close();
  });

  it.each([
    ['of one network', { MAX_STREAMS_PER_NETWORK: '3' }, 429],
    ['in all', { MAX_STREAMS: '3' }, 503],
  ])('has room for so many streams %s, and answers everything else', async (_, room, status) => {
    const { url } = await site.gateway(undefined, room);
    const streams = await Promise.all(Array.from({ length: 3 }, () => new Visitor(url).stream()));

    const refused = await new Visitor(url).stream();
    expect(refused.status).toBe(status);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(30);
    expect((await new Visitor(url).call('GET', '/api/tools')).status).toBe(200);

    streams[0]!.close();
    await until(async () => {
      const again = await new Visitor(url).stream();
      streams.push(again);
      return again.status === 200;
    }, 'a place is free again');
    for (const stream of [...streams, refused]) stream.close();
  });

  it('takes no more connections than it has room for, and serves those that it has', async () => {
    const { url } = await site.gateway(undefined, { MAX_CONNECTIONS: '10' });
    const ask = (agent: Agent) =>
      new Promise((settle) => {
        get(`${url}/api/tools`, { agent }, (answer) => {
          answer.resume().on('end', () => settle(answer.statusCode));
        }).on('error', ({ message }) => settle(message));
      });
    const here = new Agent({ keepAlive: true });
    expect(await ask(here)).toBe(200);

    const idle = Array.from({ length: 15 }, () => openSocket(Number(new URL(url).port)));
    await until(() => idle.filter(({ closed }) => closed).length >= 5, 'some are refused');
    expect(await ask(new Agent())).toBe('socket hang up');
    expect(await ask(here)).toBe(200);

    for (const socket of idle) socket.destroy();
    await until(async () => (await ask(new Agent())) === 200, 'there is room again');
    here.destroy();
  });

  it('refuses an event id that is none', async () => {
    const visitor = await newVisitor();

    const refused = await visitor.stream({ 'last-event-id': 'yesterday' });

    expect(refused.status).toBe(400);
    refused.close();
  });

  it('ends its streams when the gateway leaves', async () => {
    const visitor = await newVisitor();
    const { url, app } = await site.gateway();
    const stream = await visitor.at(url).stream();

    await app.close();

    await stream.ended;
  });
});
