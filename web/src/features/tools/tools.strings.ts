import type { ERRORS } from '@cosmic/contracts/errors';
import { localeOf } from '../../language/language';

type MessageOf<Code extends keyof typeof ERRORS> = (typeof ERRORS)[Code]['message'];

/** Rounded up: who was told too little waits longer than was said. */
const howLong = (seconds: number) =>
  seconds > 60
    ? `${Math.ceil(seconds / 60)} minutes`
    : seconds > 50
      ? 'a minute'
      : `${Math.ceil(seconds / 10) * 10} seconds`;

export const toolsStrings = {
  catalogue: {
    title: 'Cosmic tools',
    intro: 'Each one reads a different part of the sky, or of you. Pick a place to begin.',
    search: 'Search the tools',
    searchHint: 'A name, a topic, or what you call it',
    results: 'What was found',
    all: 'All tools',
    jump: 'Jump to a category',
    doors: {
      today: { name: 'Today', line: 'For this day, and again tomorrow.' },
      me: { name: 'Me', line: 'Your chart, your numbers, your year.' },
      us: { name: 'Us', line: 'You and somebody else.' },
      question: { name: 'A question', line: 'When something wants an answer.' },
      sky: { name: 'The sky', line: 'What moves up there, and when.' },
      fun: { name: 'For fun', line: 'To laugh at, and to send on.' },
    },
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
    timeUnknown: 'I don’t know',
    remaining: (count: number) =>
      count === 1 ? '1 free reading left today' : `${count} free readings left today`,
    limit: 'You have reached your daily limit for free readings' satisfies MessageOf<'daily_limit'>,
    limitUpgrade:
      'Daily limit reached. Upgrade to premium for unlimited readings.' satisfies MessageOf<'daily_limit_upgrade'>,
    hourAndTown: 'Hour and town of birth, if they are known',
    signByDate: 'Or give the birth date: it tells the sign.',
    dateAllows: (signs: string) =>
      `The Sun changed signs around that date: it may be ${signs}. Choose the one that sounds like you.`,
    selectSign: 'Please select a zodiac sign',
    numerology: 'Please enter your full name and birth date',
    failed:
      'Failed to connect with cosmic energies. Please try again.' satisfies MessageOf<'generation_failed'>,
    noContent: 'No content returned from cosmic API',
    tooMany: (seconds: number) =>
      `Very many readings are being asked for just now. Please try again in about ${howLong(seconds)}.`,
    notMade: (what: string) => `Failed to generate your ${what}`,
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
    wait: (seconds: number) =>
      `Many people are asking just now. Yours should begin in about ${howLong(seconds)}.`,
    accuracy: 'How accurate is this?',
    share: 'Share',
    copied: 'Reading copied to clipboard!',
    again: 'Try Again',
    another: 'Another Reading',
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
    price: (amount: string) => `All tools, without a daily limit, for ${amount} a month.`,
    beginning: 'How the reading begins',
    yours: 'How yours begins',
    example: 'How it begins for somebody born on 17 May 1990 at 07:45 in Pune',
    signup: 'Sign Up to Subscribe',
    explore: 'Explore Free Features',
  },
} as const;
