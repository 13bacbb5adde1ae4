import { createServer, type RequestListener } from 'node:http';
import compress from '@fastify/compress';
import fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { jsonResponse } from './cached-response';
import { ResponseCache } from './response-cache';

const POSTS = { posts: Array.from({ length: 60 }, (_, n) => ({ title: `Moon ${n}` })) };
const ID = 'an-id-of-the-caller';

describe('the response cache', () => {
  let server: FastifyInstance;
  let responses: ResponseCache;
  let origin: string;
  let lines: Record<string, unknown>[];
  /** How often the framework was asked. */
  let asked: number;

  beforeEach(async () => {
    lines = [];
    asked = 0;
    responses = new ResponseCache(
      pino({ base: null, level: 'debug' }, { write: (line) => lines.push(JSON.parse(line)) }),
    );
    server = fastify({
      serverFactory: (handle: RequestListener) =>
        createServer((request, response) => {
          if (!responses.serve(request, response)) handle(request, response);
        }),
    });
    await server.register(compress, { encodings: ['br', 'gzip'] });
    server.addHook('onRequest', async (_, reply) => {
      asked += 1;
      void reply.headers({ 'x-frame-options': 'DENY', 'x-request-id': `request ${asked}` });
    });
    server.get('/posts', (request, reply) =>
      responses.send(request, reply, jsonResponse(POSTS)).then(() => reply),
    );
    server.get('/page', (request, reply) =>
      responses.sendToStranger(request, reply, jsonResponse(POSTS)).then(() => reply),
    );
    origin = await server.listen({ port: 0 });
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await server.close();
  });

  const get = async (headers: Record<string, string> = {}, path = '/posts', method = 'GET') => {
    const answer = await fetch(origin + path, { method, headers });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const facts = ({ status, headers, text }: Awaited<ReturnType<typeof get>>) => {
    const rest = [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
    return { status, headers: Object.fromEntries(rest), text };
  };

  it.each(['br', 'gzip', 'identity'])(
    'gives an answer in %s once more as it was',
    async (coding) => {
      const first = await get({ 'accept-encoding': coding });
      const second = await get({ 'accept-encoding': coding, 'x-request-id': ID });

      expect(asked).toBe(1);
      expect(facts(second)).toEqual(facts(first));
      expect(JSON.parse(second.text)).toEqual(POSTS);
      expect(second.headers.get('x-frame-options')).toBe('DENY');
      expect(second.headers.get('x-request-id')).toBe(ID);
    },
  );

  it('says so where nothing has changed', async () => {
    const { headers } = await get();
    const etag = headers.get('etag')!;
    const again = await get({ 'if-none-match': etag });

    expect([again.status, again.text, asked]).toEqual([304, '', 1]);
    expect(again.headers.get('etag')).toBe(etag);
    expect(again.headers.get('cache-control')).toBe('public, no-cache');
    for (const name of ['content-type', 'content-encoding', 'content-length']) {
      expect(again.headers.has(name)).toBe(false);
    }
    expect((await get({ 'if-none-match': '"another"' })).status).toBe(200);
  });

  it('writes a line for every answer at debug, with its correlation id', async () => {
    await get();
    await get({ 'x-request-id': ID });

    expect(lines).toEqual([
      expect.objectContaining({
        ...{ level: pino.levels.values['debug'], trace: ID },
        ...{ method: 'GET', route: '/posts', status: 200 },
      }),
    ]);
  });

  it.each<[string, Parameters<typeof get>]>([
    ['whoever says who they are', [{ authorization: 'Bearer x' }]],
    ['whoever takes it in another way', [{ 'accept-encoding': 'gzip;q=0.5' }]],
    ['another address', [{}, '/posts?page=2']],
    ['whoever wants the head alone', [{}, '/posts', 'HEAD']],
  ])('leaves %s to the framework', async (_, wanted) => {
    await get();
    await get(...wanted);

    expect(asked).toBe(2);
  });

  it('keeps nothing that was answered to somebody', async () => {
    await get({ authorization: 'Bearer x' });
    await get();

    expect(asked).toBe(2);
  });

  it('gives what is for strangers to those without cookies alone, and keeps it from them alone', async () => {
    await get({ cookie: 'guest=1' }, '/page');
    const first = await get({}, '/page');
    const second = await get({}, '/page');

    expect(asked).toBe(2);
    expect(facts(second)).toEqual(facts(first));
    expect((await get({ 'if-none-match': first.headers.get('etag')! }, '/page')).status).toBe(304);
    expect(asked).toBe(2);
    await get({ cookie: 'guest=1' }, '/page');
    expect(asked).toBe(3);
  });

  it('gives nothing that is older than a second', async () => {
    await get();
    const later = Date.now() + 1_001;
    jest.spyOn(Date, 'now').mockImplementation(() => later);
    await get();

    expect(asked).toBe(2);
  });

  it.each(['clear', 'close'] as const)('gives nothing any more after %s', async (end) => {
    await get();
    responses[end]();
    await get();
    await get();

    expect(asked).toBe(end === 'clear' ? 2 : 3);
  });
});
