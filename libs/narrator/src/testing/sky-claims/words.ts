/** A word of the sky: the name a claim is reported under, and how a text or a fact may write it. */
export interface SkyWord {
  name: string;
  /** Source of a regular expression, without groups that capture. */
  pattern: string;
}

/** What can stand in a sign. Longer names come first, so that 'rising sign' is not read as 'rising'. */
export const BODIES: readonly SkyWord[] = [
  ...['Sun', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'],
  ...['Chiron', 'Lilith', 'Descendant'],
]
  .map((name) => ({ name, pattern: name }))
  .concat([
    { name: 'Moon', pattern: 'moon|luna' },
    { name: 'Ascendant', pattern: 'rising sign|ascendant|rising' },
    { name: 'Midheaven', pattern: 'midheaven|MC' },
    { name: 'North Node', pattern: 'north node|rahu' },
    { name: 'South Node', pattern: 'south node|ketu' },
  ]);

/** The twelve signs. */
export const SIGNS: readonly string[] = [
  ...['Aries', 'Taurus', 'Gemini', 'Cancer', 'Leo', 'Virgo', 'Libra', 'Scorpio', 'Sagittarius'],
  ...['Capricorn', 'Aquarius', 'Pisces'],
];

/** The houses, first to twelfth, as words and as figures. */
export const HOUSES: readonly SkyWord[] = [
  ...['first|1st', 'second|2nd', 'third|3rd', 'fourth|4th', 'fifth|5th', 'sixth|6th'],
  ...['seventh|7th', 'eighth|8th', 'ninth|9th', 'tenth|10th', 'eleventh|11th', 'twelfth|12th'],
].map((pattern, at) => ({ name: `house ${at + 1}`, pattern }));

/** The angles that readings speak of. */
export const ASPECTS: readonly SkyWord[] = [
  { name: 'conjunct', pattern: 'conjunct(?:s|ion)?|conjoins?' },
  { name: 'sextile', pattern: 'sextiles?' },
  { name: 'square', pattern: 'squares?|squaring' },
  { name: 'trine', pattern: 'trines?' },
  { name: 'opposite', pattern: 'oppos(?:es?|ing|ition|ite)' },
  { name: 'quincunx', pattern: 'quincunx|inconjunct' },
];

/** One pattern for all of them. */
export function anyOf(words: readonly SkyWord[]): string {
  return `(?:${words.map(({ pattern }) => pattern).join('|')})`;
}

/** Whether a text speaks of it at all, in any case and as a word of its own. */
export function mentions(text: string, pattern: string): boolean {
  return new RegExp(`\\b(?:${pattern})\\b`, 'i').test(text);
}

/** The word of a list that this is written as. */
export function wordOf(words: readonly SkyWord[], written: string): SkyWord | undefined {
  return words.find(({ pattern }) => new RegExp(`^(?:${pattern})$`, 'i').test(written));
}
