import { GRAHAS } from '@cosmic/sky/jyotish/grahas';
import { DASHA_WORDS } from '../dasha/words';
import { KUNDLI_WORDS } from './words';

const LANGUAGES = ['en', 'hi'] as const;

describe.each(LANGUAGES)('the words of Jyotish in %s', (language) => {
  const { lagna, moon, rashi, bhava, nakshatra } = KUNDLI_WORDS[language];
  const { pairs } = DASHA_WORDS[language];

  it('have a sentence for every graha in every rashi, bhava and nakshatra', () => {
    expect([lagna.length, moon.length, nakshatra.length]).toEqual([12, 12, 27]);
    for (const graha of GRAHAS) {
      expect(bhava[graha]).toHaveLength(12);
      if (graha !== 'moon') expect(rashi[graha]).toHaveLength(12);
    }
  });

  it('have one for every lord of a short period within a long one, and none of them twice', () => {
    const said = [
      ...GRAHAS.flatMap((long) => GRAHAS.map((short) => pairs[long][short])),
      ...GRAHAS.flatMap((graha) => [...bhava[graha], ...(graha === 'moon' ? [] : rashi[graha])]),
      ...nakshatra,
    ];

    expect(new Set(said).size).toBe(81 + 9 * 12 + 8 * 12 + 27);
    for (const sentence of said) expect(sentence).toMatch(/^[\p{L}].*[.।]$/u);
  });
});
