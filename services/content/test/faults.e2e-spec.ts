import type { ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import { Redis } from 'ioredis';
import { blogAdmin } from '@cosmic/contracts/blog/blog-admin';
import { content } from '@cosmic/contracts/content';
import { composeAffirmation } from '@cosmic/content/affirmation/affirmation.text';
import { startModelServer, type ModelServer } from '@cosmic/narrator/testing/model-server';
import { OwnProcesses } from '@cosmic/platform/testing/own-processes';
import { until } from '@cosmic/platform/testing/until';
import { makeAdmin, makeTestBed, type TestBed } from './make';

const WORKER = resolve(__dirname, '../dist/worker.js');
const DAY_MS = 24 * 60 * 60 * 1_000;

/** What must survive when a worker falls over; it is the build's, so `nx build` comes first. */
describe('faults', () => {
  let bed: TestBed;
  let model: ModelServer;
  const admin = makeAdmin();
  let workers: OwnProcesses;

  beforeAll(async () => {
    workers = new OwnProcesses(WORKER);
    [bed, model] = await Promise.all([makeTestBed(), startModelServer()]);
    await bed.start('content');
  });
  afterEach(async () => {
    await workers.endAll();
  });
  afterAll(async () => {
    await bed.stop();
    await model.close();
  });

  const startWorker = (environment: Record<string, string> = {}): ChildProcess => {
    return workers.start({
      ...bed.world.environment('content-worker'),
      ...environment,
    });
  };
  const request = () => bed.rpc.send(blogAdmin.generate, admin, { topic: 'The number 22' });
  const completed = (id: string) =>
    until(async () => {
      const now = await bed.rpc.send(blogAdmin.generation, admin, { id });
      return now.status === 'completed' ? now : null;
    }, 'the post is made');

  it('publishes once a post whose worker was killed in the middle', async () => {
    model.script({ kind: 'hang' });
    const first = startWorker({ OPENAI_API_KEY: 'a-key', OPENAI_BASE_URL: model.url });
    const { id } = await request();
    await model.request(1);

    await workers.end(first);
    startWorker();
    startWorker();
    const { post } = await completed(id);
    const posts = await bed.world.query(
      'SELECT FROM content.blog_posts WHERE id = $1 OR title = $2',
      [post!.id, post!.title],
    );
    const [row] = await bed.world.query<{ attempt: number }>(
      'SELECT attempt FROM content.blog_generations WHERE id = $1',
      [id],
    );

    expect(posts).toHaveLength(1);
    expect(row!.attempt).toBe(2);
  });

  it('makes a post though Redis was away when it was asked for, and forgot everything', async () => {
    await bed.world.redis.kill();
    const { id, status } = await request();
    expect(status).toBe('queued');
    await bed.world.redis.start();
    const redis = new Redis(bed.world.redis.url);
    await redis.flushall();
    await redis.quit();

    startWorker();
    expect((await completed(id)).post!.status).toBe('published');
  });

  it('writes each day’s affirmation once with two workers, and what a week’s downtime left out', async () => {
    await bed.world.query('DELETE FROM content.daily_horoscopes');
    const today = new Date().toISOString().slice(0, 10);
    await bed.world.query(
      `INSERT INTO content.daily_horoscopes (date, content, facts) VALUES ($1, 'kept', '{}')`,
      [today],
    );
    startWorker();
    startWorker();

    const rows = await until(async () => {
      const all = await bed.world.query<{ date: string; content: string }>(
        'SELECT date::text, content FROM content.daily_horoscopes ORDER BY date',
      );
      return all.length === 8 ? all : null;
    }, 'all days are written');
    const first = new Date(Date.now() - 6 * DAY_MS).toISOString().slice(0, 10);

    expect(rows[0]!.date).toBe(first);
    const others = rows.filter(({ date }) => date !== today);
    expect(others.map(({ content: text }) => text)).toEqual(
      others.map(({ date }) => composeAffirmation(date).content),
    );
    expect(await bed.rpc.send(content.affirmation, null, {})).toEqual({
      date: today,
      content: 'kept',
    });
  });

  it('puts our own articles in once, however many workers start, and leaves deleted ones away', async () => {
    const slugs = async () =>
      (
        await bed.world.query<{ slug: string }>(
          `SELECT slug FROM content.blog_posts
           WHERE slug IN (SELECT slug FROM content.seeded_articles) ORDER BY slug`,
        )
      ).map(({ slug }) => slug);
    const before = await slugs();
    await bed.world.query('DELETE FROM content.blog_posts WHERE slug = $1', [before[0]]);

    const started = [startWorker(), startWorker()];
    const { id } = await request();
    await completed(id);
    await Promise.all(started.map((worker) => workers.end(worker)));

    // Twelve in each language.
    expect(before).toHaveLength(24);
    expect(await slugs()).toEqual(before.slice(1));
  });
});
