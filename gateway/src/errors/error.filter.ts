import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { AppError, type ErrorCode } from '@cosmic/contracts/errors';
import { errorBody } from './error-body';

/** What the HTTP server itself refuses, by its own codes. */
const CODES_OF_THE_SERVER: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
};

const CODES_OF_STATUSES: Readonly<Record<number, ErrorCode>> = {
  400: 'malformed_json',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
};

/**
 * The one place where errors become HTTP answers. What has no code of its own
 * is a fault of ours: logged whole, answered with the correlation id alone.
 */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly log: Logger) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const error = known(thrown) ?? this.unknown(thrown, request);
    if (reply.sent) return;
    const { retryAfterSeconds } = error;
    if (retryAfterSeconds !== undefined) void reply.header('retry-after', retryAfterSeconds);
    void reply.status(error.status).send(errorBody(error, request.id));
  }

  private unknown(error: unknown, request: FastifyRequest): AppError {
    this.log.error({ err: error, trace: request.id }, 'a request failed');
    return new AppError('internal');
  }
}

function known(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  const code = CODES_OF_THE_SERVER[(error as { code?: string } | null)?.code ?? ''];
  if (code) return new AppError(code);
  const status = error instanceof HttpException ? error.getStatus() : statusOf(error);
  const byStatus = CODES_OF_STATUSES[status];
  return byStatus ? new AppError(byStatus) : null;
}

function statusOf(error: unknown): number {
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' ? status : 500;
}
