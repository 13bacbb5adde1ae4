/** PostgreSQL's and the network's names for a server that is not there, is leaving, or is full: of callers, or its disk. */
const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  '08001',
  '08003',
  '08006',
  '53100',
  '53300',
  '57P01',
  '57P02',
  '57P03',
]);

/**
 * What is said, without a code, when no connection came free in time or one broke off: by the driver,
 * and by TypeORM where that was between two statements of a transaction.
 */
const WORDS =
  /^(timeout exceeded when trying to connect|connection terminated|client has encountered a connection error|query runner already released)/i;

/** Whether work failed because the database could not be reached: worth another try, and no fault of the work. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (typeof code === 'string' && CODES.has(code)) || WORDS.test(error.message);
}
