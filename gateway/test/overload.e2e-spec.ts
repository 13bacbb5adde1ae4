import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { until } from '@cosmic/platform/testing/until';
import { makeSite, Visitor, type Site } from './make';

const ASKED = { toolType: 'angel-number', params: { number: '1234' } };
/** No body that can be read: whoever is asked for it is told so. */
const BROKEN = '{"toolType":';
/** Far beyond what may wait of guests, each of whom moves the lane's tag by four. */
const FULL_TAG = 40_000;

describe('more than can be answered', () => {
  let site: Site;

  beforeAll(async () => {
    site = await makeSite();
  });
  afterAll(() => site.stop());

  it.each([
    ['/api/blog/posts/there-is-none', 404, 'service_unavailable'],
    ['/api/readings/allowances', 200, 'service_unavailable'],
    ['/rss.xml', 200, 'load the page again in a moment'],
  ])('is refused at once (%s)', async (path, otherwise, words) => {
    const { url } = await site.gateway(undefined, { MAX_REQUESTS_IN_FLIGHT: '4' });
    const get = async (asked: string) => {
      const answer = await fetch(url + asked);
      return { status: answer.status, headers: answer.headers, body: await answer.text() };
    };
    // Each asks a service, the feed of the first ones alone.
    const answers = await Promise.all(Array.from({ length: 40 }, () => get(path)));

    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(40);
    for (const { headers, body } of refused) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-request-id')).toMatch(/\S/);
      expect(body).toContain(words);
    }
    expect((await get(path)).status).toBe(otherwise);
    expect((await get('/assets/small-1234.js')).status).toBe(200);
  });

  it('is answered 504 where a service takes longer than it may', async () => {
    const { url } = await site.gateway(undefined, { ANSWER_TIMEOUT_MS: '300' });
    const owner = new Client(site.world.databaseUrl);
    await owner.connect();
    await owner.query('BEGIN; LOCK TABLE content.blog_posts');

    const late = await new Visitor(url).call('GET', '/api/blog/posts/there-is-none');
    await owner.end();

    expect(late).toMatchObject({ status: 504, body: { error: { code: 'timeout' } } });
    const after = await new Visitor(url).call('GET', '/api/blog/posts/there-is-none');
    expect(after.status).toBe(404);
  });

  describe('of guests’ readings', () => {
    let url: string;
    let redis: Redis;
    let queue: Queue;
    const asGuest = (body: object | string) =>
      new Visitor(url).call('POST', '/api/readings/generate', body);

    beforeAll(async () => {
      ({ url } = await site.gateway());
      redis = new Redis({ port: site.world.redis.port, maxRetriesPerRequest: null });
      queue = new Queue('generation', { connection: redis, prefix: 'cosmic' });
      await queue.pause();
      expect((await asGuest(ASKED)).status).toBe(202);
      await redis.hset(queue.toKey('lanes'), 'guest', FULL_TAG);
    });
    afterAll(async () => {
      await queue.resume();
      await queue.close();
      redis.disconnect();
    });

    it('is refused unread, as long as another guest was refused a moment ago', async () => {
      expect((await asGuest(BROKEN)).status).toBe(400);

      const unread = await until(async () => {
        await asGuest(ASKED);
        const answer = await asGuest(BROKEN);
        return answer.status !== 400 && answer;
      }, 'a guest is refused before what they send is read');

      expect(unread).toMatchObject({
        status: 503,
        body: {
          error: { code: 'too_many_waiting', details: { retryAfterSeconds: expect.any(Number) } },
        },
      });
      expect(Number(unread.headers.get('retry-after'))).toBe(
        unread.body.error.details.retryAfterSeconds,
      );
      expect(unread.headers.get('cache-control')).toBe('no-store');
      expect(unread.headers.get('content-length')).toMatch(/^\d+$/);
    });

    it('keeps no member from a reading', async () => {
      const member = new Visitor(url);
      await member.signUp('vera@example.com');
      await member.signIn('vera@example.com');
      await until(
        async () => (await asGuest(ASKED)).status === 503 && (await asGuest(ASKED)).status === 503,
        'guests are refused',
      );

      expect((await member.generate(ASKED)).status).toBe(202);
    });

    it('is over for guests once there is room', async () => {
      await queue.resume();

      await until(async () => (await asGuest(ASKED)).status === 202, 'a guest is accepted');
    });
  });
});
