import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, type ErrorCode } from '@cosmic/contracts/errors';
import { traceFrom } from '@cosmic/platform/trace';
import { errorBody } from './error-body';

/** What the server's parser refuses, by its own codes; anything else is no HTTP. */
const CODES_OF_THE_PARSER: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
};

/**
 * Answers what never became a request, and ends its connection. The answer says that it ends:
 * a proxy would send somebody else's request down it otherwise, and lose it.
 */
export function refuseBrokenRequest(error: { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const refusal = new AppError(CODES_OF_THE_PARSER[error.code ?? ''] ?? 'malformed_request');
  const { status } = refusal;
  const body = JSON.stringify(errorBody(refusal, traceFrom(undefined)));
  socket.write(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n` +
      'connection: close\r\n' +
      'content-type: application/json; charset=utf-8\r\n' +
      `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
  socket.destroy();
}

/** Answers an address that can't be read, such as one with half of a percent encoding. */
export function refuseBrokenAddress(
  _error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const refusal = new AppError('malformed_request');
  void reply
    .status(refusal.status)
    .header('x-request-id', request.id)
    .send(errorBody(refusal, request.id));
}
