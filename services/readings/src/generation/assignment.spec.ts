import { AppError } from '@cosmic/contracts/errors';
import { assignmentFor } from './assignment';

const ROW = {
  toolType: 'horoscope',
  params: { sign: 'leo', timeframe: 'today' } as Record<string, unknown>,
  createdAt: new Date('2026-11-21T20:00:00Z'),
  seed: 'seed',
};

function refusalOf(row: typeof ROW): AppError {
  try {
    assignmentFor(row);
  } catch (error) {
    if (error instanceof AppError) return error;
  }
  throw new Error('the row was not refused');
}

describe('the assignment of a stored request', () => {
  it('is the same each time', () => {
    expect(assignmentFor(ROW).almanac()).toBe(assignmentFor(ROW).almanac());
    expect(assignmentFor(ROW).facts).not.toHaveLength(0);
  });

  it.each([
    ['a tool that is no longer known', { ...ROW, toolType: 'tea-leaves' }, 'toolType'],
    [
      'a parameter that is wrong',
      { ...ROW, params: { ...ROW.params, sign: 'owl' } },
      'params.sign',
    ],
  ])('is refused for %s, by name', (_, row, field) => {
    const { code, details } = refusalOf(row);

    expect(code).toBe('invalid_input');
    expect(details).toMatchObject({ fields: [{ field }] });
  });
});
