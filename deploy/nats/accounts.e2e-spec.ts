import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { connect, errors, type NatsConnection } from '@nats-io/transport-node';
import { auth } from '@cosmic/contracts/auth';
import { billing } from '@cosmic/contracts/billing';
import { healthOf, PROCESSES } from '@cosmic/contracts/health';
import { KEEPERS, memberExportOf } from '@cosmic/contracts/member';
import { modelCalledBy } from '@cosmic/contracts/model';
import { startNats, type Engine } from '@cosmic/platform/testing/engine';
import { until } from '@cosmic/platform/testing/until';

const CONFIG = resolve(__dirname, 'nats.conf');
const CONTRACTS = resolve(__dirname, '../../libs/contracts/src');

/** The users that the server knows. */
const USERS = [...readFileSync(CONFIG, 'utf8').matchAll(/\buser: (\w+)/g)].map(([, name]) => name!);
const passwordOf = (user: string) => `password-of-${user}`;

/** What one service may ask another. */
const ASKS: Readonly<Record<string, string[]>> = {
  auth: [billing.cancelForDeletion.subject],
  billing: [auth.contact.subject],
};

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
  for (const file of readdirSync(CONTRACTS).filter((name) => /(?<!\.spec)\.ts$/.test(name))) {
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

/** Whose a subject is: a worker's are its service's. */
const ownerOf = (subject: string) =>
  subject
    .replace(/^event\./, '')
    .split('.')[0]!
    .replace('-worker', '');

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
    for (const user of USERS) {
      const connection = await connect({ servers: server.url, user, pass: passwordOf(user) });
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
    for (const subject of wanted) {
      connection.subscribe(subject, { callback: (error) => void (error && no.add(subject)) });
    }
    await connection.flush();
    return wanted.filter((subject) => !no.has(subject));
  }

  it('are the gateway and one for each service', () => {
    expect([...USERS].sort()).toEqual(['gateway', ...KEEPERS].sort());
    expect(subjects.requests.length).toBeGreaterThan(50);
    expect(subjects.events.length).toBeGreaterThan(5);
  });

  it.each(USERS)('%s asks for what it has to, and for nothing else', async (user) => {
    const expected =
      user === 'gateway'
        ? subjects.requests
        : subjects.requests.filter((one) => ASKS[user]?.includes(one));

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
      ['gateway', 'usage'].includes(user) ? [] : ['live.member-1'],
    );
  });

  it.each(USERS)('%s can not take events away from the others', async (user) => {
    const destroying = ['STREAM.DELETE', 'STREAM.PURGE', 'STREAM.UPDATE', 'STREAM.MSG.DELETE'];
    const subjects = destroying.map((one) => `$JS.API.${one}.EVENTS`);

    expect(await mayPublish(user, subjects)).toEqual([]);
  });

  it('answer only what they were asked', async () => {
    const service = connections.get('readings')!;

    expect(await mayPublish('readings', ['_INBOX_gateway.stolen'])).toEqual([]);

    const gateway = await connect({
      servers: server.url,
      user: 'gateway',
      pass: passwordOf('gateway'),
      inboxPrefix: '_INBOX_gateway',
    });
    service.subscribe(healthOf('readings').subject, {
      callback: (_, message) => void message.respond('well'),
    });
    await service.flush();
    const answer = await gateway.request(healthOf('readings').subject, '{}');
    expect(answer.string()).toBe('well');
    await gateway.close();
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
