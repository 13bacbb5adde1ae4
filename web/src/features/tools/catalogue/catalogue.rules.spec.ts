import { DOORS } from '@cosmic/contracts/tools';
import { toolSummaries } from '@cosmic/tools/catalogue';
import { doorsOf, searchTools, shelvesOf } from './catalogue.rules';

const TOOLS = toolSummaries();

describe('shelvesOf', () => {
  it('groups by category and keeps the listed order', () => {
    const shelves = shelvesOf(TOOLS);

    expect(shelves.flatMap(({ tools }) => tools)).toEqual(TOOLS);
    expect(new Set(shelves.map(({ category }) => category)).size).toBe(shelves.length);
  });
});

describe('doorsOf', () => {
  it('opens six doors with three pictures each', () => {
    const doors = doorsOf(TOOLS);

    expect(doors.map(({ door }) => door)).toEqual(DOORS);
    for (const { tools } of doors) expect(tools).toHaveLength(3);
  });

  it('leaves a door out that has nothing behind it', () => {
    const doors = doorsOf(TOOLS.filter(({ door }) => door !== 'fun'));

    expect(doors.map(({ door }) => door)).not.toContain('fun');
  });
});

describe('searchTools', () => {
  const namesOf = (text: string) => searchTools(TOOLS, text).map(({ name }) => name);

  it.each(['', '  '])('finds all for %p', (text) => {
    expect(searchTools(TOOLS, text)).toEqual(TOOLS);
  });

  it.each([
    ['birth chart', 'Astro Houses'],
    ['kundli', 'Astro Houses'],
    ['कुंडली', 'Astro Houses'],
    ['kundly', 'Astro Houses'],
    ['marriage', 'Love Compatibility'],
    ['shaadi', 'Love Compatibility'],
    ['money', 'Career Advice'],
    ['DAILY', 'Daily Horoscope'],
    ['horoscop', 'Daily Horoscope'],
    ['horocsope', 'Daily Horoscope'],
    ['rashifal', 'Daily Horoscope'],
    ['card of the day', 'Tarot Reading'],
    ['lagna', 'Rising Sign Tracker'],
    ['mercury retrograde', 'Retrograde Impact'],
    ['सपना', 'Dream Analyzer'],
  ])('finds for %p first of all, or among the first three, %p', (text, name) => {
    expect(namesOf(text).slice(0, 3)).toContain(name);
  });

  it('wants every word', () => {
    expect(namesOf('love unicorn')).toEqual([]);
  });
});
