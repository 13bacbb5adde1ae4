import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { apiRoutes } from './api.mjs';
import { answerOnce } from './answers.mjs';
import { Control } from './control.mjs';
import { Expansions } from './expand.mjs';
import { parseForm } from './form.mjs';
import { Life } from './life.mjs';
import { Notices } from './notices.mjs';
import { parametersOf } from './parameters.mjs';
import { Refusal } from './refusal.mjs';
import { Site } from './site.mjs';
import { State } from './state.mjs';

/** @typedef {import('./state.mjs').Thing} Thing */
/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

const BODY_LIMIT_BYTES = 256 * 1024;
const CATCH_UP_INTERVAL_MS = 10_000;
const STYLE = readFileSync(new URL('./pages/style.css', import.meta.url));

/**
 * @param {object} options
 * @param {string} options.secretKey what callers of the API have to show
 * @param {string} options.webhookSecret signs notices
 * @param {string} options.webhookUrl where notices go
 * @param {string} options.publicUrl under which browsers reach this server
 * @param {string | null} options.file where everything is kept
 * @returns {import('node:http').Server} not listening yet
 */
export function createStandIn({ secretKey, webhookSecret, webhookUrl, publicUrl, file }) {
  const state = new State(file);
  const notices = new Notices(state, { url: webhookUrl, secret: webhookSecret });
  const life = new Life(state, (type, object) => notices.add(type, object), publicUrl);
  const control = new Control(state, life, notices);
  const site = new Site(state, life);
  const expansions = new Expansions(state, life);
  const routes = apiRoutes(state, life, publicUrl).map(
    /** @returns {[string, RegExp, import('./api.mjs').Route[1]]} */
    ([call, work]) => [call, new RegExp(`^${call.replace(':id', '(?<id>\\w+)')}$`), work],
  );

  const catchUp = () => {
    life.catchUp();
    state.save();
  };
  const timer = setInterval(catchUp, CATCH_UP_INTERVAL_MS);
  const server = createServer((request, response) => {
    answer(request, response).catch((error) => send(response, refusalOf(error)));
  });
  server.once('listening', () => {
    catchUp();
    notices.nudge();
  });
  server.once('close', () => {
    clearInterval(timer);
    notices.close();
    state.save();
  });
  return server;

  /** @param {Request} request @param {Response} response */
  async function answer(request, response) {
    const url = new URL(request.url ?? '/', publicUrl);
    const call = `${request.method} ${url.pathname}`;
    const body = await textOf(request);
    if (url.pathname.startsWith('/v1/')) return api(request, response, { call, url, body });
    if (url.pathname.startsWith('/_control/')) {
      const done = control.answer(call, body ? JSON.parse(body) : {});
      state.save();
      return send(response, { status: 200, body: done });
    }
    return visit(response, { method: request.method ?? 'GET', path: url.pathname, body });
  }

  /**
   * @param {Request} request
   * @param {Response} response
   * @param {{ call: string, url: URL, body: string }} what
   */
  function api(request, response, { call, url, body }) {
    if (request.headers.authorization !== `Bearer ${secretKey}`) {
      throw new Refusal(401, 'Invalid API Key provided.');
    }
    const fault = control.faultOf(call);
    if (fault === 'hang') return;
    if (typeof fault === 'number') throw new Refusal(fault, 'As asked for.', { type: 'api_error' });
    const text = [url.search.slice(1), body].filter(Boolean).join('&');
    const key = String(request.headers['idempotency-key'] ?? '') || undefined;
    const done = answerOnce(state, { key, what: `${call}?${text}` }, () => {
      try {
        return { status: 200, body: answerOf(call, parseForm(text)) };
      } catch (error) {
        return refusalOf(error);
      }
    });
    state.save();
    if (fault !== 'lose') send(response, done);
  }

  /**
   * @param {string} asking method and path
   * @param {Thing} sent
   */
  function answerOf(asking, sent) {
    for (const [call, pattern, work] of routes) {
      const match = pattern.exec(asking);
      if (!match) continue;
      const { expand = [], ...asked } = parametersOf(call, sent);
      const expanded = expansions.of(call, expand);
      return expanded(work({ id: match.groups?.['id'] ?? '', asked }));
    }
    throw new Refusal(404, `Unrecognized request URL (${asking.replace(' ', ': ')}).`);
  }

  /**
   * @param {Response} response
   * @param {{ method: string, path: string, body: string }} what
   */
  function visit(response, { method, path, body }) {
    if (path === '/healthz') return send(response, { status: 200, body: { status: 'ok' } });
    if (path === '/style.css') {
      response.writeHead(200, { 'content-type': 'text/css; charset=utf-8' }).end(STYLE);
      return;
    }
    const visited = site.visit(method, path, parseForm(body));
    state.save();
    if (!visited) throw new Refusal(404, 'There is no such page.');
    if ('redirect' in visited) response.writeHead(303, { location: visited.redirect }).end();
    else {
      response
        .writeHead(visited.status ?? 200, pageHeaders(visited.leadsTo ?? []))
        .end(visited.html);
    }
  }
}

/**
 * A browser holds the address that a form's answer leads on to against the policy as well.
 *
 * @param {string[]} leadsTo
 */
function pageHeaders(leadsTo) {
  const targets = ["'self'", ...leadsTo.map((url) => new URL(url).origin)].join(' ');
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'content-security-policy': `default-src 'none'; style-src 'self'; form-action ${targets}; frame-ancestors 'none'; base-uri 'none'`,
  };
}

/** @param {unknown} error */
function refusalOf(error) {
  if (error instanceof Refusal) return { status: error.status, body: error.body };
  return {
    status: 500,
    body: {
      error: { type: 'api_error', message: error instanceof Error ? error.message : 'failed' },
    },
  };
}

/**
 * @param {Response} response
 * @param {{ status: number, body: unknown, replayed?: boolean }} answer
 */
function send(response, { status, body, replayed }) {
  if (response.headersSent) return;
  response
    .writeHead(status, {
      'content-type': 'application/json',
      ...(replayed && { 'idempotent-replayed': 'true' }),
    })
    .end(JSON.stringify(body));
}

/** @param {Request} request @returns {Promise<string>} */
async function textOf(request) {
  /** @type {Buffer[]} */
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > BODY_LIMIT_BYTES) throw new Refusal(413, 'The request is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
