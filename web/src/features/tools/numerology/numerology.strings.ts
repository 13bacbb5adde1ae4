export const numerologyStrings = {
  title: 'Your numbers',
  tabs: 'The four numbers',
  worked: 'How it was worked out',
  none: 'No letters to count',
  incomplete: 'Please enter your full name and birth date',
  offline:
    'Counted on your device, since there is no connection. The reading that joins them can be asked for once you are back.',
  guest: {
    title: 'Keep your numbers',
    text: 'With a free account they stay in your journal, and your birth date is filled in everywhere.',
    signup: 'Sign Up Free',
    onward: 'Continue as Guest',
    save: 'Sign Up to Save Reading',
  },
  save: 'Save Reading',
  deeper: {
    title: 'Deeper in your numbers',
    intro: 'These belong to your plan. They are worked out here, from the same name and date.',
    year: (year: string) => `Your personal year ${year}`,
    yearSpan: (from: string, to: string) => `From ${from} to ${to}`,
    nextYear: (year: string, number: number, title: string) =>
      `Then, in ${year}, comes ${number}: ${title}.`,
    debts: 'Karmic debt',
    debtIntro:
      'Four numbers are called debts: 13, 14, 16 and 19. One counts where it was passed on the way to a number of yours, or where it is your day of birth. It is a lesson with a long patience, and nothing that was done to you.',
    noDebts:
      'None of the four stands in your date or your name. Nothing is asked of you here that your other numbers do not ask already.',
    places: {
      birthday: 'In your day of birth',
      lifePath: 'On the way to your life path',
      destiny: 'On the way to your destiny number',
      soulUrge: 'On the way to your soul urge',
      personality: 'On the way to your personality number',
    },
    cycles: 'Life cycles',
    cyclesIntro:
      'Four long stretches, each under a number of its own. The first lasts the longest; where it ends depends on your life path.',
    stretches: [
      'The first lays the ground: what you were given, and what you made of it before anybody asked.',
      'The second is the building time, nine years in which others begin to rely on you.',
      'The third gathers what the first two began, nine years with a longer breath.',
      'The fourth has no end of its own: what you have understood is yours to use.',
    ],
    span: (from: string, to: string) => `${from} to ${to}`,
    from: (from: string) => `from ${from}`,
    age: (from: number, to: number | null) =>
      to === null ? `from the age of ${from}` : `age ${from} to ${to}`,
    now: 'This is where you are',
    compatibility: {
      title: 'Compatibility reports',
      text: 'Two births side by side, sign by sign and planet by planet.',
      open: 'Open Love Compatibility',
    },
  },
  teaser: {
    title: 'There is more in your numbers',
    items: ['Personal year', 'Karmic debt', 'Compatibility reports', 'Life cycles'],
    more: 'Learn More',
  },
  related: {
    title: 'Go on with',
    tarot: 'Tarot Reading',
    horoscope: 'Daily Horoscope',
  },
} as const;
