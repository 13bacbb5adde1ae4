import type { Language } from '@cosmic/contracts/language';
import { TOOLS } from '@cosmic/tools/catalogue/catalogue';
import { CARDS } from '@cosmic/tools/tarot/deck';
import { inHindi } from './hindi-heads';
import type { Head } from './page';

export const SITE = 'Cosmic Guide';

const DASHBOARD: Head = {
  title: `Dashboard – ${SITE}`,
  description: 'Your readings, your chart and your plan.',
};

const GENERATOR: Head = {
  title: `Blog generator – ${SITE}`,
  description: 'Where the journal is written.',
};

const PEOPLE: Head = {
  title: `People – ${SITE}`,
  description: 'Those whom you keep with their births, for every tool.',
};

/** Where the link of an invitation leads; its page is served by itself. */
export const INVITATION: Head = {
  title: `An invitation – ${SITE}`,
  description:
    'Somebody asks for your birth, to read the sky with you. You decide, and can take it back.',
};

/** Addresses that show what is their visitor's alone, or have an id in them; on no map. */
const PRIVATE: readonly [RegExp, Head][] = [
  [/^\/dashboard\/readings\/[0-9a-f-]{36}$/, DASHBOARD],
  [/^\/blog-generator\/posts\/[0-9a-f-]{36}$/, GENERATOR],
  [/^\/people\/[0-9a-f-]{36}$/, PEOPLE],
  [
    /^\/tools\/tarot\/draws\/([0-9a-f-]{36}|\d{4}-\d\d-\d\d)$/,
    {
      title: `Verify this draw – ${SITE}`,
      description: 'A draw of cards made again in your browser, from both halves of its seed.',
    },
  ],
  [
    /^\/pricing\/success$/,
    { title: `Thank you – ${SITE}`, description: 'Where paying for a plan leads back to.' },
  ],
];

export const HEADS: Readonly<Record<string, Head>> = {
  '/': {
    title: `${SITE} – readings that stand on the true sky`,
    description:
      'Horoscopes, tarot, numerology and more, written from where the planets really are. ' +
      'Every reading shows the facts it stands on.',
  },
  '/today': {
    title: `Today – ${SITE}`,
    description:
      'The true Moon, what the sky does for your sign, one card and one question: a day in 90 seconds, without an account.',
  },
  '/today/days': {
    title: `Your days – ${SITE}`,
    description: 'The cards you turned and the lines you wrote, day by day.',
  },
  '/tools': {
    title: `Cosmic tools – ${SITE}`,
    description: 'Every reading tool of Cosmic Guide, with what each one needs from you.',
  },
  ...Object.fromEntries(
    TOOLS.map(({ slug, name, description }) => [
      `/tools/${slug}`,
      { title: `${name} – ${SITE}`, description },
    ]),
  ),
  '/login': {
    title: `Login – ${SITE}`,
    description: 'Sign in to your readings, your chart and your journal.',
  },
  '/signup': {
    title: `Sign Up – ${SITE}`,
    description: 'A free account keeps your readings and knows your chart.',
  },
  '/welcome': {
    title: `Your chart – ${SITE}`,
    description: 'Three questions on your birth, and the chart that they make.',
  },
  '/login/forgotten': {
    title: `A new password – ${SITE}`,
    description: 'Ask for a link to choose a new password.',
  },
  '/login/reset': {
    title: `Choose a new password – ${SITE}`,
    description: 'Where the link of a forgotten password leads.',
  },
  '/login/confirm': {
    title: `Your address – ${SITE}`,
    description: 'Where the link that confirms an address leads.',
  },
  '/login/reminders': {
    title: `Your letters – ${SITE}`,
    description: 'Where the link that stops the letters leads.',
  },
  '/login/password': {
    title: `Change password – ${SITE}`,
    description: 'Where a member chooses another password.',
  },
  '/login/second-factor': {
    title: `Second factor – ${SITE}`,
    description: 'Where a member sets codes up besides the password.',
  },
  '/dashboard': DASHBOARD,
  '/dashboard/readings': DASHBOARD,
  '/dashboard/profile': DASHBOARD,
  '/dashboard/subscription': DASHBOARD,
  '/people': PEOPLE,
  '/admin/usage': {
    title: `The site in figures – ${SITE}`,
    description: 'What happens on the site, counted.',
  },
  '/blog-generator': GENERATOR,
  '/blog-generator/posts': GENERATOR,
  '/pricing': {
    title: `Pricing – ${SITE}`,
    description: 'What is free, what the premium plans add, and what they cost.',
  },
  '/blog': {
    title: `The journal – ${SITE}`,
    description:
      'Articles on the sky of the month, the signs, the cards and the numbers, ' +
      'with dates that were computed and not guessed.',
  },
  '/tools/tarot/deck': {
    title: `The deck – ${SITE}`,
    description:
      'All 78 cards of our tarot deck, engraved for this site, each with its meaning upright and reversed.',
  },
  ...Object.fromEntries(
    CARDS.map(({ id, name }) => [
      `/tools/tarot/deck/${id}`,
      {
        title: `${name} – ${SITE}`,
        description: `What ${name} shows and says in a reading, upright and reversed, and its place in the sky.`,
      },
    ]),
  ),
  '/sky': {
    title: `The living sky – ${SITE}`,
    description:
      'A calendar of the Moon, the planets and the eclipses, day by day, ' +
      'with the chart of this moment and a file for your own calendar.',
  },
  '/sky/panchang': {
    title: `The panchang month – ${SITE}`,
    description:
      'A month of the Hindu calendar for your town: tithi and nakshatra with their ends, ' +
      'lunar months, and the festivals that follow by rule, with a file for your own calendar.',
  },
  '/sky/best-days': {
    title: `Best days – ${SITE}`,
    description:
      'Every hour of the next twelve months that meets what you ask of it, at your place: ' +
      'to begin, to sign, to travel or to marry, by Western rules or by those of Jyotish.',
  },
  '/sky/river': {
    title: `The transit river – ${SITE}`,
    description:
      'Eighty years of your life on one page: when the planets come to the points of your birth ' +
      'chart, each pass on its day, from the years of Pluto to the hours of the Moon.',
  },
  '/sky/time': {
    title: `The sky in motion – ${SITE}`,
    description:
      'The wheel of the planets from 1800 to 2200: turn time by minutes or by centuries, let it ' +
      'play, and go to the next or the last time of any event, also around your own birth chart.',
  },
  '/privacy': {
    title: `What we know of you – ${SITE}`,
    description:
      'What is kept of you here, for how long and why, who else learns something of it, ' +
      'and how you take it along or delete it.',
  },
  '/sky/accuracy': {
    title: `How accurate is this? – ${SITE}`,
    description:
      'How far our planets, angles and house cusps are from a reference ephemeris, ' +
      'in arcseconds, decade by decade.',
  },
};

export const NOT_FOUND: Head = {
  title: `Lost among the stars – ${SITE}`,
  description: "Looks like you've wandered into an unexplored corner of the cosmos",
};

/** Said where no article is at an address of the journal. */
export const LOST: Head = {
  title: `Post Not Found – ${SITE}`,
  description: "The cosmic article you're looking for doesn't exist or has moved.",
};

/** The head of a path, and whether there is a page at it. */
export function headOf(path: string, language: Language): { head: Head; found: boolean } {
  const plain = path.replace(/(?<=^\/|[^/])\/+$/, '');
  const head = HEADS[plain] ?? PRIVATE.find(([pattern]) => pattern.test(plain))?.[1];
  return { head: headIn(language, head ?? NOT_FOUND), found: head !== undefined };
}

/** A head in the language of whoever asks. */
export function headIn(language: Language, head: Head): Head {
  return language === 'hi' ? inHindi(head) : head;
}

/** The paths that are the same for everybody, for the map of the site. */
export const PATHS: readonly string[] = Object.keys(HEADS).filter(
  (path) => !/^\/(dashboard|people|admin|blog-generator|login\/|today\/)/.test(path),
);
