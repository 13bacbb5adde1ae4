import { toolSchema } from '@cosmic/contracts/readings/tools';
import { TOOLS, toolBySlugOrReadingType } from './catalogue';
import { toolSummaries } from './summaries';
import { CATEGORIES, ICONS, type Category } from '../tool';

/**
 * Tools as they were promised: shelf, whether it is premium, key, what it asks for. Addresses, saved
 * readings and prices stand on these; a newer tool may be left out.
 */
const PRODUCT: Record<string, [Category, 'free' | 'premium', string, string]> = {
  compatibility: ['Love & Relationships', 'free', 'compatibility', 'sign1 sign2 dob1 dob2'],
  'love-forecast': ['Love & Relationships', 'premium', 'loveForecast', 'sign dob period'],
  'zodiac-dating': [
    'Love & Relationships',
    'premium',
    'zodiacDating',
    'name1 sign1 dob1 name2 sign2 dob2',
  ],
  horoscope: ['Personal Insights', 'free', 'horoscope', 'sign timeframe'],
  tarot: ['Personal Insights', 'free', 'tarot', 'spread'],
  numerology: ['Personal Insights', 'free', 'numerology', 'fullName dob'],
  'birthday-message': ['Personal Insights', 'free', 'birthdayMessage', 'sign dob'],
  'spiritual-growth': ['Spiritual Growth', 'premium', 'spiritualGrowth', 'sign dob'],
  'dream-analyzer': ['Spiritual Growth', 'premium', 'dreamAnalysis', 'dream sign'],
  manifestation: ['Spiritual Growth', 'premium', 'manifestation', 'goal sign'],
  'journal-prompt': ['Spiritual Growth', 'premium', 'journalPrompt', 'sign risingSign moonSign'],
  career: ['Life & Wellbeing', 'free', 'careerAdvice', 'sign dob'],
  'stress-advice': ['Life & Wellbeing', 'free', 'stressAdvice', 'sign'],
  wellbeing: ['Life & Wellbeing', 'free', 'wellbeing', 'sign'],
  'life-balance': ['Life & Wellbeing', 'free', 'lifeBalance', 'dob'],
  'baby-name': ['Special Tools', 'premium', 'babyNames', 'gender sign1 sign2'],
  'transit-alert': ['Special Tools', 'premium', 'transitAlert', 'transit moonSign risingSign'],
  'karmic-astrology': ['Special Tools', 'premium', 'karmicAstrology', 'southNode saturnSign'],
  'astro-houses': ['Deep Chart Analysis', 'premium', 'astroHouses', 'dob'],
  'retrograde-impact': [
    'Deep Chart Analysis',
    'premium',
    'retrogradeImpact',
    'planet sign moonSign risingSign',
  ],
  'solar-return': ['Deep Chart Analysis', 'premium', 'solarReturn', 'dob'],
  'progressed-chart': ['Deep Chart Analysis', 'premium', 'progressedChart', 'dob'],
  midheaven: ['Deep Chart Analysis', 'premium', 'midheaven', 'dob'],
  'crystal-alignment': [
    'Mystical & Metaphysical',
    'free',
    'crystalAlignment',
    'sign moonSign risingSign',
  ],
  'angel-number': ['Mystical & Metaphysical', 'free', 'angelNumber', 'number'],
  'aura-color': ['Mystical & Metaphysical', 'premium', 'auraColor', 'dob'],
  'moon-water': ['Mystical & Metaphysical', 'premium', 'moonWater', 'moonPhase sign'],
  'planet-day': ['Daily Interactive', 'free', 'planetDay', 'planet'],
  'rising-tracker': ['Daily Interactive', 'premium', 'risingTracker', 'location'],
  'astro-dice': ['Daily Interactive', 'free', 'astroDice', 'planet sign house'],
  'vedic-nakshatra': ['Eastern & Esoteric', 'premium', 'vedicNakshatra', 'dob nakshatra'],
  'chinese-zodiac': [
    'Eastern & Esoteric',
    'free',
    'chineseZodiac',
    'year animal element partnerAnimal',
  ],
  'chakra-balance': ['Eastern & Esoteric', 'premium', 'chakraBalance', 'dob'],
  'name-numerology': ['Eastern & Esoteric', 'premium', 'nameNumerology', 'fullName pathNumber'],
  'zodiac-roast': ['Fun & Social', 'free', 'zodiacRoast', 'sign'],
  'zodiac-meme': ['Fun & Social', 'free', 'zodiacMeme', 'sign'],
  'sign-story': ['Fun & Social', 'premium', 'signStory', 'sign moonSign risingSign'],
  'archetype-quiz': ['Fun & Social', 'premium', 'archetypeQuiz', 'sign moonSign risingSign'],
  'astro-playlist': ['Lifestyle Integration', 'premium', 'astroPlaylist', 'sign moonSign'],
  'moon-reminder': ['Lifestyle Integration', 'free', 'moonReminder', 'moonPhase sign'],
  biorhythm: ['Lifestyle Integration', 'premium', 'biorhythm', 'dob'],
  'zodiac-meditation': ['Lifestyle Integration', 'free', 'zodiacMeditation', 'sign'],
  'dream-log': ['Lifestyle Integration', 'premium', 'dreamLog', 'dream1 dream2 dream3'],
};

describe('the catalogue', () => {
  it('uses each slug and each reading type once, for one tool', () => {
    const names = TOOLS.flatMap(({ slug, readingType }) => [...new Set([slug, readingType])]);

    expect(new Set(names).size).toBe(names.length);
  });

  it.each(Object.entries(PRODUCT))(
    'lists %s on its shelf, under its key, with what it asks for',
    (slug, [category, plan, readingType, params]) => {
      const tool = TOOLS.find((candidate) => candidate.slug === slug)!;

      expect([tool.category, tool.premium, tool.readingType]).toEqual([
        category,
        plan === 'premium',
        readingType,
      ]);
      expect(Object.keys(tool.params.shape)).toEqual(expect.arrayContaining(params.split(' ')));
    },
  );

  it.each([...TOOLS])('shows $slug with an address, an icon and a sentence', (tool) => {
    expect(tool.slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(ICONS).toContain(tool.icon);
    expect(tool.description).toMatch(/^[A-Z].{30,}\.$/);
  });

  it('finds a tool by slug and by reading type, and nothing by anything else', () => {
    expect(toolBySlugOrReadingType('angel-number')?.slug).toBe('angel-number');
    expect(toolBySlugOrReadingType('angelNumber')?.slug).toBe('angel-number');
    expect(toolBySlugOrReadingType('constructor')).toBeUndefined();
    expect(toolBySlugOrReadingType('')).toBeUndefined();
  });

  it('summarises every tool once, in the order of the categories', () => {
    const summaries = toolSummaries();

    const shelves = summaries.map(({ category }) => CATEGORIES.indexOf(category as Category));
    expect([...shelves].sort((a, b) => a - b)).toEqual(shelves);
    expect(new Set(summaries.map(({ slug }) => slug)).size).toBe(TOOLS.length);
    for (const summary of summaries) expect(toolSchema.parse(summary)).toEqual(summary);
  });
});
