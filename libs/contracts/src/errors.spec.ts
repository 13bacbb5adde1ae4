import { AppError, ERRORS, isErrorCode } from './errors';

describe('the catalogue of errors', () => {
  it('gives every code a status of a refusal and words for a person', () => {
    for (const { status, message } of Object.values(ERRORS)) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(600);
      expect(message).toMatch(/^[A-Z]/);
    }
  });

  it('lends an error its status and message', () => {
    const error = new AppError('daily_limit', { limit: 3 });

    expect(error.status).toBe(429);
    expect(error.message).toBe('You have reached your daily limit for free readings');
    expect(error.details).toEqual({ limit: 3 });
  });

  it.each([
    ['not_found', true],
    ['toString', false],
    ['nope', false],
    [7, false],
  ])('tells whether %s is a code: %s', (value, expected) => {
    expect(isErrorCode(value)).toBe(expected);
  });
});
