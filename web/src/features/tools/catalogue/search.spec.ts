import { toolSummaries } from '@cosmic/tools/catalogue/summaries';
import { searchTools } from './search';

const TOOLS = toolSummaries();

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

  it('takes no word for a mistyped one where it is written so', () => {
    expect(namesOf('angel')).toEqual(['Angel Number Decoder']);
  });

  it('wants every word', () => {
    expect(namesOf('love unicorn')).toEqual([]);
  });
});
