import { TOOLS } from './catalogue';
import { MAKERS } from './makers';

const PARAMS = {
  horoscope: { sign: 'virgo', timeframe: 'week' },
  'angel-number': { number: ' 1212 ' },
  'crystal-alignment': { sign: 'leo', moonSign: 'libra', risingSign: 'gemini' },
  'zodiac-meditation': { sign: 'pisces' },
  career: { sign: '', dob: '1990-04-20' },
  'planet-day': { planet: 'saturn' },
  compatibility: { sign1: 'aries', sign2: 'libra', dob2: '1991-02-03' },
};
const CONTEXT = { at: new Date('2026-11-21T20:00:00Z'), seed: 'seed' };

describe.each(TOOLS.map((tool) => [tool.slug, tool] as const))('the maker of %s', (slug, tool) => {
  it('belongs to that tool', () => {
    expect(MAKERS[slug].tool).toBe(tool);
  });

  it('asks a model without mixing the visitor’s words into the task', () => {
    const one = MAKERS[slug].assign(PARAMS[slug], CONTEXT);

    expect(one.brief.minWords).toBeLessThan(one.brief.maxWords);
    expect(Object.keys(one.brief.userInput).every((name) => name in PARAMS[slug])).toBe(true);
    for (const value of Object.values(one.brief.userInput)) {
      expect(one.brief.task).not.toContain(value);
    }
  });

  it('writes the same text for the same input, and another for another seed', () => {
    const text = (seed: string) =>
      MAKERS[slug].assign(PARAMS[slug], { ...CONTEXT, seed }).almanac();

    expect(text('one')).toBe(text('one'));
    expect(text('one')).not.toBe(text('two'));
  });

  it('refuses parameters that are not the tool’s', () => {
    expect(() => MAKERS[slug].assign({ other: 1 }, CONTEXT)).toThrow();
  });
});
