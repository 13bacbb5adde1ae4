import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { resolve } from 'node:path';
import { startContent, startContentWorker } from '@cosmic/content/app';
import type { INestApplication } from '@nestjs/common';
import { startWorld, type World } from '@cosmic/migrate/testing/world';
import { freePort } from '@cosmic/platform/testing/free-port';
import { atMost, quantile, report } from '@cosmic/platform/testing/figures';
import { cpuSecondsOf } from '@cosmic/platform/testing/process-figures';
import { until } from '@cosmic/platform/testing/until';

/**
 * What a cached page of the journal costs the built gateway, with its guards, headers and request
 * id, beside a bare server that sends the same bytes; and what it costs to say that nothing has
 * changed. In CPU time of the serving process, which is steadier than the clock.
 */
const ROUNDS = 13;
const REQUESTS = 15_000;
/** A whole page costs several times as much, and is compared with less. */
const REQUESTS_OF_PAGES = 3_000;
const AT_ONCE = 32;

interface Server {
  child: ChildProcess;
  port: number;
}

describe('a cached page of the journal', () => {
  let world: World;
  let content: INestApplication[];
  let gateway: Server;
  let bare: Server;
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const PATH = '/api/blog/posts';

  const serve = async (program: string, environment: Record<string, string>): Promise<Server> => {
    const port = await freePort();
    const child = spawn(process.execPath, [program], {
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        PORT: String(port),
        PUBLIC_URL: `http://127.0.0.1:${port}`,
        ...environment,
        LOG_LEVEL: 'info',
      },
      stdio: ['pipe', 'ignore', 'inherit'],
    });
    return { child, port };
  };
  const get = (port: number, path: string, headers = {}) =>
    new Promise<{ status: number; etag: string; body: Buffer }>((settle, fail) => {
      request({ host: '127.0.0.1', port, path, headers, agent }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          settle({
            status: response.statusCode!,
            etag: response.headers.etag ?? '',
            body: Buffer.concat(chunks),
          }),
        );
      })
        .on('error', fail)
        .end();
    });
  const answers = (port: number, path: string) =>
    until(
      () =>
        get(port, path).then(
          ({ status }) => status === 200,
          () => false,
        ),
      `${path} answers`,
    );

  beforeAll(async () => {
    world = await startWorld();
    content = await Promise.all([
      startContent(world.environment('content')),
      startContentWorker(world.environment('content-worker')),
    ]);
    gateway = await serve(resolve(__dirname, '../../dist/main.js'), {
      ...world.environment('gateway'),
      WEB_ROOT: resolve(__dirname, '../../../web/dist'),
      GUEST_COOKIE_SECRET: 'a-secret-that-signs-the-cookies-of-guests',
    });
    gateway.child.stdin!.end();
    await until(
      async () => (await get(gateway.port, PATH).catch(() => null))?.body.includes('"posts":[{'),
      'the journal has its first articles',
    );
    const { body } = await get(gateway.port, PATH);
    bare = await serve(resolve(__dirname, 'bare-server.mjs'), {});
    bare.child.stdin!.end(body);
    await answers(bare.port, PATH);
  });
  afterAll(async () => {
    agent.destroy();
    await Promise.all(
      [gateway, bare].map(async ({ child }) => {
        const gone = once(child, 'exit');
        child.kill('SIGTERM');
        await gone;
      }),
    );
    await Promise.all(content.map((app) => app.close()));
    await world.stop();
  });

  /** CPU microseconds a request, of the process that serves. */
  const cost = async (
    { child, port }: Server,
    path: string,
    requests: number,
    headers = {},
  ): Promise<number> => {
    const before = await cpuSecondsOf(child);
    let left = requests;
    const client = async () => {
      while (left > 0) {
        left -= 1;
        await get(port, path, headers);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, client));
    return ((await cpuSecondsOf(child)) - before) * (1_000_000 / requests);
  };

  it('is measured, whole and unchanged', async () => {
    const page = await get(gateway.port, PATH);
    const [{ slug }] = JSON.parse(page.body.toString()).posts;
    // As a browser asks for the page of a post, compressed.
    const asked = { 'accept-encoding': 'gzip, deflate, br' };
    const article = await get(gateway.port, `/blog/${slug}`, asked);
    const unchanged = { ...asked, 'if-none-match': article.etag };
    const rounds: Record<'list' | 'bare' | 'article' | 'unchanged', number>[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({
        list: await cost(gateway, PATH, REQUESTS),
        bare: await cost(bare, PATH, REQUESTS),
        article: await cost(gateway, `/blog/${slug}`, REQUESTS_OF_PAGES, asked),
        unchanged: await cost(gateway, `/blog/${slug}`, REQUESTS_OF_PAGES, unchanged),
      });
    }
    // The first round is a warm-up. Figures of one round were taken side by side, so it has the ratio.
    const median = (of: (round: (typeof rounds)[number]) => number) =>
      quantile(rounds.slice(1).map(of), 0.5);

    const kilobytes = (page.body.length / 1_024).toFixed(1);
    process.stdout.write(
      [
        `\nA cached page of the journal, ${kilobytes} KB, ${AT_ONCE} clients`,
        ...(['list', 'bare', 'article', 'unchanged'] as const).map(
          (name) => `  ${name}: ${median((round) => round[name]).toFixed(0)} us of CPU a request`,
        ),
        '',
      ].join('\n'),
    );
    report('P1, P3: a cached page of the journal, CPU a request', [
      atMost(
        'P1: the list / bare node',
        median(({ list, bare: least }) => list / least),
        2,
      ),
      atMost(
        'P3: unchanged / whole',
        median(({ unchanged: brief, article: whole }) => brief / whole),
        0.6,
      ),
    ]);
    const again = await get(gateway.port, `/blog/${slug}`, unchanged);
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });
});
