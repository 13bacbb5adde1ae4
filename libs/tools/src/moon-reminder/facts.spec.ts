import { facts } from './facts';

type Params = Parameters<typeof facts>[0];

const FULL_FOR_LEO: Params = { moonPhase: 'full-moon', sign: 'leo' };

const shownFor = (params: Params, at: string) =>
  new Map(
    facts(params, { at: new Date(at), seed: 'x' }).shown.map(({ key, value }) => [key, value]),
  );

describe('the facts of a moon reminder', () => {
  it('give the next time of the phase, where it falls and how long it lasts', () => {
    const shown = shownFor(FULL_FOR_LEO, '2026-11-21T20:00:00Z');

    expect(shown.get('next-moon-phase')).toBe('Tuesday 24 November 2026, 14:54 UTC');
    expect(shown.get('days')).toBe('three days from today');
    expect(shown.get('place-moon')).toMatch(
      /^Gemini 2°\d\d', the eleventh house from Leo \(friends and hopes\)$/,
    );
    expect(shown.get('span')).toMatch(
      /^from 22 November 2026, \d\d:\d\d UTC to 26 November 2026, \d\d:\d\d UTC$/,
    );
    expect(shown.has('underway')).toBe(false);
  });

  it('plan two days before and the day after, with the Moon of their noons', () => {
    const shown = shownFor(FULL_FOR_LEO, '2026-11-21T20:00:00Z');

    expect(shown.get('before')).toBe('Sunday 22 November, Moon in Taurus');
    expect(shown.get('after')).toBe('Wednesday 25 November, Moon in Gemini');
    expect(shownFor(FULL_FOR_LEO, '2026-11-23T08:00:00Z').has('before')).toBe(false);
  });

  it('say when the phase of this month is still going on', () => {
    const shown = shownFor(FULL_FOR_LEO, '2026-11-25T08:00:00Z');

    expect(shown.get('underway')).toMatch(/^past its middle, and over on 26 November 2026/);
    expect(shown.get('next-moon-phase')).toMatch(/^Thursday 24 December 2026/);
  });

  it('are the same all day', () => {
    expect(shownFor(FULL_FOR_LEO, '2026-11-24T00:00:00Z')).toEqual(
      shownFor(FULL_FOR_LEO, '2026-11-24T23:59:59Z'),
    );
  });
});
