import fc from 'fast-check';
import { ERRORS, type ErrorCode } from '@cosmic/contracts/errors';
import { routes } from '@cosmic/contracts/http';
import type { HttpRoute } from '@cosmic/contracts/route';
import { becomeAdministrator } from './administrator';
import { makeSite, Visitor, type Site } from './make';
import { operationsOf, sampleOf, type Operation } from './openapi';

type Json = Record<string, any>;

/** Names the inputs of a run; the same seed asks the same again. */
const SEED = Number(process.env['INPUTS_SEED'] ?? 20_261_123);
/** How many inputs each operation gets of each visitor. */
const INPUTS = Number(process.env['INPUTS_EACH'] ?? 12);

const ID = '0b4c7a52-6a3b-4a64-8f7b-222222222222';

/** What ends the session it is asked with comes last. */
const ENDS_SESSION = ['signOut', 'signOutEverywhere', 'changePassword', 'deleteAccount'];

const HUGE = 'a'.repeat(20_000);
/** Texts that databases, patterns and parsers are known to stumble over. */
const WHOLE_TEXTS = ['', ' ', '\0', 'a\0b', HUGE, `a${'-'.repeat(5_000)}!`, '0', '-1'];
const TEXTS = [...WHOLE_TEXTS, '\uD83C', 'x\uDF19y'];
const MOMENTS = [
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:60Z',
  `2026-01-01T00:00:00.${'1'.repeat(900)}Z`,
];
const NUMBERS = [0, -1, 0.5, 2 ** 31, 2 ** 53, 1e308, -0];
const ODD: unknown[] = [
  null,
  true,
  [],
  [null],
  {},
  { toString: 1 },
  { __proto__: null, constructor: {} },
];

const inBody = fc.constantFrom<unknown>(...TEXTS, ...MOMENTS, ...NUMBERS, ...ODD, undefined);
/** As it stands in an address, encoded; the last ones are no UTF-8, or no encoding. */
const inAddress = fc.constantFrom(
  ...WHOLE_TEXTS.map(encodeURIComponent),
  '%ED%A0%BC',
  '%FF',
  '%',
  '%zz',
  '..%2f..',
);
const inHeader = fc.constantFrom('', ' ', 'k'.repeat(300), 'é', '"', '9'.repeat(16), '-1');

interface Input {
  path: string;
  query: string;
  headers: Record<string, string>;
  body: unknown;
}

/** An operation as it is meant, but for one place. */
function inputsFor(operation: Operation, bodies: Json[]): fc.Arbitrary<Input> {
  const { inPath, inQuery, inHeaders } = operation;
  const good = (body: unknown): Input => ({
    path: operation.path.replace(/\{\w+\}/g, ID),
    query: '',
    headers: {},
    body,
  });
  const base = bodies.length > 0 ? fc.constantFrom(...bodies) : fc.constant(undefined);
  const kinds: fc.Arbitrary<Input>[] = [
    // What no operation asks for.
    fc.tuple(base, inAddress).map(([body, text]) => ({ ...good(body), query: `?${text}=${text}` })),
    fc
      .tuple(base, fc.constantFrom('text/plain', 'application/json; charset=x', 'x'))
      .map(([body, type]) => ({ ...good(body), headers: { 'content-type': type } })),
    fc
      .constantFrom<unknown>('{', '', 'null', '[]', '"\\u0000"', `{"a":${'['.repeat(9_000)}`)
      .map(good),
  ];
  for (const name of inPath) {
    kinds.push(
      fc.tuple(base, inAddress).map(([body, text]) => ({
        ...good(body),
        path: operation.path.replace(`{${name}}`, text).replace(/\{\w+\}/g, ID),
      })),
    );
  }
  for (const name of inQuery) {
    kinds.push(
      fc.tuple(base, inAddress, fc.boolean()).map(([body, text, twice]) => ({
        ...good(body),
        query: `?${name}=${text}${twice ? `&${name}=b` : ''}`,
      })),
    );
  }
  for (const name of inHeaders) {
    kinds.push(
      fc
        .tuple(base, inHeader)
        .map(([body, text]) => ({ ...good(body), headers: { [name]: text } })),
    );
  }
  if (bodies.length > 0) {
    const places = bodies.flatMap((body) => placesIn(body).map((at) => ({ body, at })));
    const within = fc
      .tuple(fc.constantFrom(...places), inBody)
      .map(([{ body, at }, value]) => good(withValue(body, at, value)));
    kinds.push(within, within, within, within);
  }
  return fc.oneof(...kinds);
}

/** The paths of all values within a body, the body itself first. */
function placesIn(value: unknown, at: string[] = []): string[][] {
  if (value === null || typeof value !== 'object') return [at];
  return [at, ...Object.entries(value).flatMap(([key, part]) => placesIn(part, [...at, key]))];
}

function withValue(body: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy = Array.isArray(body) ? [...body] : { ...(body as object) };
  (copy as Json)[key] = withValue((body as Json)[key], rest, value);
  return copy;
}

describe(`what anybody may send (INPUTS_SEED=${SEED})`, () => {
  let site: Site;
  let url: string;
  let operations: Operation[];
  let visitors: Record<'guest' | 'member' | 'admin', Visitor>;

  beforeAll(async () => {
    site = await makeSite();
    // Long enough for a busy machine, and far below what an input that is costly by itself takes.
    ({ url } = await site.gateway(undefined, { ANSWER_TIMEOUT_MS: '10000' }));
    operations = await operationsOf(new Visitor(url));
    visitors = { guest: new Visitor(url), member: new Visitor(url), admin: new Visitor(url) };
    await visitors.guest.call('GET', '/here.js');
    await visitors.member.signUp('member@example.com');
    await visitors.member.signIn('member@example.com');
    await becomeAdministrator(site.world, visitors.admin);
  });
  afterAll(() => site.stop());

  /** Sends it as it is, whatever it is; a stream that opens is left again. */
  const send = async (by: Visitor, { method }: Operation, input: Input) => {
    const leave = new AbortController();
    const answer = await fetch(url + input.path + input.query, {
      method,
      signal: leave.signal,
      redirect: 'manual',
      headers: {
        ...(input.body !== undefined && { 'content-type': 'application/json' }),
        ...(method !== 'GET' && { origin: url }),
        ...(by.token && { authorization: `Bearer ${by.token}` }),
        ...by.cookieHeader(input.path),
        ...input.headers,
      },
      ...(method !== 'GET' && {
        body: typeof input.body === 'string' ? input.body : JSON.stringify(input.body),
      }),
    });
    const type = answer.headers.get('content-type') ?? '';
    if (type.startsWith('text/event-stream')) {
      leave.abort();
      return { status: answer.status, body: undefined };
    }
    const text = await answer.text();
    return { status: answer.status, body: type.includes('json') ? JSON.parse(text) : text };
  };

  /** A busy machine may be late once; what takes too long by itself does so again. */
  const sendInTime = async (...sent: Parameters<typeof send>) => {
    const answer = await send(...sent);
    return answer.body?.error?.code === 'timeout' ? send(...sent) : answer;
  };

  /** What is wrong with an answer, by what the operation's description says. */
  const faultsOf = (operation: Operation, { status, body }: { status: number; body: any }) => {
    const code: ErrorCode | undefined = body?.error?.code;
    const faults: string[] = [];
    // Nothing can be bought here: it says so to every input that is as it should be.
    if (status >= 500 && code !== 'payments_off') faults.push(`${status} ${code}`);
    if (!operation.statuses.includes(status)) faults.push(`${status} ${code} is not declared`);
    if (status < 400) {
      const { reply }: HttpRoute = routes[operation.name as keyof typeof routes];
      if (reply !== 'stream' && !reply.safeParse(body).success) faults.push('another reply');
    } else if (!isOurs(body)) faults.push(`${status} in another shape: ${JSON.stringify(body)}`);
    else if (!operation.errors.includes(code!)) faults.push(`${code} is not declared`);
    return faults;
  };

  it.each(['guest', 'member', 'admin'] as const)(
    'is answered to a %s as the API describes itself',
    async (who) => {
      const by = visitors[who];
      const found: unknown[] = [];
      let asked = 0;
      const last = (name: string) => Number(ENDS_SESSION.includes(name));
      const inOrder = operations.toSorted((a, b) => last(a.name) - last(b.name));
      for (const operation of inOrder) {
        const bodies = operation.bodies.map((schema) => sampleOf(schema, ID) as Json);
        const inputs = fc.sample(inputsFor(operation, bodies), { numRuns: INPUTS, seed: SEED });
        for (const input of inputs) {
          const answer = await sendInTime(by, operation, input);
          const faults = faultsOf(operation, answer);
          if (faults.length > 0) found.push([operation.name, shortened(input), faults]);
          asked += 1;
        }
      }
      expect(found).toEqual([]);
      expect(asked).toBe(operations.length * INPUTS);
    },
  );

  it.each([
    '/blog/a%00b',
    '/blog/%ED%A0%BC',
    `/blog/${'a'.repeat(300)}`,
    '/blog/covers/%00.svg',
    '/blog/covers/a%00b.png',
    '/s/%00',
    `/s/${'a'.repeat(300)}`,
    '/s/%00/picture.png',
    '/blog?q=%00',
    '/blog?tag=%ED%A0%BC',
    `/${'/'.repeat(8_000)}x`,
    '/%00',
    '/%',
    '/assets/%00.js',
  ])('finds nothing at %.40s', async (path) => {
    const { status } = await fetch(url + path);

    expect([200, 400, 404]).toContain(status);
  });
});

function isOurs(body: any): boolean {
  const { code, message, details, trace, ...others } = body?.error ?? {};
  return (
    Object.hasOwn(ERRORS, code ?? '') &&
    [message, trace].every((text) => typeof text === 'string') &&
    typeof details === 'object' &&
    Object.keys({ ...body, ...others }).join() === 'error'
  );
}

function shortened(input: Input): unknown {
  return JSON.parse(JSON.stringify(input), (_key, value: unknown) =>
    typeof value === 'string' && value.length > 80 ? `${value.slice(0, 80)}…` : value,
  );
}
