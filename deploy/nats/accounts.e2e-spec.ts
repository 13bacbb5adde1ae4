import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, errors, type NatsConnection } from '@nats-io/transport-node';
import { mayAsk, serviceOf, type Caller } from '@cosmic/contracts/callers';
import { healthOf, PROCESSES } from '@cosmic/contracts/health';
import { KEEPERS, memberExportOf } from '@cosmic/contracts/member';
import { modelCalledBy } from '@cosmic/contracts/model';
import { durableName, EVENT_STREAM, SUBSCRIPTIONS } from '@cosmic/contracts/subscriptions';
import { prepareEventStream } from '@cosmic/migrate/event-stream';
import { loginOf } from '@cosmic/platform/nats/nats-connection';
import { startNats, type Engine } from '@cosmic/platform/testing/engine';
import { until } from '@cosmic/platform/testing/until';

const CONFIG = resolve(__dirname, 'nats.conf');
const CONTRACTS = resolve(__dirname, '../../libs/contracts/src');

/** The users that the server knows. */
const USERS = [...readFileSync(CONFIG, 'utf8').matchAll(/\buser: (\w+)/g)].map(([, name]) => name!);
const SERVICE_USERS = USERS.filter((user) => user !== 'migrator');
const passwordOf = (user: string) => `password-of-${user}`;

/** Every consumer of the stream and whose it is. */
const CONSUMERS = KEEPERS.flatMap((owner) =>
  SUBSCRIPTIONS[owner].map((event) => ({ owner, name: durableName(owner, event) })),
);

/** What the server lets itself be asked about its streams, for this stream, another one and any consumer of it. */
const API = [
  ...['INFO', 'ACCOUNT.PURGE.$G', 'SERVER.REMOVE', 'META.LEADER.STEPDOWN'],
  ...['STREAM.NAMES', 'STREAM.LIST', 'STREAM.TEMPLATE.CREATE.THEFT', 'STREAM.CREATE.THEFT'],
  ...[
    ...['CREATE', 'UPDATE', 'DELETE', 'PURGE', 'INFO', 'SNAPSHOT', 'RESTORE', 'LEADER.STEPDOWN'],
    ...['PEER.REMOVE', 'MSG.GET', 'MSG.DELETE'],
  ].map((action) => `STREAM.${action}.${EVENT_STREAM}`),
  ...['STREAM.DELETE.THEFT', 'STREAM.INFO.THEFT', 'STREAM.MSG.GET.THEFT', 'DIRECT.GET.THEFT'],
  `DIRECT.GET.${EVENT_STREAM}`,
  `DIRECT.GET.${EVENT_STREAM}.event.auth.user.registered`,
  ...['CREATE', 'NAMES', 'LIST'].map((action) => `CONSUMER.${action}.${EVENT_STREAM}`),
].map((one) => `$JS.API.${one}`);

/** What can be done with a consumer of the stream, its own or somebody else's, besides reading it. */
const changing = (name: string) =>
  [
    `CONSUMER.CREATE.${EVENT_STREAM}.${name}`,
    `CONSUMER.CREATE.${EVENT_STREAM}.${name}.event.auth.user.registered`,
    `CONSUMER.CREATE.${EVENT_STREAM}.${name}.event.>`,
    ...['DURABLE.CREATE', 'DELETE', 'PAUSE', 'UNPIN', 'LEADER.STEPDOWN'].map(
      (action) => `CONSUMER.${action}.${EVENT_STREAM}.${name}`,
    ),
  ].map((one) => `$JS.API.${one}`);

const reading = (name: string) => [
  `$JS.API.CONSUMER.INFO.${EVENT_STREAM}.${name}`,
  `$JS.API.CONSUMER.MSG.NEXT.${EVENT_STREAM}.${name}`,
  `$JS.ACK.${EVENT_STREAM}.${name}.1.1.1.1.0`,
];

interface Subjects {
  requests: string[];
  events: string[];
}

/** Every subject that the contracts name. */
async function contracts(): Promise<Subjects> {
  const found = new Set<string>([
    ...PROCESSES.map((name) => healthOf(name).subject),
    ...KEEPERS.map((name) => memberExportOf(name).subject),
    ...(['readings', 'content'] as const).map((name) => modelCalledBy(name).subject),
  ]);
  const files = readdirSync(CONTRACTS, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /(?<!\.spec)\.ts$/.test(name))) {
    const exported = Object.values((await import(join(CONTRACTS, file))) as object);
    for (const value of [...exported, ...exported.flatMap((one) => Object.values(one ?? {}))]) {
      const { subject } = (value ?? {}) as { subject?: unknown };
      if (typeof subject === 'string') found.add(subject);
    }
  }
  const subjects = [...found].sort();
  return {
    requests: subjects.filter((subject) => !subject.startsWith('event.')),
    events: subjects.filter((subject) => subject.startsWith('event.')),
  };
}

/** Whose a request or an event is. */
const ownerOf = (subject: string) => serviceOf(subject.replace(/^event\./, ''));

describe('the users of NATS', () => {
  let server: Engine;
  let subjects: Subjects;
  const connections = new Map<string, NatsConnection>();
  const refused = new Map<string, Set<string>>();

  beforeAll(async () => {
    subjects = await contracts();
    server = await startNats(
      CONFIG,
      Object.fromEntries(
        USERS.map((user) => [`NATS_${user.toUpperCase()}_PASSWORD`, passwordOf(user)]),
      ),
    );
    await prepareEventStream(configOf('migrator'));
    for (const user of USERS) {
      const connection = await connect(loginOf(configOf(user)));
      const mine = new Set<string>();
      connections.set(user, connection);
      refused.set(user, mine);
      void (async () => {
        for await (const status of connection.status()) {
          if (status.type !== 'error') continue;
          const { error } = status;
          if (error instanceof errors.PermissionViolationError) {
            mine.add(`${error.operation} ${error.subject}`);
          }
        }
      })();
    }
  });
  const configOf = (user: string) => ({
    NATS_URL: server.url,
    NATS_USER: user,
    NATS_PASSWORD: passwordOf(user),
  });
  afterAll(async () => {
    await Promise.all([...connections.values()].map((connection) => connection.close()));
    await server.stop();
  });

  /** Which of the subjects a user may publish to. The server says no in the order of asking. */
  async function mayPublish(user: string, wanted: string[]): Promise<string[]> {
    const connection = connections.get(user)!;
    const no = refused.get(user)!;
    const last = `nobody.may.${no.size}`;
    for (const subject of [...wanted, last]) connection.publish(subject, '{}');
    await until(() => no.has(`publish ${last}`), 'the server has refused the last');
    return wanted.filter((subject) => !no.has(`publish ${subject}`));
  }

  async function mayHear(user: string, wanted: string[]): Promise<string[]> {
    const connection = connections.get(user)!;
    const no = new Set<string>();
    const subscriptions = wanted.map((subject) =>
      connection.subscribe(subject, { callback: (error) => void (error && no.add(subject)) }),
    );
    await connection.flush();
    // A connection that hears a request twice may not answer it, from NATS 2.10 on.
    for (const subscription of subscriptions) subscription.unsubscribe();
    return wanted.filter((subject) => !no.has(subject));
  }

  it('are the gateway, the migrator and one for each service', () => {
    expect([...USERS].sort()).toEqual(['gateway', 'migrator', ...KEEPERS].sort());
    expect(subjects.requests.length).toBeGreaterThan(50);
    expect(subjects.events.length).toBeGreaterThan(5);
  });

  it.each(USERS)('%s asks for what it has to, and for nothing else', async (user) => {
    const expected =
      user === 'migrator' ? [] : subjects.requests.filter((one) => mayAsk(user as Caller, one));

    expect(await mayPublish(user, subjects.requests)).toEqual(expected);
  });

  it.each(USERS)('%s tells events of its own, and of nobody else', async (user) => {
    expect(await mayPublish(user, subjects.events)).toEqual(
      subjects.events.filter((subject) => ownerOf(subject) === user),
    );
  });

  it.each(USERS)('%s hears the requests that are for it, and nobody else’s', async (user) => {
    expect(await mayHear(user, subjects.requests)).toEqual(
      subjects.requests.filter((subject) => ownerOf(subject) === user),
    );
  });

  it.each(USERS)('%s hears the answers to itself, and to nobody else', async (user) => {
    expect(
      await mayHear(
        user,
        USERS.map((one) => `_INBOX_${one}.>`),
      ),
    ).toEqual([`_INBOX_${user}.>`]);
  });

  it.each(USERS)('%s hears pushes and events only where it has to', async (user) => {
    // Events are read from the stream by consumers, never off the wire.
    const everything = ['live.*', 'event.>', '*.>', '>', '$SYS.>', '$JS.>'];

    expect(await mayHear(user, everything)).toEqual(user === 'gateway' ? ['live.*'] : []);
  });

  it.each(USERS)('%s pushes to readers, unless it has nothing to push', async (user) => {
    expect(await mayPublish(user, ['live.member-1'])).toEqual(
      ['gateway', 'migrator', 'usage'].includes(user) ? [] : ['live.member-1'],
    );
  });

  it.each(SERVICE_USERS)('%s asks nothing of the stream itself', async (user) => {
    expect(await mayPublish(user, API)).toEqual([]);
  });

  it.each(SERVICE_USERS)('%s reads its own consumers, and nobody else’s', async (user) => {
    expect(
      await mayPublish(
        user,
        CONSUMERS.flatMap(({ name }) => reading(name)),
      ),
    ).toEqual(CONSUMERS.filter(({ owner }) => owner === user).flatMap(({ name }) => reading(name)));
  });

  it.each(SERVICE_USERS)('%s makes and changes no consumer, its own neither', async (user) => {
    const names = [...CONSUMERS.map(({ name }) => name), 'theft', '*'];

    expect(await mayPublish(user, names.flatMap(changing))).toEqual([]);
  });

  it('let the migrator make and change what it is for, and take nothing away', async () => {
    expect(await mayPublish('migrator', API)).toEqual(
      [
        ...['INFO', 'STREAM.NAMES', 'STREAM.LIST'],
        ...['STREAM.CREATE', 'STREAM.UPDATE', 'STREAM.INFO'].map((one) => `${one}.EVENTS`),
        ...['CONSUMER.NAMES.EVENTS', 'CONSUMER.LIST.EVENTS'],
      ].map((one) => `$JS.API.${one}`),
    );
    expect(
      await mayPublish(
        'migrator',
        CONSUMERS.flatMap(({ name }) => reading(name)),
      ),
    ).toEqual(CONSUMERS.map(({ name }) => reading(name)[0]));
  });

  describe.each(KEEPERS)('with the login of %s', (user) => {
    const attack = async () => ({
      manager: await jetstreamManager(connections.get(user)!, { checkAPI: false, timeout: 500 }),
      client: jetstream(connections.get(user)!, { timeout: 500 }),
    });
    const deliverTo = { deliver_subject: 'readings.generation.request', deliver_group: 'readings' };

    it.each<[string, (by: Awaited<ReturnType<typeof attack>>) => Promise<unknown>]>([
      [
        'keeps what is asked of others',
        ({ manager }) =>
          manager.streams.add({
            name: 'THEFT',
            subjects: ['auth.session.sign-in', 'auth.password.>'],
          }),
      ],
      [
        'has the stream keep what is asked of others',
        ({ manager }) =>
          manager.streams.update(EVENT_STREAM, { subjects: ['event.>', 'auth.session.sign-in'] }),
      ],
      [
        'reads an event by its number',
        ({ manager }) => manager.streams.getMessage(EVENT_STREAM, { seq: 1 }),
      ],
      [
        'reads the newest event of a subject',
        ({ manager }) =>
          manager.direct.getMessage(EVENT_STREAM, { last_by_subj: 'event.auth.user.registered' }),
      ],
      ['empties the stream', ({ manager }) => manager.streams.purge(EVENT_STREAM)],
      ['deletes the stream', ({ manager }) => manager.streams.delete(EVENT_STREAM)],
      [
        'makes a consumer of everything',
        ({ manager }) =>
          manager.consumers.add(EVENT_STREAM, { durable_name: 'theft', filter_subject: 'event.>' }),
      ],
      [
        'has the server ask in its name',
        ({ manager }) =>
          manager.consumers.add(EVENT_STREAM, { durable_name: 'push', ...deliverTo }),
      ],
      [
        'turns its own consumer towards a service',
        ({ manager }) =>
          manager.consumers.update(
            EVENT_STREAM,
            durableName(user, SUBSCRIPTIONS[user][0]!),
            deliverTo as never,
          ),
      ],
      ['reads with an ordered consumer', ({ client }) => client.consumers.get(EVENT_STREAM)],
    ])('nobody %s', async (_, attempt) => {
      await expect(attack().then(attempt)).rejects.toThrow(/permissions violation/i);
    });
  });

  it('leave the stream and its consumers as the migrator made them', async () => {
    const manager = await jetstreamManager(connections.get('migrator')!, { checkAPI: false });
    const streams: string[] = [];
    for await (const { config } of manager.streams.list()) streams.push(config.name);
    const consumers: string[] = [];
    for await (const { name } of manager.consumers.list(EVENT_STREAM)) consumers.push(name);

    expect(streams).toEqual([EVENT_STREAM]);
    expect(consumers.sort()).toEqual(CONSUMERS.map(({ name }) => name).sort());
  });

  it('answer only what they were asked', async () => {
    const service = connections.get('readings')!;

    expect(await mayPublish('readings', ['_INBOX_gateway.stolen'])).toEqual([]);

    const gateway = connections.get('gateway')!;
    service.subscribe(healthOf('readings').subject, {
      callback: (_, message) => void message.respond('well'),
    });
    await service.flush();
    const answer = await gateway.request(healthOf('readings').subject, '{}');
    expect(answer.string()).toBe('well');
  });

  it('are nobody without the password', async () => {
    await expect(
      connect({ servers: server.url, user: 'auth', pass: passwordOf('usage'), reconnect: false }),
    ).rejects.toThrow(/authorization/i);
    await expect(connect({ servers: server.url, reconnect: false })).rejects.toThrow(
      /authorization/i,
    );
  });
});
