import { setTimeout as sleep } from 'node:timers/promises';
import { Server, type CustomTransportStrategy, type MessageHandler } from '@nestjs/microservices';
import type { Msg, Subscription } from '@nats-io/transport-node';
import type { Logger } from 'pino';
import { lastValueFrom } from 'rxjs';
import { serviceOf } from '@cosmic/contracts/callers';
import { AppError, type ErrorCode, type ErrorDetails } from '@cosmic/contracts/errors';
import { envelopeSchema, type RequestContract } from '@cosmic/contracts/message';
import { parse } from '@cosmic/contracts/validation';
import { isConnectionError } from '../database/connection-errors';
import { requestSeconds } from '../metrics';
import { traceFrom, withTrace } from '../trace';
import { inSpan, TRACEPARENT } from '../tracing/spans';
import { requireAccess } from './actor';
import { endOfTurn } from './end-of-turn';
import { ANSWER_TIMEOUT_MS, type RpcReply } from './rpc-client';
import type { Nats } from './nats-connection';
import { SIGNATURE } from './request-keys';

/**
 * How many requests a process works on at a time, whoever of its callers asks. What comes beyond is
 * refused at once: it would be answered when its caller has gone.
 */
export const MAX_REQUESTS_IN_FLIGHT = 256;

interface RequestsOptions {
  nats: Nats;
  log: Logger;
  /** The queue group: of all replicas of a service one gets each request. */
  service: string;
  /** Every request this service has promised to answer. */
  contract: readonly RequestContract[];
}

/**
 * Feeds a service's controllers from NATS. Stands in for Nest's own NATS
 * transport, which makes an inbox per call, drops what is in flight on
 * shutdown and blanks every error it does not know.
 */
export class RequestsStrategy extends Server implements CustomTransportStrategy {
  private subscriptions: Subscription[] = [];
  private readonly inFlight = new Set<Promise<void>>();

  constructor(private readonly options: RequestsOptions) {
    super();
  }

  /** Subscribes every handler. Refuses to start when a promised request has none, or a caller could not be believed. */
  listen(done: (error?: unknown) => void): void {
    const lacking = this.options.nats.keys.lackingFor(serviceOf(this.options.service));
    if (lacking.length > 0) {
      done(new Error(`nobody could be believed without ${lacking.join(', ')}`));
      return;
    }
    const handlers = [...this.getHandlers()];
    const subjects = new Set(handlers.map(([subject]) => subject));
    const unanswered = this.options.contract.filter(({ subject }) => !subjects.has(subject));
    if (unanswered.length > 0) {
      done(new Error(`nobody answers ${unanswered.map(({ subject }) => subject).join(', ')}`));
      return;
    }
    this.subscriptions = handlers.map(([subject, handler]) =>
      this.options.nats.connection.subscribe(subject, {
        queue: this.options.service,
        callback: (error, message) => {
          if (error) this.options.log.error({ err: error, subject }, 'a subscription failed');
          else this.accept(message, subject, handler);
        },
      }),
    );
    done();
  }

  /** Takes no more requests and answers those in hand; one that takes longer than callers wait is let go. */
  async close(): Promise<void> {
    if (this.options.nats.connected) {
      await Promise.all(this.subscriptions.map((subscription) => subscription.drain()));
    }
    const answered = new AbortController();
    await Promise.race([
      Promise.all(this.inFlight).finally(() => answered.abort()),
      sleep(this.longestAnswer(), null, { signal: answered.signal }).catch(() => undefined),
    ]);
  }

  on(): never {
    throw new Error('the requests strategy emits no events');
  }

  unwrap<Connection>(): Connection {
    return this.options.nats.connection as Connection;
  }

  private longestAnswer(): number {
    const own = this.options.contract.map(({ withinMilliseconds }) => withinMilliseconds ?? 0);
    return Math.max(ANSWER_TIMEOUT_MS, ...own);
  }

  private accept(message: Msg, subject: string, handler: MessageHandler): void {
    if (this.inFlight.size >= MAX_REQUESTS_IN_FLIGHT && this.isPromised(subject)) {
      const answer = refuse('service_unavailable');
      requestSeconds.observe({ subject, outcome: answer.code }, 0);
      this.respond(message, subject, answer);
      return;
    }
    const work = this.answer(message, subject, handler).finally(() => this.inFlight.delete(work));
    this.inFlight.add(work);
  }

  /** What is not promised to others is asked by probes, which have to be answered however much there is to do. */
  private isPromised(subject: string): boolean {
    return this.options.contract.some((promised) => promised.subject === subject);
  }

  private async answer(message: Msg, subject: string, handler: MessageHandler): Promise<void> {
    const started = performance.now();
    const parent = message.headers?.get(TRACEPARENT);
    const { trace, answer } = await inSpan(subject, { kind: 'server', parent }, async (span) => {
      const worked = await this.work(message, handler);
      if (!worked.answer.ok) span?.fail(worked.answer.code);
      return worked;
    });
    const outcome = answer.ok ? 'ok' : answer.code;
    requestSeconds.observe({ subject, outcome }, (performance.now() - started) / 1_000);
    await endOfTurn();
    withTrace(trace, () => this.respond(message, subject, answer));
  }

  private async work(
    message: Msg,
    handler: MessageHandler,
  ): Promise<{ trace: string; answer: RpcReply }> {
    let trace = traceFrom(undefined);
    const { subject, data: payload, headers } = message;
    const worth = this.options.nats.keys.judge(subject, payload, headers?.get(SIGNATURE));
    if (worth === 'untimely') {
      this.options.log.warn({ subject }, 'a request was signed by a clock that differs from ours');
      return { trace, answer: refuse('service_unavailable') };
    }
    if (worth === 'forged') {
      this.options.log.warn({ subject }, 'a request was not signed by anybody who may make it');
      return { trace, answer: refuse('internal') };
    }
    try {
      const envelope = parse(envelopeSchema, message.json());
      trace = traceFrom(envelope.trace);
      const contract = handler.extras?.['contract'] as RequestContract;
      const data = await withTrace(trace, async () => {
        requireAccess(contract, envelope.actor);
        const asked = { actor: envelope.actor, data: parse(contract.input, envelope.data) };
        const result = await handler(asked);
        return contract.reply.parse(await lastValueFrom(this.transformToObservable(result)));
      });
      return { trace, answer: { ok: true, data } };
    } catch (error) {
      return { trace, answer: withTrace(trace, () => this.refusal(error, message.subject)) };
    }
  }

  private refusal(error: unknown, subject: string): RpcReply {
    if (error instanceof AppError) return refuse(error.code, error.details);
    if (isConnectionError(error)) {
      this.options.log.warn({ err: error, subject }, 'the database is away');
      return refuse('service_unavailable');
    }
    this.options.log.error({ err: error, subject }, 'a handler failed');
    return refuse('internal');
  }

  private respond(message: Msg, subject: string, answer: RpcReply): void {
    try {
      message.respond(JSON.stringify(answer));
    } catch (error) {
      this.options.log.error({ err: error, subject }, 'a reply could not be sent');
      message.respond(JSON.stringify(refuse('reply_too_large')));
    }
  }
}

function refuse(code: ErrorCode, details: ErrorDetails = {}): Extract<RpcReply, { ok: false }> {
  return { ok: false, code, details };
}
