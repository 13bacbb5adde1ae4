import { FIRST_ASKED, KINDS, madeGood, PHASE_NAMES } from './asked-event';
import { askedIn, codeOf, instantCode, instantIn } from './asked-in-address';

describe('an event in an address', () => {
  it('is read as it was written, whatever its kind', () => {
    const chosen = madeGood({
      kind: 'aspect',
      body: 'mars',
      sign: 'leo',
      turns: 'retrograde',
      phase: 'last-quarter',
      eclipsed: 'moon',
      other: 'saturn',
      aspect: 'trine',
      point: 'ascendant',
    });
    const codes = KINDS.map((kind) => codeOf({ ...chosen, kind }));

    expect(codes).toEqual([
      'ingress.mars.leo',
      'station.mars.retrograde',
      'phase.last-quarter',
      'eclipse.moon',
      'aspect.mars.trine.saturn',
      'transit.mars.trine.ascendant',
    ]);
    for (const code of codes) expect(codeOf(askedIn(code)!)).toBe(code);
    expect(askedIn('phase.new-moon')).toEqual({ ...FIRST_ASKED, kind: 'phase', phase: 'new-moon' });
    expect(Object.keys(PHASE_NAMES)).toContain('new-moon');
  });

  it('is none where a word of it is strange, missing or too much', () => {
    for (const code of [null, '', 'party', 'ingress.moon', 'ingress.moon.taurus.mars', 'phase.leo'])
      expect(askedIn(code)).toBeUndefined();
    expect(askedIn('ingress.vulcan.leo')).toBeUndefined();
  });

  it('is made possible where it can not be', () => {
    expect(askedIn('station.sun.direct')).toMatchObject({ kind: 'station', body: 'mercury' });
    expect(askedIn('aspect.venus.opposition.sun')).toMatchObject({ aspect: 'conjunction' });
  });
});

describe('an instant in an address', () => {
  it('is short where it can be, and exact where it must', () => {
    const noon = Date.UTC(2026, 10, 26, 12);

    expect(instantCode(noon)).toBe('2026-11-26T12:00Z');
    for (const at of [noon, noon + 7_000, noon + 7_123, Date.UTC(1800, 0, 1)])
      expect(instantIn(instantCode(at))).toBe(at);
  });

  it('is now where the address names none', () => {
    const before = Date.now();

    for (const code of [null, 'soon']) expect(instantIn(code)).toBeGreaterThanOrEqual(before);
  });
});
