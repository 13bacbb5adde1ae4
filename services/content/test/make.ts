import { randomUUID } from 'node:crypto';
import { jetstream } from '@nats-io/jetstream';
import type { INestApplication } from '@nestjs/common';
import type { ProcessName } from '@cosmic/contracts/health';
import type { Push } from '@cosmic/contracts/live';
import type { Actor, EventContract } from '@cosmic/contracts/message';
import { startContent, startContentWorker } from '@cosmic/content/app';
import { entities } from '@cosmic/content/entities';
import { BlogPostEntity } from '@cosmic/content/posts/blog-post.entity';
import { PostWritingRepository, type NewPost } from '@cosmic/content/posts/post-writing.repository';
import { connectAs, connectGateway, listenTo } from '@cosmic/migrate/testing/bus';
import { startWorld, type World } from '@cosmic/migrate/testing/world';
import { readConfig, serviceConfig } from '@cosmic/platform/config';
import { openDatabase } from '@cosmic/platform/database/database';
import type { RpcClient } from '@cosmic/platform/nats/rpc-client';
import { newAddress } from '@cosmic/platform/testing/address';
import { until } from '@cosmic/platform/testing/until';

type Start = (environment: NodeJS.ProcessEnv) => Promise<INestApplication>;
/** Billing is loaded by the tests that start it: that takes longer than starting it. */
const STARTS: Partial<Record<ProcessName, () => Start | Promise<Start>>> = {
  billing: async () => (await import('@cosmic/billing/app')).startBilling,
  content: () => startContent,
  'content-worker': () => startContentWorker,
};

/** The journal as the gateway meets it. */
export interface TestBed {
  world: World;
  rpc: RpcClient;
  start(name: ProcessName, environment?: Record<string, string>): Promise<INestApplication>;
  /** Stores a post as the service does; published a minute before the last one unless told. */
  addPost(post: Partial<NewPost> & { title: string }): Promise<{ id: string; slug: string }>;
  /** Tells of something as another service would. */
  tell(user: ProcessName, event: EventContract, payload: unknown): Promise<void>;
  /** Collects what is pushed to an actor from now on. */
  listen(actor: Actor): Promise<Push[]>;
  stop(): Promise<void>;
}

export async function makeTestBed(): Promise<TestBed> {
  const world = await startWorld();
  const { nats, rpc } = await connectGateway(world);
  const config = readConfig(serviceConfig, world.environment('content'));
  const database = await openDatabase('content', config, entities);
  const posts = new PostWritingRepository(database.getRepository(BlogPostEntity));
  const running = new Set<INestApplication>();
  let publishedAt = Date.now();

  return {
    world,
    rpc,
    async start(name, more = {}) {
      const start = await STARTS[name]!();
      const app = await start({ ...world.environment(name), ...more });
      running.add(app);
      const { close } = app;
      app.close = async () => {
        running.delete(app);
        await close.call(app);
      };
      return app;
    },
    async addPost(post) {
      const id = post.id ?? randomUUID();
      publishedAt -= 60_000;
      const at = new Date(publishedAt);
      const slug = await database.transaction((transaction) =>
        posts.insert(transaction, {
          ...{ content: '<p>Some words.</p>', metaDescription: '', tags: [] },
          ...{ status: 'published', publishedAt: at, language: 'en', workId: null },
          ...post,
          id,
        }),
      );
      return { id, slug: slug! };
    },
    async tell(user, event, payload) {
      const teller = await connectAs(world, user);
      const message = { id: randomUUID(), trace: 'a-test', payload };
      const stream = jetstream(teller.connection);
      await until(
        () => stream.publish(event.subject, JSON.stringify(message)).catch(() => null),
        'the stream of events is there',
      );
      await teller.close();
    },
    listen: (actor) => listenTo(nats, actor),
    async stop() {
      await Promise.all([...running].map((app) => app.close()));
      await nats.close();
      await database.destroy();
      await world.stop();
    },
  };
}

/** Someone nobody has seen before. */
export function makeGuest(address = newAddress()): Actor {
  return { kind: 'guest', id: randomUUID(), address };
}

export function makeMember(): Actor & { kind: 'member' } {
  return { kind: 'member', id: randomUUID() };
}

export function makeAdmin(): Actor & { kind: 'member' } {
  return { kind: 'member', id: randomUUID(), role: 'admin' };
}
