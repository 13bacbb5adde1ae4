import type { Journey } from './journeys';

interface Shown {
  /** What of it stands in the journey: a text or a number. */
  seen: readonly (string | number)[];
  by: Journey;
}

const HOME_PLANS =
  'take a guest over an account to a payment, and open what was closed without a reload';
const DRAW = 'draws one of the 22 cards, step by step, and is asked to stay';
const ARTICLE =
  'shows an article with its contents, its progress, its kin and the way to an account';
const SEARCHED =
  'is searched, marks what was found, is held to a tag and let go again, all in its address';
const FREE_PLAN = 'hold the free plan to what its card claims: tarot, readings, articles';
const SOUND = 'is off until it is asked for, and music until it is asked for too';

/** Every number and list of the product that a person can see, and the journey that sees it. */
export const CONSTANTS: Readonly<Record<string, Shown>> = {
  'three free readings a tool and day': {
    seen: ['3 left today', 'None left today'],
    by: ['reading', 'is stopped after three readings of a tool, with the reason'],
  },
  'three horoscopes a day for members': {
    seen: ["'horoscope', (now() AT TIME ZONE 'utc')::date, 3"],
    by: ['members', 'finds a used-up horoscope explained, and the way to the plans'],
  },
  'one horoscope for a guest': {
    seen: ['/signup?redirect=horoscope'],
    by: ['reading', 'is asked to sign up at the second horoscope'],
  },
  'one tarot draw a day': { seen: ['tarot draw', 'tarot'], by: ['plans', FREE_PLAN] },
  'three articles a month': { seen: ['blog views a month'], by: ['plans', FREE_PLAN] },
  'premium is unlimited': { seen: ['Unlimited access to all tools'], by: ['plans', HOME_PLANS] },
  'the free plan costs nothing': { seen: ['₹0'], by: ['plans', HOME_PLANS] },
  'the monthly plan costs 299 rupees': { seen: ['₹299'], by: ['plans', HOME_PLANS] },
  'the yearly plan costs 2999 rupees': { seen: ['₹2,999'], by: ['plans', HOME_PLANS] },
  'the yearly plan saves 16 %': { seen: ['Save 16%'], by: ['plans', HOME_PLANS] },
  'three recent readings on the dashboard': {
    seen: [3, 4],
    by: ['members', 'sees the three readings kept last, and all of them on their own tab'],
  },
  'the bar changes past 50 px': {
    seen: [50, 51],
    by: ['pages', 'the bar gets its ground once 50 pixels are scrolled away'],
  },
  'no pointer of our own below 768 px': {
    seen: [767, 768],
    by: ['pages', 'has a pointer of its own on large screens with a mouse, and on no others'],
  },
  'three latest articles on the home page': {
    seen: [3],
    by: ['pages', 'shows the three newest articles, and placeholders where there are none'],
  },
  '30 stars in the hero and 40 around the affirmation': {
    seen: [30, 40],
    by: ['pages', 'counts its stars as the product always has'],
  },
  'cards enter 0.2 s apart, at a tenth of their height': {
    seen: [200, 400, 0.07, 0.13],
    by: ['pages', 'lets its cards enter one after the other, once a tenth of them is seen'],
  },
  'the cycle of the Moon is 29.53 days': {
    seen: ['of 29.53 days', 'Next full moon'],
    by: ['pages', 'tells of Mercury only while it runs backwards by the calendar of the visitor'],
  },
  'the eight phases of the Moon': {
    seen: [
      'New Moon',
      'Waxing Crescent',
      'First Quarter',
      'Waxing Gibbous',
      'Full Moon',
      'Waning Gibbous',
      'Last Quarter',
      'Waning Crescent',
    ],
    by: ['pages', 'has an address for every month and day'],
  },
  'the steps of a draw: 1.5 s, then 0.5 s, then 0.8 s': {
    seen: [1500, 500, 800],
    by: ['reading', DRAW],
  },
  'a card a day is one of 22': {
    seen: ['The Fool', 'The World', 'Wheel of Fortune'],
    by: ['reading', DRAW],
  },
  'the deck has 78 cards': {
    seen: [78],
    by: ['pages', 'the deck is browsed from the tarot tool, card by card'],
  },
  'lucky number, power color, mood and compatible sign': {
    seen: [
      '[1-9]d?',
      'Blue|Red|Green|Purple|Gold',
      'Energetic|Reflective|Creative|Romantic|Focused',
      'Compatible sign',
    ],
    by: ['reading', 'is asked to sign up at the second horoscope'],
  },
  'the master numbers': {
    seen: ['11', '22', '33'],
    by: ['reading', 'has the master numbers 11, 22 and 33 kept, and every other one made a digit'],
  },
  'ten popular tags, at most two on a card': { seen: [10, 2], by: ['journal', SEARCHED] },
  'three related articles': { seen: [3, 'Read on'], by: ['journal', ARTICLE] },
  'the author and the reading time': {
    seen: ['Cosmic Guide', 'min read'],
    by: ['journal', ARTICLE],
  },
  'the tone is mystical unless chosen': {
    seen: ['mystical'],
    by: [
      'journal',
      'is written step by step before one’s eyes; a reload and a killed worker change nothing',
    ],
  },
  'what is shared is cut at 100 characters': {
    seen: [100],
    by: ['journal', 'is shared by the device’s own sheet, else by the clipboard'],
  },
  'the choice of sound is kept as true or false': {
    seen: ['cosmic.sound', 'true'],
    by: ['pages', SOUND],
  },
  'eleven shelves of tools': {
    seen: [
      'Love & Relationships',
      'Personal Insights',
      'Spiritual Growth',
      'Life & Wellbeing',
      'Special Tools',
      'Deep Chart Analysis',
      'Mystical & Metaphysical',
      'Daily Interactive',
      'Eastern & Esoteric',
      'Fun & Social',
      'Lifestyle Integration',
    ],
    by: ['catalogue', 'has 43 tools, 25 of them premium, on eleven shelves'],
  },
};
