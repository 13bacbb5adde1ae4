import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test as base, expect, request, type BrowserContextOptions } from '@playwright/test';
import { until } from '@cosmic/platform/testing/until';
import { startSite, type RunningSite } from '@cosmic/migrate/testing/site';
import { openVisitor, type Visitor } from './browser';
import { FIRST_ARTICLES } from './settings';
import {
  newAddress,
  prepareAdmin,
  signInBeforehand,
  signUp,
  subscribe,
  becomeAdmin,
} from './member';

/** A visitor who has an account and is signed in. */
export interface Member extends Visitor {
  id: string;
  email: string;
}

/** What a worker keeps for all journeys that it goes on. */
interface Ground {
  /** The folder of the build that the site serves; the worker's own, as a journey changes it. */
  build: string;
  /** The product, running. What a journey leaves in it the next one finds. */
  site: RunningSite;
}

export interface People {
  /** A visitor nobody has seen before, in a browser of their own. */
  visit: (options?: BrowserContextOptions) => Promise<Visitor>;
  /** Somebody with an account, signed in. */
  join: (options?: BrowserContextOptions & { name?: string }) => Promise<Member>;
  guest: Visitor;
  member: Member;
  /** A member whose plan opens every tool; paying has a journey of its own. */
  subscriber: Member;
  administrator: Visitor;
}

const STARTING = 180_000;
const DIST = resolve(__dirname, '../dist');

/**
 * A journey through the whole running product, with people to go on it. The pages that anybody has
 * open must not have complained in the end; a faulty answer of the server is no complaint of theirs.
 */
export const test = base.extend<People, Ground>({
  build: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads what is needed from the pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'cosmic-build-'));
      await cp(DIST, folder, { recursive: true });
      await use(folder);
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ build }, use) => {
      const site = await startSite({ gateway: { WEB_ROOT: build } });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: STARTING },
  ],
  baseURL: ({ site }, use) => use(site.url),
  visit: async ({ browser }, use) => {
    const visitors: Visitor[] = [];
    await use(async (options) => {
      const visitor = await openVisitor(browser, options);
      visitors.push(visitor);
      return visitor;
    });
    await Promise.all(visitors.map(({ context }) => context.close()));
    expect(visitors.flatMap(({ complaints }) => complaints)).toEqual([]);
  },
  join: async ({ site, visit }, use) => {
    await use(async ({ name = 'Ada', ...options } = {}) => {
      const email = newAddress();
      const caller = await request.newContext();
      const id = await signUp(site, caller, name, email);
      const storageState = await signInBeforehand(site, caller, email);
      await caller.dispose();
      return { id, email, ...(await visit({ ...options, storageState })) };
    });
  },
  guest: async ({ visit }, use) => use(await visit()),
  member: async ({ join }, use) => use(await join()),
  subscriber: async ({ site, join }, use) => {
    const member = await join();
    await subscribe(site, member.id);
    await use(member);
  },
  administrator: async ({ site, visit }, use) => {
    const visitor = await visit();
    await prepareAdmin(site, visitor.context);
    await becomeAdmin(site, visitor.page);
    await use(visitor);
  },
});

/** The first covers are drawn a quarter of a minute after a site has started. */
const COVERS_WITHIN_MS = 60_000;

/** Waits until the journal has the articles that a site begins with, and their covers. */
export async function articlesAreThere({ world }: RunningSite): Promise<void> {
  await until(
    async () => {
      const covers = await world.query('SELECT FROM content.post_covers');
      // Each has a twin in Hindi.
      return covers.length >= 2 * FIRST_ARTICLES;
    },
    'the first articles and their covers are there',
    COVERS_WITHIN_MS,
  );
}

export { expect };
