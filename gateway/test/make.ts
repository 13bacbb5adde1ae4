import { rm } from 'node:fs/promises';
import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import { startBilling, startBillingWorker } from '@cosmic/billing/app';
import { startContent, startContentWorker } from '@cosmic/content/app';
import { drawCover } from '@cosmic/content/covers/cover';
import { startAuth, startAuthWorker } from '@cosmic/auth/app';
import type { ProcessName } from '@cosmic/contracts/health';
import { startGateway } from '@cosmic/gateway/app';
import { startWorld, type World } from '@cosmic/migrate/testing/world';
import { freePort } from '@cosmic/platform/testing/free-port';
import { until } from '@cosmic/platform/testing/until';
import { startReadings, startReadingsWorker } from '@cosmic/readings/app';
import { startUsage } from '@cosmic/usage/app';
import { makeWebRoot } from './web-root';

/** One server-sent event. */
export interface StreamEvent {
  type: string;
  id: string;
  data: Record<string, unknown>;
}

/** An open stream and what it has said so far. */
export interface OpenStream {
  events: StreamEvent[];
  status: number;
  headers: IncomingHttpHeaders;
  /** Stops reading, as a tab that hangs, until it goes on. */
  pause(): void;
  goOn(): void;
  close(): void;
  ended: Promise<void>;
}

/** A member who signed up for a test; the password is the same for all. */
export const PASSWORD = 'a quiet orbit around noon';

/** A gateway, and where it tells its checks and figures. */
interface Gateway {
  url: string;
  health: string;
  app: INestApplication;
}

/** The whole house with any number of gateways, as a client meets it over HTTP. */
export interface Site {
  world: World;
  /** @param otherwise what this gateway is told besides or instead of the usual */
  gateway(port?: number, otherwise?: Record<string, string>): Promise<Gateway>;
  stop(): Promise<void>;
}

/** A site with one gateway and its address, which several subjects of one file share. */
export interface SiteAndAddress {
  site: Site;
  url: string;
}

/** What a test may have otherwise. */
interface SiteOptions {
  /** What the auth service takes for the time. */
  clock?: () => Date;
  /** How many proxies the gateways believe. */
  trustedProxies?: number;
  /** How many connections each process may have to the database. */
  poolSize?: number;
  auth?: Record<string, string>;
  billing?: Record<string, string>;
  readingsWorker?: Record<string, string>;
}

export async function makeSite({
  clock,
  trustedProxies = 0,
  poolSize,
  auth = {},
  billing = {},
  readingsWorker = {},
}: SiteOptions = {}): Promise<Site> {
  const world = await startWorld();
  const webRoot = await makeWebRoot();
  const environment = (name: ProcessName) => ({
    ...world.environment(name),
    ...(poolSize !== undefined && { DATABASE_POOL_SIZE: String(poolSize) }),
  });
  const starting = [
    startAuth({ ...environment('auth'), ...auth }, clock),
    startAuthWorker({ ...environment('auth-worker'), ...auth }, clock),
    startBilling({ ...environment('billing'), ...billing }),
    startBillingWorker({ ...environment('billing-worker'), ...billing }),
    startReadings(environment('readings')),
    startReadingsWorker({ ...environment('readings-worker'), ...readingsWorker }),
    startContent(environment('content')),
    startContentWorker(environment('content-worker')),
    startUsage(environment('usage')),
  ];
  const apps = await Promise.all(starting).catch(async (error: unknown) => {
    // Those that are up would go on beside the next tests.
    const started = await Promise.allSettled(starting);
    await Promise.all(started.map((one) => one.status === 'fulfilled' && one.value.close()));
    await world.stop();
    throw error;
  });
  await putCovers(world);
  return {
    world,
    async gateway(wanted, otherwise) {
      const port = wanted ?? (await freePort());
      const healthPort = await freePort();
      const app = await startGateway({
        ...world.environment('gateway'),
        PORT: String(port),
        HEALTH_PORT: String(healthPort),
        WEB_ROOT: webRoot,
        PUBLIC_URL: `http://127.0.0.1:${port}`,
        TRUSTED_PROXIES: String(trustedProxies),
        GUEST_COOKIE_SECRET: 'a-secret-that-signs-the-cookies-of-guests',
        // A busy machine takes seconds to answer; a test that is about the limit names its own.
        ANSWER_TIMEOUT_MS: '30000',
        ...otherwise,
      });
      apps.unshift(app);
      const url = `http://127.0.0.1:${port}`;
      await until(async () => (await fetch(`${url}/readyz`)).ok, 'everything is up');
      return { url, health: `http://127.0.0.1:${healthPort}`, app };
    },
    async stop() {
      await Promise.all(apps.map((app) => app.close()));
      await world.stop();
      await rm(webRoot, { recursive: true });
    },
  };
}

/**
 * Gives all articles of our own one drawing, before the worker draws each: that takes seconds of a
 * processor, and the content service's own tests see to it.
 */
async function putCovers(world: World): Promise<void> {
  const { svg, png } = await drawCover({ title: '', tags: [], language: 'en', at: new Date(0) });
  await world.query(
    `INSERT INTO content.post_covers (post_id, version, svg, png)
     SELECT id, version, $1, $2 FROM content.blog_posts ON CONFLICT DO NOTHING`,
    [svg, png],
  );
}

interface Cookie {
  value: string;
  path: string;
}

/** A browser: its cookie jar, its access token, and calls as its pages make them. */
export class Visitor {
  readonly cookies = new Map<string, Cookie>();
  /** Sent with each call, once it is there. */
  token: string | undefined;

  constructor(private readonly url: string) {}

  /** The same browser at another gateway. */
  at(url: string): Visitor {
    const visitor = new Visitor(url);
    for (const [name, cookie] of this.cookies) visitor.cookies.set(name, { ...cookie });
    visitor.token = this.token;
    return visitor;
  }

  async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; body: any; headers: Headers }> {
    const answer = await fetch(this.url + path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(method !== 'GET' && { origin: this.url }),
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...this.cookieHeader(path),
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    answer.headers.getSetCookie().forEach((text) => this.keep(text));
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json');
    return {
      status: answer.status,
      body: isJson ? JSON.parse(text) : text,
      headers: answer.headers,
    };
  }

  /** Makes an account. */
  signUp(email: string, password = PASSWORD, fullName = 'Vera Rubin') {
    return this.call('POST', '/api/auth/sign-up', {
      email,
      password,
      data: { full_name: fullName },
    });
  }

  /** Opens a session and goes on with it. */
  async signIn(email: string, password = PASSWORD, headers: Record<string, string> = {}) {
    const answer = await this.call('POST', '/api/auth/sign-in', { email, password }, headers);
    this.token = answer.body.access_token;
    return answer;
  }

  /** Goes on with the session of the cookie. */
  async refresh() {
    const answer = await this.call('POST', '/api/auth/refresh', {});
    this.token = answer.body.access_token;
    return answer;
  }

  generate(asked: object, headers?: Record<string, string>) {
    return this.call('POST', '/api/readings/generate', asked, headers);
  }

  /** Opens the stream; resolves when the answer has begun. */
  stream(headers: Record<string, string> = {}): Promise<OpenStream> {
    return new Promise((resolve, reject) => {
      const outgoing = httpRequest(
        `${this.url}/api/stream`,
        { headers: { ...this.cookieHeader('/api/stream'), ...headers } },
        (answer) => {
          answer.headers['set-cookie']?.forEach((text) => this.keep(text));
          resolve(read(answer, () => outgoing.destroy()));
        },
      );
      outgoing.once('error', reject);
      outgoing.end();
    });
  }

  private keep(text: string): void {
    const [pair = '', ...attributes] = text.split('; ');
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    const path = attributes.find((part) => /^path=/i.test(part))?.slice(5) ?? '/';
    const isGone = attributes.some((part) => /^expires=Thu, 01 Jan 1970/i.test(part));
    if (isGone) this.cookies.delete(name);
    else this.cookies.set(name, { value, path });
  }

  /** The cookies that a browser sends along to a path. */
  cookieHeader(path: string): Record<string, string> {
    const fitting = [...this.cookies].filter(([, cookie]) => path.startsWith(cookie.path));
    const cookie = fitting.map(([name, { value }]) => `${name}=${value}`).join('; ');
    return cookie === '' ? {} : { cookie };
  }
}

function read(answer: IncomingMessage, close: () => void): OpenStream {
  const events: StreamEvent[] = [];
  let rest = '';
  answer.setEncoding('utf8');
  answer.on('error', () => undefined);
  answer.on('data', (chunk: string) => {
    const blocks = (rest + chunk).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const field = (name: string) => block.match(new RegExp(`^${name}: (.*)$`, 'm'))?.[1] ?? '';
      if (field('event')) {
        events.push({ type: field('event'), id: field('id'), data: JSON.parse(field('data')) });
      }
    }
  });
  const ended = new Promise<void>((resolve) => answer.once('close', () => resolve()));
  return {
    events,
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    pause: () => void answer.pause(),
    goOn: () => void answer.resume(),
    close,
    ended,
  };
}
