/** The words of the first screen. */
export const homeStrings = {
  hero: {
    title: ['The Universe', 'is Speaking'],
    subtitle:
      'Horoscopes, tarot and numbers, written from where the sky really stands. Ask, and see what each answer rests on.',
    day: 'Your day',
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
} as const;
