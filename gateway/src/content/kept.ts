import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An answer's bytes, made once, and the tag by which a browser says that it has them. */
export interface Kept {
  readonly type: string;
  readonly body: Buffer;
  readonly etag: string;
  readonly bytes: number;
}

/** Bytes that wait to be sent. */
export function keptBytes(type: string, content: string | Buffer): Kept {
  const body = Buffer.from(content);
  return { type, body, etag: etagOf(body), bytes: body.length };
}

/** An answer in JSON that waits to be sent. */
export function keptJson(value: unknown): Kept {
  return keptBytes('application/json; charset=utf-8', JSON.stringify(value));
}

/** Weak, since what goes over the wire may be compressed. */
export function etagOf(content: string | Buffer): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/** Answers with bytes, or with 304 where the asker has them. */
export function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, body, etag }: Omit<Kept, 'bytes'>,
  cacheControl = 'public, no-cache',
): void {
  void reply.header('etag', etag).header('cache-control', cacheControl);
  if (isKnown(request.headers['if-none-match'], etag)) void reply.status(304).send();
  else void reply.header('content-type', type).send(body);
}

function isKnown(named: string | undefined, etag: string): boolean {
  if (named === undefined) return false;
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  return named.trim() === '*' || named.split(',').some((tag) => plain(tag) === plain(etag));
}
