import { Agent, get as httpGet } from 'node:http';
import { resolve } from 'node:path';
import { LANGUAGES, pathIn, type Language } from '@cosmic/contracts/language';
import type { Engine } from '@cosmic/platform/testing/engine';
import { freePort } from '@cosmic/platform/testing/free-port';
import { until } from '@cosmic/platform/testing/until';
import { startVarnish } from '@cosmic/platform/testing/varnish';
import { PATHS } from '../src/pages/heads';
import { becomeAdministrator } from './administrator';
import { makeSite, Visitor, type Site } from './make';

const VCL = resolve(__dirname, '../../deploy/cdn/default.vcl');
const PURGE_TOKEN = 'a-token-that-lets-a-gateway-purge-its-cdn';
const VISITS = 10_000;
const AT_A_TIME = 20;
/** Of ten visitors so many have been here before. */
const RETURNING = 1;

/** Without one this would test nothing; `npm test` says so. */
(process.env['TEST_VARNISH'] ? describe : describe.skip)('the site behind a CDN', () => {
  let site: Site;
  let cdn: Engine;
  let health: string;
  /** Of the first language. */
  let slugs: string[];
  let twins: string[];

  beforeAll(async () => {
    site = await makeSite({ trustedProxies: 1 });
    const port = await freePort();
    cdn = await startVarnish(VCL, `http://127.0.0.1:${port}`, PURGE_TOKEN);
    ({ health } = await site.gateway(port, {
      PUBLIC_URL: cdn.url,
      CDN_PURGE_URL: cdn.url,
      CDN_PURGE_KEY: PURGE_TOKEN,
    }));
    const articles = (language: Language) =>
      until(async () => {
        const { posts } = (await get(`/api/blog/posts?language=${language}`)).body;
        return posts.length === 12 && posts.map(({ slug }: { slug: string }) => slug);
      }, 'our own articles are there');
    [slugs, twins] = await Promise.all([articles('en'), articles('hi')]);
    // Each of them was told to the CDN, and once more a moment later.
    await until(async () => {
      await get('/blog');
      return (await get('/blog')).headers.get('age') !== '0';
    }, 'nothing is purged any more');
  });
  afterAll(async () => {
    agent.destroy();
    await site.stop();
    await cdn.stop();
  });

  const get = (path: string) => new Visitor(cdn.url).call('GET', path);
  const known = async () => {
    const visitor = new Visitor(cdn.url);
    await visitor.call('GET', '/here.js');
    return visitor;
  };
  const agent = new Agent({ keepAlive: true, maxSockets: AT_A_TIME });
  /** What a visit is answered, read to its end and not unpacked: of so many, that takes longest. */
  const statusOf = (by: Visitor, path: string) =>
    new Promise<number>((answered, failed) => {
      const headers = { 'accept-encoding': 'gzip, deflate', ...by.cookieHeader(path) };
      httpGet(cdn.url + path, { agent, headers }, (answer) => {
        answer.resume();
        answer.once('end', () => answered(answer.statusCode ?? 0));
        answer.once('error', failed);
      }).once('error', failed);
    });
  /** How many requests the gateway has answered. */
  const answered = async () => {
    const figures = await (await fetch(`${health}/metrics`)).text();
    const rows = figures.matchAll(/^cosmic_http_request_seconds_count\{.*\} (\d+)$/gm);
    return [...rows].reduce((sum, [, count]) => sum + Number(count), 0);
  };

  it('shows an article that is withdrawn or published without waiting for what it holds to grow old', async () => {
    const admin = await known();
    await becomeAdministrator(site.world, admin);
    const { posts } = (await admin.call('GET', '/api/admin/blog/posts')).body;
    const { id, slug } = posts.find((post: { slug: string }) => slugs.includes(post.slug));
    const isListed = async () => (await get('/blog')).body.includes(`href="/blog/${slug}"`);

    expect(await isListed()).toBe(true);
    await admin.call('POST', `/api/admin/blog/posts/${id}/unpublish`, {});
    await until(async () => !(await isListed()), 'it is not listed', 20_000);
    expect((await get(`/blog/${slug}`)).status).toBe(404);
    await admin.call('POST', `/api/admin/blog/posts/${id}/publish`, {});
    await until(isListed, 'it is listed again', 20_000);
    await until(async () => (await get(`/blog/${slug}`)).status === 200, 'it is there', 20_000);
  });

  it('counts the articles of a reader who is known, and of nobody else', async () => {
    const [reader, stranger] = [await known(), new Visitor(cdn.url)];
    const [a, b, c, d] = slugs;
    for (const slug of [a, b, c]) await reader.call('GET', `/blog/${slug}`);

    expect((await reader.call('GET', `/blog/${d}`)).body).not.toContain('article-content">');
    expect((await stranger.call('GET', `/blog/${d}`)).body).toContain('article-content">');
    expect(stranger.cookies.size).toBe(0);
  });

  it.each(['/', '/hi', '/today', '/hi/today'])(
    'leaves %s of whoever has been here to the gateway',
    async (path) => {
      await get(path);
      const known = await new Visitor(cdn.url).call('GET', path, undefined, {
        cookie: 'cosmic_today=1',
      });

      expect(known.headers.get('cache-control')).toBe('private, no-cache');
      expect((await get(path)).headers.get('cache-control')).toBe('public, no-cache');
    },
  );

  it('keeps one page for all links to it, and tells nobody what is between the gateway and it', async () => {
    await get('/pricing');
    const before = await answered();
    const { body, headers } = await get('/pricing?utm_source=letter&utm_medium=mail');

    expect(await answered()).toBe(before);
    expect(body).toContain('What it costs');
    expect(headers.get('cache-tag')).toBeNull();
    expect(headers.get('cdn-cache-control')).toBeNull();
  });

  // After the others: a gateway purges its pages twice when it starts.
  it('answers 95 of 100 visits to public pages of both languages without a gateway', async () => {
    const pages = [...PATHS, '/blog', '/blog?tag=tarot'];
    const paths = [
      ...LANGUAGES.flatMap((language) => pages.map((path) => pathIn(language, path))),
      ...slugs.map((slug) => `/blog/${slug}`),
      ...twins.map((slug) => pathIn('hi', `/blog/${encodeURIComponent(slug)}`)),
      ...['/rss.xml', '/hi/rss.xml', '/sitemap.xml', '/assets/app-1234.js'],
      ...slugs.map((slug) => `/blog/covers/${slug}.svg`),
    ];
    const readers = await Promise.all(Array.from({ length: 10 }, known));
    const strangers = readers.map(() => new Visitor(cdn.url));
    const before = await answered();

    let next = 0;
    const statuses = new Map<number, number>();
    const visit = async () => {
      for (let nth = next++; nth < VISITS; nth = next++) {
        const visitors = nth % 10 < RETURNING ? readers : strangers;
        const status = await statusOf(visitors[nth % 10]!, paths[(nth * 7) % paths.length]!);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, visit));

    expect([...statuses]).toEqual([[200, VISITS]]);
    expect((await answered()) - before).toBeLessThan(0.05 * VISITS);
  }, 600_000);

  it('is purged by a gateway alone', async () => {
    const purge = (headers: Record<string, string>) =>
      fetch(cdn.url, { method: 'PURGE', headers }).then(({ status }) => status);

    expect(await purge({ 'cache-tag': 'pages' })).toBe(403);
    expect(await purge({ 'cache-tag': 'pages', authorization: 'Bearer x' })).toBe(403);
    expect(await purge({ 'cache-tag': '.*', authorization: `Bearer ${PURGE_TOKEN}` })).toBe(400);
    expect(await purge({ 'cache-tag': 'pages', authorization: `Bearer ${PURGE_TOKEN}` })).toBe(204);
  });
});
