import { facts } from './facts';

const shownAt = (at: string) =>
  new Map(
    facts({ sign: 'leo' }, { at: new Date(at), seed: 'x' }).shown.map(({ key, value }) => [
      key,
      value,
    ]),
  );

describe('the facts of a roast', () => {
  it('are the sign, its ruler and three of today’s suspects', () => {
    const shown = shownAt('2026-11-21T20:00:00Z');

    expect(shown.get('sign')).toBe('Leo, fire, fixed');
    expect(shown.get('ruler')).toBe('the Sun');
    expect(shown.get('moon')).toMatch(
      /^Aries 1[67]°\d\d', Waxing Gibbous, 8\d% lit, your ninth house \(travel and belief\), counted/,
    );
    expect(shown.get('mars')).toMatch(/^Leo 2\d°/);
  });

  it('tell which way Mercury runs by its stations', () => {
    // Mercury turned retrograde on 24 October 2026 and direct on 13 November.
    expect(shownAt('2026-11-01T08:00:00Z').get('mercury')).toMatch(/, retrograde, at noon UTC/);
    expect(shownAt('2026-11-21T08:00:00Z').get('mercury')).toMatch(/, direct, at noon UTC/);
  });

  it('are the same all day', () => {
    expect(shownAt('2026-11-21T00:00:00Z')).toEqual(shownAt('2026-11-21T23:59:00Z'));
  });
});
