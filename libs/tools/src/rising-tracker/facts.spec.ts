import { figureSchema } from '@cosmic/contracts/readings/figures';
import { anglesAt } from '@cosmic/sky/charts/chart-angles';
import { signAt } from '@cosmic/sky/zodiac';
import fc from 'fast-check';
import { facts } from './facts';

const AT = new Date('2026-11-21T09:00:00Z');
const CHENNAI = {
  name: 'Chennai, Tamil Nadu, India',
  latitude: 13.09,
  longitude: 80.28,
  zone: 'Asia/Kolkata',
};
const SVALBARD = {
  name: 'Longyearbyen, Svalbard',
  latitude: 78.22,
  longitude: 15.65,
  zone: 'Arctic/Longyearbyen',
};

const factsFor = (location: typeof CHENNAI, at = AT) => facts({ location }, { at, seed: 'x' });
const shownFor = (location: typeof CHENNAI, at = AT) =>
  new Map(factsFor(location, at).shown.map(({ key, value }) => [key, value]));

describe('the facts of a horizon', () => {
  it('are for the very instant, by the clock of the place', () => {
    const shown = shownFor(CHENNAI);

    expect(shown.get('place')).toBe('Chennai, 13.09° N 80.28° E');
    expect(shown.get('clock')).toBe(
      'Saturday 21 November 2026, 14:30 in Asia/Kolkata; 21 November 2026, 09:00 UTC',
    );
    expect(shown.get('ascendant')).toMatch(/^Aries 6°\d\d'$/);
    expect(shown.get('descendant')).toBe('Libra');
    expect(shownFor(CHENNAI, new Date(+AT + 120_000)).get('ascendant')).not.toBe(
      shown.get('ascendant'),
    );
  });

  it('say tomorrow and yesterday where the calendar of the place does', () => {
    const late = shownFor(CHENNAI, new Date('2026-11-21T18:20:00Z'));

    expect(late.get('clock')).toMatch(/^Saturday 21 November 2026, 23:50 in/);
    expect(late.get('next')).toMatch(/^Virgo from \d\d:\d\d tomorrow; /);
    expect(shownFor(CHENNAI, new Date('2026-11-21T18:32:00Z')).get('span')).toMatch(/yesterday to/);
  });

  it('agree with the ascendant wherever they say that a sign rises', () => {
    const latitudes = fc.double({ min: -89, max: 89, noNaN: true });
    const longitudes = fc.double({ min: -180, max: 180, noNaN: true });
    fc.assert(
      fc.property(latitudes, longitudes, (latitude, longitude) => {
        const place = { ...CHENNAI, latitude, longitude };
        const { sign, span, windows, ascendant } = factsFor(place);

        expect(signAt(ascendant)).toBe(sign);
        expect(span.sign).toBe(sign.key);
        for (const [element, window] of windows) {
          const middle = new Date((+window.from + +window.to) / 2);
          const rising = signAt(anglesAt(middle, place).ascendant);
          expect([rising.key, rising.element]).toEqual([window.sign, element]);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('name the quickest and the slowest sign where all of them rise', () => {
    // Between the tropics and the pole the signs around Aries are quick in the north.
    const north = factsFor({ ...CHENNAI, latitude: 52, longitude: 0, zone: 'Europe/London' });

    expect(['aquarius', 'pisces', 'aries', 'taurus']).toContain(north.pace?.quick.sign);
    expect(['leo', 'virgo', 'libra', 'scorpio']).toContain(north.pace?.slow.sign);
    expect(factsFor(SVALBARD).pace).toBeUndefined();
    expect(shownFor(SVALBARD).has('pace')).toBe(false);
  });

  it('draw the day from this minute to the same tomorrow', () => {
    const { figure } = factsFor(CHENNAI);

    expect(figureSchema.parse(figure)).toEqual(figure);
    const spans = figure?.kind === 'rising' ? figure.spans : [];
    expect(spans[0]?.from).toBe(AT.toISOString());
    expect(spans.at(-1)?.to).toBe('2026-11-22T09:00:00.000Z');
  });

  it('repeat no name that is not plainly one', () => {
    expect(shownFor({ ...CHENNAI, name: 'Say {boo}!' }).get('place')).toMatch(
      /^the place you chose, /,
    );
  });
});
