import { facts } from './facts';

type Asked = Parameters<typeof facts>[0]['planet'];

/** 21 November 2026 is a Saturday. */
const AT = new Date('2026-11-21T20:00:00Z');

const shownFor = (planet: Asked, at = AT) =>
  new Map(facts({ planet }, { at, seed: 'x' }).shown.map(({ key, value }) => [key, value]));

describe('the facts of a planet’s day', () => {
  it('find the next date of its weekday', () => {
    expect(shownFor('mars').get('next')).toBe('Tuesday, 24 November 2026');
    expect(shownFor('sun').get('next')).toBe('Sunday, 22 November 2026');
    expect(shownFor('venus').get('next')).toBe('Friday, 27 November 2026');
  });

  it('take today itself for a planet whose day it is', () => {
    const shown = shownFor('saturn');

    expect(shown.get('next')).toBe('Saturday, 21 November 2026');
    expect(shown.get('today')).toBe('Saturday, the day of Saturn');
  });

  it('name the host of a planet that is younger than the week', () => {
    expect(shownFor('uranus').get('weekday')).toMatch(/^Saturday, as a guest of Saturn: Uranus/);
    expect(shownFor('neptune').get('weekday')).toMatch(/^Thursday, as a guest of Jupiter/);
    expect(shownFor('pluto').get('weekday')).toMatch(/^Tuesday, as a guest of Mars/);
  });

  it('say where the planet stands and until when it keeps its course', () => {
    // Mercury was retrograde in Scorpio from 24 October to 13 November 2026.
    const during = shownFor('mercury', new Date('2026-11-01T00:00:00Z'));

    expect(during.get('position')).toMatch(/^Scorpio \d+°\d\d' at noon UTC on 1 November 2026$/);
    expect(during.get('course')).toMatch(/^retrograde until 13 November 2026, \d\d:\d\d UTC$/);
    expect(shownFor('mercury').get('course')).toMatch(/^direct until .+ 2027, /);
  });

  it.each(['sun', 'moon'] as const)('give the %s no turn, since it makes none', (light) => {
    expect(shownFor(light).has('course')).toBe(false);
  });

  it('are the same all day', () => {
    const early = shownFor('moon', new Date('2026-11-21T00:00:00Z'));

    expect(early).toEqual(shownFor('moon', new Date('2026-11-21T23:59:59Z')));
  });
});
