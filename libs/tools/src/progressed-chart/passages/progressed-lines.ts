/** Opens a reading of secondary progressions: `{age}` in whole years. */
export const PROGRESSED_OPENING: readonly string[] = [
  'In progressions each day after your birth stands for one year of your life, so the sky of your first weeks has been telling a long story slowly.',
  'There is an old way of letting a chart grow up with its owner: one day of the sky for one year of life, and here is where yours has got to.',
  'Your birth chart is the seed, and the progressed chart is the plant as it stands now, grown by one day of sky for every year you have lived.',
  'A day for a year is the rule of this art, and by that rule the sky that you live under now rose when you were a few weeks old or less.',
];

/** Says what a date alone leaves open: `{margin}`, such as half a year. */
export const PROGRESSED_DAY: readonly string[] = [
  'As the hour of your birth is not known, the middle of the day stands in for it, and every date below may be {margin} early or late.',
  'Without the hour everything here is reckoned from the middle of your birth date, so allow {margin} on either side of each date.',
  'The hour of your birth would make the dates exact; taken from the middle of the day they can be off by up to {margin}.',
];

/** The progressed Sun changes signs just now: `{one}`, `{two}`. */
export const PROGRESSED_SUN_OPEN: readonly string[] = [
  'Your progressed Sun is changing from {one} to {two} in these very years, a thing that happens two or three times in a life, and both tunes can be heard.',
  'Between {one} and {two} lies your progressed Sun at present, and the hour of birth alone could say on which side of the border.',
];

/** Where the hour would decide the sign of the progressed Moon: `{one}`, `{two}`. */
export const PROGRESSED_MOON_OPEN: readonly string[] = [
  'The progressed Moon is either still in {one} or already in {two}: without the hour of birth it cannot be told, but you may recognise the mood.',
  'As for the mood of these years, the progressed Moon stands between {one} and {two}, and only the hour of birth would settle it.',
  'Whether the progressed Moon has left {one} for {two} yet depends on the hour of your birth, so listen to both and see which one hums back.',
];

/** The progressed Sun is still in the sign of birth: `{sign}`. */
export const SUN_STILL: readonly string[] = [
  'It has not left {sign} since you were born, so you are still reading the first volume, which is nothing to hurry over.',
  'That is the sign you were born with as well, {sign}, so the tune has grown louder without changing key.',
];

/** It has changed: `{was}`, `{sign}`, `{year}` of the last change. */
export const SUN_MOVED: readonly string[] = [
  'You were born with the Sun in {was}, and the change to {sign} came around {year}; looking back, you may remember who you stopped being then.',
  'The Sun of your birth was in {was}. Around {year} the progressed one crossed into {sign}, and since then you have been bilingual.',
];

/** What comes next for the progressed Sun: `{next}`, `{year}`. */
export const SUN_NEXT: readonly string[] = [
  'The next chapter, {next}, opens around {year}, and such changes announce themselves a year or two ahead by a change of taste.',
  'Around {year} it moves on into {next}, so what bores you a little beforehand is probably being packed.',
  'It will cross into {next} around {year}, which is early enough to wonder and too early to worry.',
];

/** The progressed Moon’s last and next change of sign: `{was}`, `{since}`, `{next}`, `{until}`. */
export const MOON_CHAPTER: readonly string[] = [
  'This mood has been with you since {since}, when she left {was}, and it lasts until {until}, when {next} begins.',
  'She came out of {was} in {since} and goes on into {next} in {until}, so you can tell how far along the corridor you are.',
  'From {since} to {until} she keeps this tone; before it you lived by {was}, and after it comes {next}.',
];

/** The same for a child whose progressed Moon has not changed signs yet: `{next}`, `{until}`. */
export const MOON_FIRST_CHAPTER: readonly string[] = [
  'She has kept this tone since birth, and in {until} she moves on for the first time, into {next}.',
  'It is the first mood of a life and lasts until {until}, when {next} begins.',
];

/** The progressed Moon in a house of the birth: index 0 is the first. */
export const PROGRESSED_MOON_HOUSE: readonly (readonly string[])[] = [
  [
    'She is in your first house, so you wear your heart where others have their name badge, and it suits you.',
    'Her way leads through your first house, where a new face in the mirror is getting used to you.',
  ],
  [
    'She is in your second house, so you feel your way towards what is worth keeping, in cupboards and elsewhere.',
    'Her way leads through your second house, and a sense of plenty or of lack deserves a closer look there.',
  ],
  [
    'She is in your third house, so siblings, neighbours and unanswered letters have more to do with your mood than you would think.',
    'Her way leads through your third house, where you may find the word for something you have felt for years.',
  ],
  [
    'She is in your fourth house, so the past is unusually near, and so is the wish for a room that is altogether yours.',
    'Her way leads through your fourth house, down to the roots, where it is warm and a little dusty.',
  ],
  [
    'She is in your fifth house, so love, play and making things are food just now, and a diet would be a mistake.',
    'Her way leads through your fifth house, where somebody small, or the small one in you, wants to be taken along.',
  ],
  [
    'She is in your sixth house, so feelings settle into the rhythm of the day, and a kinder routine does wonders.',
    'Her way leads through your sixth house, where you learn what you need by noticing what wears you out.',
  ],
  [
    'She is in your seventh house, so much of what you feel comes by way of another person, and wants to be given back in words.',
    'Her way leads through your seventh house, where being two is the subject, whether you are or not.',
  ],
  [
    'She is in your eighth house, so trust is the subject of these years, and what you share weighs more than what you say.',
    'Her way leads through your eighth house, where old feelings get their last good conversation.',
  ],
  [
    'She is in your ninth house, so your heart reads maps at present, and a belief may quietly change its clothes.',
    'Her way leads through your ninth house, where a far place or a large thought feels strangely like home.',
  ],
  [
    'She is in your tenth house, so your feelings are at work with you, and people see more of you than you show.',
    'Her way leads through your tenth house, where you find out what you want to be known for when you are tired.',
  ],
  [
    'She is in your eleventh house, so friends are family for a while, and a hope wants company.',
    'Her way leads through your eleventh house, where you feel your way into a circle, or gently out of one.',
  ],
  [
    'She is in your twelfth house, so a good part of you is on retreat, and the others can wait in the hall.',
    'Her way leads through your twelfth house, the quiet one at the end, where what is over can be put to bed.',
  ],
];

/** The phase between the progressed Moon and Sun: a cycle of nearly thirty years. */
export const PROGRESSED_PHASE = {
  'New Moon': [
    'Between them the two lights form a progressed New Moon, a seed time of three or four years, in which little shows and much is decided.',
    'By their distance you are in the New Moon phase of a cycle of nearly thirty years, so grope forward and do not demand a map.',
  ],
  'Waxing Crescent': [
    'Between them the two lights form a progressed Waxing Crescent, and a new direction is pushing up through habits that liked the old one.',
    'By their distance you are in the Waxing Crescent phase of a cycle of nearly thirty years: take the second step, then the third.',
  ],
  'First Quarter': [
    'Between them the two lights form a progressed First Quarter, a time of building and of elbows, in which deciding beats waiting.',
    'By their distance you are in the First Quarter phase of a cycle of nearly thirty years, so clear the ground for what you began.',
  ],
  'Waxing Gibbous': [
    'Between them the two lights form a progressed Waxing Gibbous Moon, and you are polishing something that others will soon see.',
    'By their distance you are in the Waxing Gibbous phase of a cycle of nearly thirty years: nearly there, and right to be particular.',
  ],
  'Full Moon': [
    'Between them the two lights form a progressed Full Moon, the high summer of a long cycle, when things show and people see you.',
    'By their distance you are in the Full Moon phase of a cycle of nearly thirty years, so harvest with both hands and ask what it was for.',
  ],
  'Waning Gibbous': [
    'Between them the two lights form a progressed Waning Gibbous Moon, and what you know wants to be handed on.',
    'By their distance you are in the Waning Gibbous phase of a cycle of nearly thirty years, a generous stretch, good for teaching and for guests.',
  ],
  'Last Quarter': [
    'Between them the two lights form a progressed Last Quarter, and some of the old furniture no longer fits through your door.',
    'By their distance you are in the Last Quarter phase of a cycle of nearly thirty years, so turn inside before you turn elsewhere.',
  ],
  'Waning Crescent': [
    'Between them the two lights form a progressed Waning Crescent, the quiet before a new seed, and tiredness is a season and no fault.',
    'By their distance you are in the Waning Crescent phase of a cycle of nearly thirty years: finish, forgive and sleep long.',
  ],
} as const satisfies Record<string, readonly string[]>;

/** The next progressed new or full Moon: `{date}`. */
export const PROGRESSED_LUNATION = {
  'new-moon': [
    'The next progressed New Moon comes around {date}, the first page of another thirty years, and it likes to be met with empty hands.',
    'Around {date} your progressed Moon meets the Sun again, a New Moon, and a long story starts over from the seed.',
  ],
  'full-moon': [
    'The next progressed Full Moon comes around {date}, when you will see what the last fifteen years were about.',
    'Around {date} your progressed Moon stands opposite the Sun, a Full Moon, and what you have been growing will be ripe enough to show.',
  ],
} as const satisfies Record<string, readonly string[]>;

/** A progressed planet turned within the last or the next years: `{planet}`, `{date}`. */
export const PROGRESSED_STATION = {
  retrograde: [
    'Around {date} your progressed {planet} turned, or turns, retrograde, and that side of you starts to work inwards.',
    'A rare mark in your calendar is {date}: progressed {planet} changes course and goes retrograde, so what it stands for is thought over rather than shouted.',
  ],
  direct: [
    'Around {date} your progressed {planet} turned, or turns, direct, and that side of you begins to move into the open.',
    'A rare mark in your calendar is {date}: progressed {planet} changes course and goes direct, so what had been held back finds the door.',
  ],
} as const satisfies Record<string, readonly string[]>;

/** The progressed Moon meets a planet of the birth: `{aspect}`, `{planet}`, `{date}`. */
export const PROGRESSED_CONTACT: readonly string[] = [
  'Around {date} she makes the {aspect} to {planet} in your birth chart, and the two have this to say to each other.',
  'The progressed Moon comes to the {aspect} with {planet} of your birth around {date}, a month or two with a theme of its own.',
  'Close at hand is the {aspect} of your progressed Moon to {planet} at birth, around {date}.',
];

/** Something to do with a chart that moves so slowly. */
export const PROGRESSED_STEP: readonly string[] = [
  'Try this: write one sentence on who you were at the last change, and one on who you are now, and keep the paper.',
  'Go through your photographs from the month of the last change, and see whether you can find it in your face.',
  'Make one small promise for the rest of this mood, small enough to survive a bad week.',
  'Ask somebody who has known you for ten years what has changed, and write down the answer before you argue with it.',
  'Choose one thing that belonged to the previous chapter, thank it and put it away.',
];

/** Ends a reading of progressions. */
export const PROGRESSED_CLOSING: readonly string[] = [
  'Slow as it is, this sky has never stood still since the day you were born, and neither have you.',
  'Nobody grows by the calendar alone, but it is pleasant to see that growing has one.',
  'You cannot hurry a day that lasts a year, and that is the mercy of it.',
  'The chart has moved on since your birth, and so, to your credit, have you.',
  'Let it be a clock on the wall and not a whip: it tells the time, and you decide what the time is for.',
];
