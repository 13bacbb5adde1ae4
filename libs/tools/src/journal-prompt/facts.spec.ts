import { facts } from './facts';

const AT = { at: new Date('2026-11-21T20:00:00Z'), seed: 'x' };

const shownFor = (moonSign: 'aries' | 'libra' | 'taurus') =>
  new Map(
    facts({ sign: 'leo', risingSign: 'scorpio', moonSign }, AT).shown.map(({ key, value }) => [
      key,
      value,
    ]),
  );

describe('the facts of five questions', () => {
  it('count houses from the rising sign', () => {
    const shown = shownFor('aries');

    expect(shown.get('rising')).toBe('Scorpio; houses are counted from it');
    expect(shown.get('today-sun')).toMatch(/^Scorpio 29°\d\d', your first house/);
    expect(shown.get('moon')).toMatch(/^Aries .*, your sixth house/);
  });

  it('measure from the Moon sign to the Moon of the day', () => {
    expect(shownFor('aries').get('apart')).toBe('the same sign');
    expect(shownFor('taurus').get('apart')).toBe('1 sign apart');
    expect(shownFor('libra').get('apart')).toBe('6 signs apart');
  });

  it('give everybody on one day the same sky', () => {
    const params = { sign: 'leo', risingSign: 'leo', moonSign: 'leo' } as const;
    const at = (instant: string) => facts(params, { at: new Date(instant), seed: 'x' }).shown;

    expect(at('2026-11-21T00:00:00Z')).toEqual(at('2026-11-21T23:59:59Z'));
  });
});
