import type { Slug } from '../catalogue/catalogue';

/** What the parts of a reading are called: its beginning, its middle, and what is to be done with it. */
export type Labels = readonly [beginning: string, middle: string, end: string];

/** The usual ones, for a tool that has none of its own. */
const USUAL: Labels = ['To begin with', 'Looking closer', 'What to do with it'];

/** Of each tool, in the order in which its almanac tells; a model is asked to keep to it. */
const LABELS: Readonly<Partial<Record<Slug, Labels>>> = {
  'angel-number': ['Why this one', 'What it says', 'What to do with it'],
  'archetype-quiz': ['Who sings in you', 'The second voice', 'Your motto'],
  'astro-dice': ['How they fell', 'What they say together', 'What to do with it'],
  'astro-houses': ['The front door', 'The rooms you live in', 'The rest of the house'],
  'astro-playlist': ['The opening', 'Beneath it', 'How it ends'],
  'aura-color': ['The colours you wear', 'What they mean', 'Today'],
  'baby-name': ['Before you choose', 'From one side', 'From the other, and by number'],
  biorhythm: ['Where the waves are', 'The days ahead', 'What to make of it'],
  'birthday-message': ['Dear you', 'What you give', 'The party'],
  career: ['How you work', 'What you bring', 'Now, and next'],
  'chakra-balance': ['Where you are strong', 'What stays quiet', 'What helps'],
  'chinese-zodiac': ['Your year', 'Your animal', 'You and this year'],
  compatibility: ['How you meet', 'What each of you brings', 'What to do with it'],
  'crystal-alignment': ['For your strength', 'For the evening', 'For company, and its care'],
  'dream-analyzer': ['What you dreamed', 'What it may mean', 'What to do with it'],
  'dream-log': ['What comes back', 'What has changed', 'What to do with it'],
  horoscope: ['What is in the air', 'Where it touches you', 'What to do with it'],
  'journal-prompt': ['Before you write', 'Questions for today', 'And to finish'],
  'karmic-astrology': ['What you came with', 'Where the road goes', 'What is asked now'],
  'life-balance': ['What you carry', 'What this year asks', 'What to change'],
  'love-forecast': ['Where love stands', 'What is coming', 'What to do with it'],
  manifestation: ['The wish', 'The moment', 'The first step'],
  midheaven: ['What stands at the top', 'What you become known for', 'How to practise it'],
  'moon-reminder': ['When', 'Where it touches you', 'What to do then'],
  'moon-water': ['When', 'How it is made', 'What is said over it'],
  'name-numerology': ['How it begins', 'What it holds', 'What to do with it'],
  numerology: ['Your road', 'Your name, inside and out', 'What to do with it'],
  'guna-milan': ['How it adds up', 'What is asked of you two', 'What custom asks, and what to do'],
  dasha: ['Where the count begins', 'The chapter you are in', 'Saturn, and what to do'],
  muhurta: ['What is asked', 'The windows', 'How to use them'],
  panchang: ['How the day begins', 'Its tithi and its star', 'Its hours'],
  kundli: ['How you meet the world', 'What moves you', 'What else stands out'],
  'planet-day': ['Whose day it is', 'What it is good for', 'Until then'],
  'progressed-chart': ['The chapter you are in', 'The mood of these years', 'What to carry along'],
  'retrograde-impact': ['When it turns', 'What it asks of you', 'What to go over'],
  'rising-tracker': ['What rises now', 'What comes next', 'Later on'],
  'sade-sati': ['What it is', 'Where you stand', 'The dates, and what to do'],
  'sign-story': ['Scene one', 'Scene two', 'Scene three'],
  'solar-return': ['How the year begins', 'Its mood', 'What to know on the way'],
  'spiritual-growth': ['The road inward', 'What you were given', 'What to practise'],
  'stress-advice': ['Where it comes from', 'What the day adds', 'What helps'],
  tarot: ['Where you stand', 'What is at work', 'Where it leads'],
  'transit-alert': ['What is coming', 'What it wants', 'What to do with it'],
  'vedic-nakshatra': ['Your Moon', 'What it gives', 'What to practise'],
  wellbeing: ['What the day is like', 'What does you good', 'This evening'],
  'zodiac-dating': ['How you two begin', 'Where to go', 'When, and what to say'],
  'zodiac-meditation': ['Arriving', 'Letting go', 'Coming back'],
  'zodiac-roast': ['What everybody knows', 'And today', 'And yet'],
};

/** What the parts of a reading of a tool are called. */
export function labelsOf(slug: string): Labels {
  return LABELS[slug as Slug] ?? USUAL;
}
