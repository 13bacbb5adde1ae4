/**
 * The parts of k6 that the scripts use, over real requests, so that a visit can be tried without
 * k6. Its requests block, so each is made by a process of its own.
 */
import { execFileSync } from 'node:child_process';

const TIMED_OUT = 1050;

/** Makes the request that it is given on standard input; a timeout leaves an open answer. */
const REQUEST = `
  let text = '';
  for await (const chunk of process.stdin) text += chunk;
  const { url, timeout, ...asked } = JSON.parse(text);
  const answer = await fetch(url, { ...asked, signal: AbortSignal.timeout(timeout) });
  const done = await answer.text().then((body) => ({ status: answer.status, body, cookies: answer.headers.getSetCookie() }),
    () => ({ status: 0, body: null, open: answer.status === 200, cookies: [] }));
  process.stdout.write(JSON.stringify(done));
`;

interface Params {
  headers?: Record<string, string>;
  timeout?: string;
  tags?: { kind: string };
}

/** One request as it was made. */
export interface Made {
  method: string;
  path: string;
  kind: string;
  status: number;
}

/** Every request so far, and what was checked of their answers. */
export const made: Made[] = [];
export const checks: { what: string; passed: boolean }[] = [];
let cookies: string[] = [];

/** Forgets all of it, and who the visitor was, as k6 does after each visit. */
export function forget(): void {
  made.length = 0;
  checks.length = 0;
  cookies = [];
}

function ask(method: string, url: string, body: string | undefined, params: Params = {}) {
  const { headers, timeout = '30s', tags } = params;
  const asked = { method, url, body, timeout: parseFloat(timeout) * 1_000 };
  const input = JSON.stringify({ ...asked, headers: { ...headers, cookie: cookies.join('; ') } });
  const args = ['--input-type=module', '-e', REQUEST];
  const answer = JSON.parse(execFileSync(process.execPath, args, { input, encoding: 'utf8' }));
  cookies.push(...answer.cookies.map((text: string) => text.split(';', 1)[0]));
  made.push({ method, path: new URL(url).pathname, kind: tags!.kind, status: answer.status });
  return {
    status: answer.status,
    error_code: answer.open ? TIMED_OUT : 0,
    json: () => JSON.parse(answer.body),
  };
}

/** In place of `k6/http`. */
export const http = {
  get: (url: string, params?: Params) => ask('GET', url, undefined, params),
  post: (url: string, body: string, params?: Params) => ask('POST', url, body, params),
};

/** In place of `k6`. */
export function check<Value>(
  value: Value,
  what: Record<string, (value: Value) => boolean>,
): boolean {
  const results = Object.entries(what).map(([name, holds]) => ({
    what: name,
    passed: holds(value),
  }));
  checks.push(...results);
  return results.every(({ passed }) => passed);
}
