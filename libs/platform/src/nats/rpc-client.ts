import { errors, headers, type MsgHdrs } from '@nats-io/transport-node';
import type { z } from 'zod';
import { AppError, isErrorCode, type ErrorDetails } from '@cosmic/contracts/errors';
import type { Actor, RequestContract } from '@cosmic/contracts/message';
import { currentOrNewTrace } from '../trace';
import { inSpan, TRACEPARENT, type Span } from '../tracing/spans';
import { endOfTurn } from './end-of-turn';
import type { Nats } from './nats-connection';
import { SIGNATURE } from './request-keys';

/** How long a service may take to answer before the caller is told so. */
export const ANSWER_TIMEOUT_MS = 5_000;

/** What a service sends back: the reply, or the code of an error. */
export type RpcReply =
  { ok: true; data: unknown } | { ok: false; code: string; details: ErrorDetails };

/** Asks other services over NATS. Uses the client's one shared inbox: a private one per call costs a fifth more. */
export class RpcClient {
  constructor(
    private readonly nats: Nats,
    private readonly timeout = ANSWER_TIMEOUT_MS,
  ) {}

  /**
   * Sends a request and waits for its reply. Nothing is retried: whether a
   * request may be sent twice is the caller's to know.
   *
   * @throws AppError the one the service threw; `service_unavailable` when NATS
   *   or the service is away or lost meanwhile, `timeout` when it does not answer in time
   */
  async send<Input extends z.ZodType, Reply extends z.ZodType>(
    contract: RequestContract<Input, Reply>,
    actor: Actor | null,
    data: z.input<Input>,
  ): Promise<z.output<Reply>> {
    if (!this.nats.connected) throw new AppError('service_unavailable');
    const envelope = { actor, trace: currentOrNewTrace(), data };
    return inSpan(contract.subject, { kind: 'client' }, async (span) => {
      const answer = await this.exchange(contract, JSON.stringify(envelope), span);
      if (answer.ok) return answer.data as z.output<Reply>;
      throw new AppError(isErrorCode(answer.code) ? answer.code : 'internal', answer.details);
    });
  }

  private async exchange(
    contract: RequestContract,
    payload: string,
    span: Span | undefined,
  ): Promise<RpcReply> {
    await endOfTurn();
    try {
      const message = await this.nats.orLost(
        this.nats.connection.request(contract.subject, payload, {
          timeout: contract.withinMilliseconds ?? this.timeout,
          headers: this.headersOf(contract.subject, payload, span),
        }),
      );
      return message.json<RpcReply>();
    } catch (error) {
      const cause = error instanceof errors.RequestError ? error.cause : error;
      if (cause instanceof errors.TimeoutError) throw new AppError('timeout');
      if (cause instanceof errors.InvalidArgumentError) throw new AppError('payload_too_large');
      throw new AppError('service_unavailable');
    }
  }

  private headersOf(subject: string, payload: string, span: Span | undefined): MsgHdrs {
    const named = headers();
    named.set(SIGNATURE, this.nats.keys.sign(subject, payload));
    if (span) named.set(TRACEPARENT, span.traceparent);
    return named;
  }
}
