import { toolSchema } from '@cosmic/contracts/tools';
import { TOOLS, toolBySlugOrReadingType, toolSummaries } from './catalogue';
import { CATEGORIES, ICONS } from './tool';

/** The reading type keys that saved readings carry, by slug. */
const READING_TYPES: Record<string, string> = {
  horoscope: 'horoscope',
  compatibility: 'compatibility',
  career: 'careerAdvice',
  'crystal-alignment': 'crystalAlignment',
  'angel-number': 'angelNumber',
  'planet-day': 'planetDay',
  'zodiac-meditation': 'zodiacMeditation',
};

describe('the catalogue', () => {
  it('uses each slug and each reading type once, for one tool', () => {
    const names = TOOLS.flatMap(({ slug, readingType }) => [...new Set([slug, readingType])]);

    expect(new Set(names).size).toBe(names.length);
  });

  it.each(TOOLS.map((tool) => [tool.slug, tool] as const))(
    'lists %s under its key, with a known icon and category',
    (slug, tool) => {
      expect(tool.readingType).toBe(READING_TYPES[slug]);
      expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(ICONS).toContain(tool.icon);
      expect(CATEGORIES).toContain(tool.category);
      expect(tool.description).toMatch(/^[A-Z].{30,}\.$/);
    },
  );

  it('finds a tool by slug and by reading type, and nothing by anything else', () => {
    expect(toolBySlugOrReadingType('angel-number')?.slug).toBe('angel-number');
    expect(toolBySlugOrReadingType('angelNumber')?.slug).toBe('angel-number');
    expect(toolBySlugOrReadingType('constructor')).toBeUndefined();
    expect(toolBySlugOrReadingType('')).toBeUndefined();
  });

  it('summarises every tool once, in the order of the categories', () => {
    const summaries = toolSummaries();

    expect(summaries.map(({ slug }) => slug)).toEqual([
      'compatibility',
      'horoscope',
      'career',
      'crystal-alignment',
      'angel-number',
      'planet-day',
      'zodiac-meditation',
    ]);
    for (const summary of summaries) expect(toolSchema.parse(summary)).toEqual(summary);
  });
});
