import { compareVersions, isInRange, reasonsAgainst } from './prerequisites.mjs';

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

describe('a machine that can not run this', () => {
  const machine = { platform: 'linux', node: '22.12.0', range: '>=20.19 <21 || >=22.12' };

  it('is told everything at once', () => {
    expect(reasonsAgainst({ ...machine, node: '18.20.4', isClone: false })).toEqual([
      expect.stringMatching(/^This needs Node\.js >=20\.19 <21 \|\| >=22\.12; this is 18\.20\.4\./),
      expect.stringMatching(/install git/),
    ]);
    expect(reasonsAgainst({ ...machine, platform: 'win32', isClone: true })).toEqual([
      expect.stringMatching(/^Windows/),
    ]);
  });

  it('is no other', () => {
    expect(reasonsAgainst({ ...machine, isClone: true })).toEqual([]);
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
