import { instantOf } from './instant';
import { checkRange, EARLIEST, LATEST } from './range';
import { SkyError } from '../sky-error';

const codeOf = (call: () => unknown) => {
  try {
    call();
  } catch (error) {
    return error instanceof SkyError ? `${error.code} ${error.field}` : String(error);
  }
  return undefined;
};

describe('instants', () => {
  it('run from the first of 1800 to the last of 2200', () => {
    expect(codeOf(() => instantOf(EARLIEST))).toBeUndefined();
    expect(codeOf(() => instantOf(new Date(LATEST.getTime() - 1)))).toBeUndefined();
    expect(codeOf(() => instantOf(new Date(EARLIEST.getTime() - 1)))).toBe('out_of_range at');
    expect(codeOf(() => instantOf(LATEST))).toBe('out_of_range at');
  });

  it('are dates', () => {
    expect(codeOf(() => instantOf(new Date(NaN)))).toBe('invalid_input at');
    expect(codeOf(() => instantOf('2000-01-01' as unknown as Date))).toBe('invalid_input at');
    expect(codeOf(() => instantOf(undefined as unknown as Date))).toBe('invalid_input at');
  });

  it('make a range that may be empty, end at the last instant, and not be reversed', () => {
    const noon = new Date('2000-01-01T12:00:00Z');

    expect(codeOf(() => checkRange(noon, noon))).toBeUndefined();
    expect(codeOf(() => checkRange(noon, LATEST))).toBeUndefined();
    expect(codeOf(() => checkRange(noon, EARLIEST))).toBe('invalid_input to');
    expect(codeOf(() => checkRange(new Date(0), new Date(NaN)))).toBe('invalid_input to');
  });
});
