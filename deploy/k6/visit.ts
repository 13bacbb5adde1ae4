import { check, sleep } from 'k6';
import exec from 'k6/execution';
import http from 'k6/http';
import { Trend } from 'k6/metrics';
import { A_NUMBER, BROWSED, kindOf, READ, type Kind } from './mix.ts';

const PASSWORD = 'quiet lanterns above 7 rivers';
const MEMBERS = 10;
/** How long a stream is listened to; it never ends by itself. */
const STREAM_SECONDS = 3;
/** What k6 says of an answer that had begun and did not end in time. */
const TIMED_OUT = 1050;
const WRITTEN_WITHIN_SECONDS = 30;

const readingWritten = new Trend('reading_written', true);

/** Where the site is. */
const base = () => __ENV['BASE_URL'] ?? 'http://localhost:3000';

/** What every visit knows of the run: members that can sign in. */
export interface Prepared {
  readonly emails: readonly string[];
}

/** Makes the members who sign in; once, before the first visit. */
export function setup(): Prepared {
  const emails = Array.from(
    { length: MEMBERS },
    (_, index) => `load-${Date.now()}-${index}@example.com`,
  );
  for (const email of emails) {
    const body = { email, password: PASSWORD, data: { full_name: 'Load Test' } };
    const answer = post('/api/auth/sign-up', body, 'sign-up');
    if (answer.status !== 201 && answer.status !== 200) {
      throw new Error(`a member could not be made: ${answer.status}`);
    }
  }
  return { emails };
}

/** One visit of somebody new, who comes for one of the things of the mix. */
export function visit(prepared: Prepared): void {
  VISITS[kindOf(Math.random())](prepared);
  sleep(1 + Math.random());
}

/** What is done on a visit, by what the visitor came for. */
export const VISITS: Readonly<Record<Kind, (prepared: Prepared) => void>> = {
  browse() {
    for (const path of BROWSED) get(path, 'browse');
  },

  blog() {
    for (const path of READ) get(path, 'blog');
    const { posts } = get('/api/blog/posts', 'blog').json() as { posts: { slug: string }[] };
    const post = posts[Math.floor(Math.random() * posts.length)];
    if (post) get(`/blog/${post.slug}`, 'blog');
  },

  generate() {
    const from = Date.now();
    const ofOwn = { 'x-forwarded-for': newAddress() };
    const accepted = post('/api/readings/generate', A_NUMBER, 'generate', ofOwn);
    if (!check(accepted, { 'a reading is accepted': ({ status }) => status === 202 })) return;
    const { id } = accepted.json() as { id: string };
    listen();
    let status = '';
    while (status !== 'completed' && Date.now() - from < WRITTEN_WITHIN_SECONDS * 1_000) {
      ({ status } = get(`/api/generations/${id}`, 'generate', 'generations').json() as {
        status: string;
      });
      if (status !== 'completed') sleep(0.5);
    }
    check(status, { 'a reading is written': (it) => it === 'completed' });
    readingWritten.add(Date.now() - from);
  },

  'sign-in'({ emails }) {
    const email = emails[exec.vu.idInTest % emails.length];
    const answer = post('/api/auth/sign-in', { email, password: PASSWORD }, 'sign-in');
    check(answer, { 'a member is signed in': ({ status }) => status === 200 });
  },
};

/**
 * Holds the visitor's stream open while the reading is written. k6 has no reader of streams in its
 * core: one that is open ends in a timeout, one that is refused in a status.
 */
function listen(): void {
  const tags = { kind: 'stream', name: '/api/stream' };
  const answer = http.get(`${base()}/api/stream`, { timeout: `${STREAM_SECONDS}s`, tags });
  check(answer, { 'the stream stays open': ({ error_code }) => error_code === TIMED_OUT });
}

function get(path: string, kind: Kind, name = path) {
  const tags = { kind, name: name.startsWith('/blog/') ? '/blog/:slug' : name };
  const answer = http.get(`${base()}${path}`, { tags });
  check(answer, { 'is answered': ({ status }) => status === 200 });
  return answer;
}

/** Somebody new is somewhere else; readings of one network are counted together. */
function newAddress(): string {
  const parts = Array.from({ length: 3 }, () => Math.floor(Math.random() * 256));
  return ['20', ...parts].join('.');
}

function post(path: string, body: object, kind: string, more: Record<string, string> = {}) {
  const headers = { 'content-type': 'application/json', origin: base(), ...more };
  return http.post(`${base()}${path}`, JSON.stringify(body), {
    headers,
    tags: { kind, name: path },
  });
}
