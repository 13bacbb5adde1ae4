import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An answer's bytes, made once, and the tag by which a browser says that it has them. */
export interface CachedResponse {
  readonly type: string;
  readonly body: Buffer;
  readonly etag: string;
  /** The room that it takes, with what it is compressed to. */
  readonly bytes: number;
  /** The same bytes compressed, each made when it is first asked for; undefined where that gains nothing. */
  readonly smaller: Map<Encoding, Promise<Buffer>> | undefined;
}

/** What can be answered with, whether it is kept or made for one asker. */
export type Sendable = Pick<CachedResponse, 'type' | 'body' | 'etag'> & Partial<CachedResponse>;

type Encoding = keyof typeof ENCODERS;

/** Made for many: slower and smaller than what is compressed for one answer. */
const BROTLI_QUALITY = 6;

const ENCODERS = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};
const ENCODINGS = Object.keys(ENCODERS);
const IS_TEXT = /^text\/|json|xml/;
const WORTH_IT_BYTES = 1024;

/** Bytes that wait to be sent. */
export function bytesResponse(type: string, content: string | Buffer): CachedResponse {
  const body = Buffer.from(content);
  const isWorthIt = IS_TEXT.test(type) && body.length >= WORTH_IT_BYTES;
  return {
    type,
    body,
    etag: etagOf(body),
    bytes: isWorthIt ? 2 * body.length : body.length,
    smaller: isWorthIt ? new Map() : undefined,
  };
}

/** An answer in JSON that waits to be sent. */
export function jsonResponse(value: unknown): CachedResponse {
  return bytesResponse('application/json; charset=utf-8', JSON.stringify(value));
}

/** Weak, since what goes over the wire may be compressed. */
export function etagOf(content: string | Buffer): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/**
 * Answers with bytes, or with 304 where the asker has them.
 *
 * @returns what was sent, compressed or not; undefined for a 304
 */
export async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, body, etag, smaller }: Sendable,
  cacheControl = 'public, no-cache',
): Promise<Buffer | undefined> {
  void reply.header('etag', etag).header('cache-control', cacheControl);
  if (smaller)
    void reply.header('vary', [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', '));
  if (isKnown(request.headers['if-none-match'], etag)) {
    void reply.status(304).send();
    return undefined;
  }
  void reply.header('content-type', type);
  const encoding = smaller && encodingFor(request);
  if (!encoding) {
    void reply.send(body);
    return body;
  }
  const begun = smaller.get(encoding) ?? ENCODERS[encoding](body);
  smaller.set(encoding, begun);
  const compressed = await begun;
  void reply.header('content-encoding', encoding).send(compressed);
  return compressed;
}

function encodingFor({ headers }: FastifyRequest): Encoding | undefined {
  const accepted = headers['accept-encoding'];
  if (typeof accepted !== 'string') return undefined;
  return (negotiate(accepted, ENCODINGS) as Encoding | null) ?? undefined;
}

/** Whether an asker named the tag, as `If-None-Match` has it. */
export function isKnown(named: string | undefined, etag: string): boolean {
  if (named === undefined) return false;
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  return named.trim() === '*' || named.split(',').some((tag) => plain(tag) === plain(etag));
}
