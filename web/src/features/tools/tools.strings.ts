import type { ERRORS } from '@cosmic/contracts/errors';
import { localeOf } from '../../language/language';

type MessageOf<Code extends keyof typeof ERRORS> = (typeof ERRORS)[Code]['message'];

export const toolsStrings = {
  catalogue: {
    title: 'Cosmic tools',
    intro: 'Each one reads a different part of the sky, or of you. Pick a place to begin.',
    search: 'Search the tools',
    searchHint: 'A name, a topic or a category',
    clear: 'Clear search',
    found: (count: number) => (count === 1 ? '1 tool' : `${count} tools`),
    premium: 'PREMIUM',
    left: (count: number) => (count === 0 ? 'None left today' : `${count} left today`),
    none: (text: string) => `No tool matches “${text}”`,
    noneHint: 'Try a shorter word, or look through all of them.',
    showAll: 'Show all tools',
    empty: 'The catalogue is empty at the moment',
    failed: 'The catalogue could not be loaded.',
    again: 'Try again',
    loading: 'Loading the tools',
    banner: {
      title: 'Keep what you find',
      text: 'With a free account your readings stay with you, in one place.',
      signup: 'Create Free Account',
      login: 'Login',
    },
  },
  form: {
    reveal: 'Reveal Cosmic Insights',
    busy: 'Consulting the cosmos...',
    choose: 'Choose one',
    remaining: (count: number) =>
      count === 1 ? '1 free reading left today' : `${count} free readings left today`,
    limit: 'You have reached your daily limit for free readings' satisfies MessageOf<'daily_limit'>,
    limitUpgrade:
      'Daily limit reached. Upgrade to premium for unlimited readings.' satisfies MessageOf<'daily_limit_upgrade'>,
    missingTitle: 'Missing Fields',
    selectSign: 'Please select a zodiac sign',
    numerology: 'Please enter your full name and birth date',
    failed:
      'Failed to connect with cosmic energies. Please try again.' satisfies MessageOf<'generation_failed'>,
    noContent: 'No content returned from cosmic API',
    notMade: (what: string) => `Failed to generate your ${what}`,
    /** Said where the interface has another language than the reading will have. */
    englishOnly: '',
  },
  limit: {
    freeAgain: (day: string, time: string) =>
      `New readings are free again on ${day} at ${time} by your clock.`,
    signup: 'Create Free Account',
    signupHint: 'A free account has readings of its own today.',
    plans: 'See the plans',
    plansHint: 'With premium there is no daily limit.',
  },
  reading: {
    label: 'Your reading',
    facts: 'Why this reading',
    factsHint: 'Worked out before a word was written.',
    moreFacts: (count: number) => `Show the other ${count}`,
    accuracy: 'How accurate is this?',
    share: 'Share',
    copied: 'Reading copied to clipboard!',
    again: 'Try Again',
    createAccount: 'Create Free Account',
    loginToSave: 'Login to Save',
    save: 'Save',
    saved: 'Saved',
    loveQuestion: 'Did this reading resonate with you?',
    love: 'Love it',
    loved: 'Thank you. You can take it back any time.',
    loveFailed: 'That could not be noted. Please try again.',
    lost: 'This reading can no longer be found.',
    unreachable: 'Your reading is being written, but this page can’t reach it right now.',
    reload: 'Look again',
    backToForm: 'Ask for a new one',
  },
  save: {
    done: 'Reading saved to your cosmic journal',
    failed: 'Failed to save your reading.',
    doneOlder: 'Reading saved successfully!',
    failedOlder: 'Unable to save your reading. Please try again.',
    loginTitle: 'Login Required',
    loginText: 'Please login to save this reading',
    noResultTitle: 'No Result',
    noResultText: 'Please generate a compatibility report first.',
  },
  trial: {
    title: 'Put us to the test',
    invitation:
      'Read a passage from another of our tools without knowing whose it is: it stands on your birth date or on one of another year. Say whether it resonates, and you are told at once.',
    accept: 'Show me a passage',
    busy: 'Choosing a passage...',
    yes: 'Yes, it does',
    no: 'Not really',
    own: 'It was yours: these words stand on your own birth date.',
    control: (birthDate: string) =>
      `It was not yours: these words stand on the birth date ${new Intl.DateTimeFormat(localeOf('en'), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(birthDate))}.`,
    facts: 'What the passage stands on',
    thanks: 'Thank you. Answers like yours show which of our tools hit better than chance.',
    failed: 'That did not work. Please try again.',
  },
  provenance: {
    almanac: 'Written by our authors',
    model: 'Written by a model',
    both: 'Begun by a model, ended by our authors',
    edition: (number: string) => `Edition ${number}`,
    rerun: 'Run it again',
    running: 'Running it again...',
    same: 'The same facts and the same words, to the letter.',
    other: 'Our calculation or our words have changed since this was written.',
    notOurs: 'A model wrote these words; its facts were made again and stand.',
    failed: 'It could not be run again right now.',
  },
  premium: {
    guests: 'This is a premium feature. Please sign up and upgrade to access.',
    upgrade: 'Upgrade to Premium',
    title: 'Premium Access Required',
    text: 'This tool belongs to the premium plan.',
    signup: 'Sign Up to Subscribe',
    explore: 'Explore Free Features',
  },
} as const;

/** What single tools say in their own words. */
export interface ToolTexts {
  submit: string;
  busy: string;
  /** Beside the form or in place of the reading. */
  failed: string;
  failedTitle?: string;
  /** The short message, where it names what was to be made. */
  failedToast?: string;
  save?: string;
  saveAsGuest?: string;
}

/** What the tools without words of their own make of what they are asked. */
const MADE: Record<string, string> = {
  'angel-number': 'angel number reading',
  'archetype-quiz': 'archetype',
  'astro-dice': 'throw of the dice',
  'astro-houses': 'houses',
  'astro-playlist': 'playlist',
  'aura-color': 'aura reading',
  'baby-name': 'baby names',
  biorhythm: 'biorhythm',
  'birthday-message': 'birthday message',
  career: 'career insights',
  'chakra-balance': 'chakra reading',
  'chinese-zodiac': 'Chinese zodiac reading',
  'crystal-alignment': 'crystals',
  'dream-analyzer': 'dream analysis',
  'dream-log': 'dream log review',
  'journal-prompt': 'journal prompts',
  'karmic-astrology': 'karmic reading',
  'life-balance': 'life balance reading',
  'love-forecast': 'love forecast',
  manifestation: 'manifestation plan',
  midheaven: 'midheaven reading',
  'moon-reminder': 'moon reminder',
  'moon-water': 'moon water ritual',
  'name-numerology': 'name reading',
  'planet-day': 'planet of the day',
  'progressed-chart': 'progressed chart',
  'retrograde-impact': 'retrograde report',
  'rising-tracker': 'rising sign',
  'sign-story': 'story',
  'solar-return': 'solar return',
  'spiritual-growth': 'spiritual growth plan',
  'stress-advice': 'stress advice',
  'transit-alert': 'transit alert',
  'vedic-nakshatra': 'nakshatra reading',
  wellbeing: 'wellbeing guide',
  'zodiac-dating': 'dating report',
  'zodiac-meditation': 'meditation',
  'zodiac-meme': 'zodiac meme',
  'zodiac-roast': 'roast',
};

const GENERIC: ToolTexts = {
  submit: toolsStrings.form.reveal,
  busy: toolsStrings.form.busy,
  failed: toolsStrings.form.failed,
};

const OWN: Record<string, ToolTexts> = {
  horoscope: {
    submit: 'Get Your Horoscope',
    busy: 'Consulting the stars...',
    failed:
      'Unable to generate your horoscope. Please try again.' satisfies MessageOf<'horoscope_failed'>,
  },
  tarot: {
    submit: 'Draw a Card',
    busy: 'Shuffling the deck...',
    failed: 'Unable to draw a card. Please try again.' satisfies MessageOf<'tarot_failed'>,
  },
  numerology: {
    submit: 'Calculate Your Numbers',
    busy: 'Calculating...',
    failed:
      'Unable to calculate your numerology. Please try again.' satisfies MessageOf<'numerology_failed'>,
    save: 'Save Reading',
    saveAsGuest: 'Sign Up to Save Reading',
  },
  compatibility: {
    submit: toolsStrings.form.reveal,
    busy: toolsStrings.form.busy,
    failedTitle: 'Error',
    failed:
      'Failed to generate compatibility report. Please try again.' satisfies MessageOf<'compatibility_failed'>,
  },
};

/** The words of a tool's page, its own where it has any. */
export function textsOf(slug: string): ToolTexts {
  const made = MADE[slug];
  const failedToast = made && toolsStrings.form.notMade(made);
  return OWN[slug] ?? { ...GENERIC, ...(failedToast && { failedToast }) };
}
