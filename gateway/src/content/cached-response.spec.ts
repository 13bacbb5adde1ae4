import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import compress from '@fastify/compress';
import fastify, { type FastifyInstance } from 'fastify';
import { bytesResponse, jsonResponse, send, type CachedResponse } from './cached-response';

const POSTS = { posts: Array.from({ length: 60 }, (_, n) => ({ title: `Moon ${n}` })) };

describe('send', () => {
  let server: FastifyInstance;
  let kept: CachedResponse;

  beforeEach(async () => {
    kept = jsonResponse(POSTS);
    server = fastify();
    await server.register(compress, { encodings: ['br', 'gzip'] });
    server.get('/', (request, reply) => send(request, reply, kept).then(() => reply));
  });
  afterEach(() => server.close());

  const get = (headers: Record<string, string> = {}) => server.inject({ url: '/', headers });

  it.each([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip', 'br;q=0.1, gzip;q=0.9', gunzipSync],
  ])('sends what is kept as %s to whoever accepts %s', async (encoding, accepted, unpack) => {
    const { headers, rawPayload } = await get({ 'accept-encoding': accepted });

    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': 'application/json; charset=utf-8',
      etag: kept.etag,
      vary: 'accept-encoding',
    });
    expect(JSON.parse(unpack(rawPayload).toString())).toEqual(POSTS);
  });

  it.each<Record<string, string>>([
    {},
    { 'accept-encoding': 'identity' },
    { 'accept-encoding': 'br;q=0, gzip;q=0' },
  ])('sends the bytes as they are with %p', async (asked) => {
    const { headers, body } = await get(asked);

    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['vary']).toBe('accept-encoding');
    expect(JSON.parse(body)).toEqual(POSTS);
  });

  it('compresses once, however many ask at the same time', async () => {
    await Promise.all([1, 2, 3].map(() => get({ 'accept-encoding': 'br' })));
    const made = await kept.smaller!.get('br');
    await get({ 'accept-encoding': 'br' });

    expect([...kept.smaller!.keys()]).toEqual(['br']);
    expect(await kept.smaller!.get('br')).toBe(made);
  });

  it('says that nothing has changed, compressed or not', async () => {
    const { statusCode, body } = await get({
      'accept-encoding': 'br',
      'if-none-match': kept.etag.replace('W/', ''),
    });

    expect([statusCode, body]).toEqual([304, '']);
  });

  it.each([
    ['*', 304],
    [' * ', 304],
    ['"another", {}', 304],
    ['"another"', 200],
    ['', 200],
  ])('takes %s for what is known already, or not', async (named, status) => {
    const answer = await get({ 'if-none-match': named.replace('{}', kept.etag) });

    expect(answer.statusCode).toBe(status);
  });

  it.each([
    ['a picture', 'image/png', 5_000],
    ['a few words', 'text/plain', 200],
  ])('leaves %s as it is', async (_, type, length) => {
    kept = bytesResponse(type, Buffer.alloc(length, 'a'));

    const { headers, rawPayload } = await get({ 'accept-encoding': 'br' });

    expect(headers['content-encoding']).toBeUndefined();
    expect(rawPayload).toHaveLength(length);
  });
});
