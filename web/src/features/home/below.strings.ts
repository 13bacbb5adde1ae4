import type { FALLBACK_AFFIRMATION } from '@cosmic/contracts/content';
import { paths } from '../../paths';

/** The words of what a visitor scrolls to, fetched with it. */
export const belowStrings = {
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
  events: {
    title: 'Current Astro Events',
    all: 'Open the living sky',
    ahead: 'The next sixty days',
    earlier: 'Earlier events',
    later: 'Later events',
    mercury: {
      title: 'Mercury Retrograde',
      text: (until: string) => `until ${until}. Read it twice, send it once, and keep a copy.`,
    },
    /** Shown only where nothing could be loaded. */
    samples: [
      {
        name: 'New Moon in Cancer',
        date: 'July 17, 2023',
        description: 'A quiet beginning close to home: tend what you are rooted in.',
      },
      {
        name: 'Venus Retrograde',
        date: 'July 22, 2023',
        description: 'A second look at what you love and what it is worth to you.',
      },
      {
        name: 'Mars enters Libra',
        date: 'August 27, 2023',
        description: 'Drive that asks what the other side wants before it moves.',
      },
      {
        name: 'Mercury Direct',
        date: 'September 15, 2023',
        description: 'Letters arrive, plans are taken up where they were left.',
      },
    ],
  },
  moon: {
    picture: (phase: string, percent: number) => `The Moon now: ${phase}, ${percent}% lit`,
    lit: 'Lit',
    litValue: (percent: number, waxing: boolean) =>
      `${percent}% and ${waxing ? 'growing' : 'shrinking'}`,
    age: 'Age',
    ageValue: (days: string) => `${days} of 29.53 days`,
    place: 'Place',
    nextFull: 'Next full moon',
    days: (days: number) => (days === 0 ? 'today' : days === 1 ? 'in 1 day' : `in ${days} days`),
    tilt: 'Drawn with north up. South of the equator it hangs the other way round.',
  },
  stars: {
    title: 'From the Stars',
    subtitle: 'Cosmic Journal',
    all: 'View all articles',
    read: 'Read Article',
    placeholders: [
      {
        id: 'placeholder-1',
        slug: '#',
        title: 'How to read your birth chart',
        excerpt:
          'Start with three things: where the Sun stood, where the Moon stood, and what rose.',
      },
      {
        id: 'placeholder-2',
        slug: '#',
        title: 'Living by the phases of the Moon',
        excerpt:
          'Twenty-nine and a half days that begin in the dark, and what each week is good for.',
      },
      {
        id: 'placeholder-3',
        slug: '#',
        title: 'What a card can tell you',
        excerpt: 'A deck has no opinion about your future. It asks good questions about today.',
      },
    ],
  },
} as const;
