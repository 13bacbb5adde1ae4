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
