import type { FALLBACK_AFFIRMATION } from '@cosmic/contracts/content';
import { paths } from '../../paths';

export const homeStrings = {
  hero: {
    title: ['The Universe', 'is Speaking'],
    subtitle:
      'Horoscopes, tarot and numbers, written from where the sky really stands. Ask, and see what each answer rests on.',
    begin: 'Begin Your Journey',
    browse: 'Browse the Cosmos',
  },
  sky: {
    title: 'The sky now',
    picture: 'Zodiac wheel with the Sun, the Moon and the planets where they stand now',
    wheel: 'Zodiac wheel',
    retrograde: 'retrograde',
    hint: 'Choose a planet on the wheel to hear what it speaks of.',
  },
  insights: {
    title: 'Divine Insights Await',
    explore: 'Explore',
    all: 'Discover all cosmic tools',
    cards: [
      {
        slug: 'horoscope',
        name: 'Daily Horoscope',
        description: 'What the sky is doing today, and where it touches your sign.',
        to: paths.tool('horoscope'),
      },
      {
        slug: 'tarot',
        name: 'Tarot Reading',
        description: 'One card from the deck, and a quiet look at what it puts before you.',
        to: paths.tool('tarot'),
      },
      {
        slug: 'compatibility',
        name: 'Love Compatibility',
        description: 'Two signs side by side: where you meet with ease, and where you talk.',
        to: paths.tool('compatibility'),
      },
    ],
  },
  affirmation: {
    title: 'Affirmation of the day',
    fallback:
      'Trust the cosmic energy guiding your path today.' satisfies typeof FALLBACK_AFFIRMATION,
  },
} as const;
