import type { AppError, ErrorCode, ErrorDetails } from '@cosmic/contracts/errors';

/** An error as every answer tells it. */
export interface ErrorBody {
  error: { code: ErrorCode; message: string; details: ErrorDetails; trace: string };
}

/** @param trace the correlation id under which the logs speak of the request */
export function errorBody({ code, message, details }: AppError, trace: string): ErrorBody {
  return { error: { code, message, details, trace } };
}
