import { isConnectionError } from './connection-errors';

const failed = (message: string, code?: string) => Object.assign(new Error(message), { code });

describe('a database that is away', () => {
  it.each([
    ['no free connection', failed('timeout exceeded when trying to connect')],
    ['a connection that broke off', failed('Connection terminated unexpectedly')],
    [
      'a connection that had broken off',
      failed('Client has encountered a connection error and is not queryable'),
    ],
    [
      'a transaction whose connection broke off',
      failed('Query runner already released. Cannot run queries anymore.'),
    ],
    ['nobody there', failed('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED')],
    ['a shutdown', failed('terminating connection due to administrator command', '57P01')],
    ['a full disk', failed('could not extend file: No space left on device', '53100')],
    ['too many clients', failed('sorry, too many clients already', '53300')],
  ])('is told by %s', (_, error) => {
    expect(isConnectionError(error)).toBe(true);
  });

  it.each([
    ['a broken rule', failed('duplicate key value', '23505')],
    ['a slow statement', failed('canceling statement due to statement timeout', '57014')],
    ['anything else', failed('undefined is not a function')],
    ['no error', 'ECONNREFUSED'],
  ])('is not told by %s', (_, error) => {
    expect(isConnectionError(error)).toBe(false);
  });
});
