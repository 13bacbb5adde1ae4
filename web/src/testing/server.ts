import { ERRORS, type ErrorCode, type ErrorDetails } from '@cosmic/contracts/errors';
import { routes, type RouteName } from '@cosmic/contracts/http';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import type { z } from 'zod';

type Routes = typeof routes;

/** What a route answers; the stream is opened by `EventSource`, not by a handler. */
export type ReplyOf<Name extends RouteName> = Routes[Name]['reply'] extends z.ZodType
  ? z.input<Routes[Name]['reply']>
  : never;

/** What a handler is told of the request that it answers. */
export interface AskedFor {
  params: Readonly<Record<string, string | readonly string[] | undefined>>;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}

/** One request that a page has made, in the order they were made. */
export interface PageRequestRecord extends AskedFor {
  name: RouteName;
}

const requests: PageRequestRecord[] = [];

/** What stands in for the gateway; a test adds handlers with `server.use(...)`. */
export const server = setupServer();

/**
 * Answers a route with 2xx. The reply has the type of the contract and is checked against its
 * schema, so that a page is never tested against an answer that the gateway can't give.
 *
 * @param reply what is answered, or what makes it from the request
 */
export function answer<Name extends RouteName>(
  name: Name,
  reply: ReplyOf<Name> | ((asked: AskedFor) => ReplyOf<Name>),
): HttpHandler {
  const replyTo =
    typeof reply === 'function' ? (reply as (asked: AskedFor) => object) : () => reply;
  return handle(name, (asked) => answerOf(name, replyTo(asked)));
}

/** Refuses a route with an error of the catalogue, in the gateway's shape. */
export function refuse(name: RouteName, code: ErrorCode, details: ErrorDetails = {}): HttpHandler {
  const { status, message } = ERRORS[code];
  return handle(name, () => HttpResponse.json({ error: { code, message, details } }, { status }));
}

/** Answers a route with 2xx and none of what it is asked for, as no gateway of ours should. */
export function answerNothing(name: RouteName): HttpHandler {
  return handle(name, () => HttpResponse.json({}, { status: routes[name].status }));
}

/** Lets the connection break while a route is asked. */
export function disconnect(name: RouteName): HttpHandler {
  return handle(name, () => HttpResponse.error());
}

/** Leaves a route unanswered until the returned function is called. */
export function hold<Name extends RouteName>(
  name: Name,
  reply: ReplyOf<Name>,
): { handler: HttpHandler; release: () => void } {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const handler = handle(name, async () => {
    await released;
    return answerOf(name, reply);
  });
  return { handler, release };
}

/** The requests of one route that the pages of this test have made so far. */
export function requestsOf(name: RouteName): PageRequestRecord[] {
  return requests.filter((request) => request.name === name);
}

/** Forgets the requests of the test before. */
export function forgetRequests(): void {
  requests.length = 0;
}

function answerOf(name: RouteName, reply: unknown): Response {
  const { reply: schema, status } = routes[name];
  if (schema === 'stream') throw new Error(`${name} is answered by FakeEventSource`);
  return HttpResponse.json(schema.parse(reply) as object, { status });
}

function handle(
  name: RouteName,
  respond: (asked: AskedFor) => Response | Promise<Response>,
): HttpHandler {
  const { method, path } = routes[name];
  const verb = method.toLowerCase() as Lowercase<typeof method>;
  return http[verb](`*${path}`, async ({ request, params }) => {
    const text = await request.text();
    const asked: AskedFor = {
      params,
      query: new URL(request.url).searchParams,
      headers: request.headers,
      body: text === '' ? undefined : (JSON.parse(text) as unknown),
    };
    requests.push({ name, ...asked });
    return respond(asked);
  });
}
