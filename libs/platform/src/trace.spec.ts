import { currentTrace, traceFrom, withTrace } from './trace';

describe('correlation ids', () => {
  it('are in force inside, also after waiting, and gone outside', async () => {
    await withTrace('trace-one', async () => {
      await new Promise((resolve) => setImmediate(resolve));
      expect(currentTrace()).toBe('trace-one');
    });

    expect(currentTrace()).toBeUndefined();
  });

  it.each([
    ['abcd-1234_X', true],
    ['short', false],
    ['has a blank', false],
    ['x'.repeat(65), false],
    ['line\nbreak-in-a-log', false],
    [42, false],
  ])('takes %j over: %s', (offered, taken) => {
    expect(traceFrom(offered) === offered).toBe(taken);
    expect(traceFrom(offered)).toMatch(/^[\w-]{8,64}$/);
  });
});
