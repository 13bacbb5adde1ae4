import { compareVersions, isInRange } from './prerequisites.mjs';

describe('the range of Node versions', () => {
  const range = '>=20.19 <21 || >=22.12';

  it.each([
    ['18.20.4', false],
    ['20.18.3', false],
    ['20.19.0', true],
    ['20.20.2', true],
    ['21.7.3', false],
    ['22.11.0', false],
    ['22.12.0', true],
    ['24.1.0', true],
  ])('%s: %s', (version, accepted) => {
    expect(isInRange(version, range)).toBe(accepted);
  });

  it('is refused when it is written in a way that is not understood', () => {
    expect(() => isInRange('20.20.2', '^20.19')).toThrow('cannot read "^20.19"');
  });
});

describe('versions', () => {
  it.each([
    ['15.18', '14', 1],
    ['14', '14', 0],
    ['13.9', '14', -1],
    ['6.10.1', '6.2', 1],
    ['2.9.10', '2.9', 0],
  ])('%s against %s', (a, b, order) => {
    expect(Math.sign(compareVersions(a, b))).toBe(order);
  });
});
