import type { Graha } from '@cosmic/sky/jyotish/grahas';

/** What the long period of a graha is about: its years as a chapter. */
export const MAHADASHA_WORDS: Readonly<Record<Graha, readonly string[]>> = {
  sun: [
    'A chapter of the Sun is short and bright: it asks who you are when nobody introduces you.',
    'Six years of the Sun put a name on the door, and the name should be your own.',
  ],
  moon: [
    'A chapter of the Moon turns towards home, feeling and whatever has to be fed.',
    'Ten years of the Moon ask less what you achieve than where you belong.',
  ],
  mars: [
    'A chapter of Mars likes decisions, tools and a little sweat, and it rewards whoever begins.',
    'Seven years of Mars train courage, mostly on things that were small when they were put off.',
  ],
  mercury: [
    'A chapter of Mercury is made of words, trade and learning, with more than one thing going at a time.',
    'Seventeen years of Mercury are a long conversation, and a good part of it is study.',
  ],
  jupiter: [
    'A chapter of Jupiter widens: teachers come, and some day you notice that you have become one.',
    'Sixteen years of Jupiter ask what all of it is for, and have patience with the answer.',
  ],
  venus: [
    'A chapter of Venus is the longest there is, twenty years for love, art and living well.',
    'Twenty years of Venus teach taste: which company, which work, which evening is worth it.',
  ],
  saturn: [
    'A chapter of Saturn builds slowly and in stone, and what it builds it leaves standing.',
    'Nineteen years of Saturn sort the important from the urgent, with a pencil rather than an axe.',
  ],
  rahu: [
    'A chapter of Rahu is hungry for the new: other places, other people, other machines.',
    'Eighteen years of Rahu take the unusual road, so a good map and an honest friend are worth having.',
  ],
  ketu: [
    'A chapter of Ketu lets go of what has been mastered and looks behind the scenery.',
    'Seven years of Ketu are a quiet clearing out, in which less turns out to be plenty.',
  ],
};

/** What the shorter period of a graha brings into the long one. */
export const ANTARDASHA_WORDS: Readonly<Record<Graha, readonly string[]>> = {
  sun: [
    'Within it the Sun now asks for a clear yes, said in your own voice.',
    'For these months the Sun lends it visibility, so sign your work.',
  ],
  moon: [
    'Within it the Moon now asks how you really are, and waits for the answer.',
    'For these months the Moon lends it softness, so let people near.',
  ],
  mars: [
    'Within it Mars now pushes, which is useful where something has been stuck.',
    'For these months Mars lends it drive, so give the drive a job.',
  ],
  mercury: [
    'Within it Mercury now sorts, writes and bargains, and finds the missing paper.',
    'For these months Mercury lends it quickness, so learn one thing properly.',
  ],
  jupiter: [
    'Within it Jupiter now opens a window, and advice is worth asking for.',
    'For these months Jupiter lends it trust, so plan a little larger.',
  ],
  venus: [
    'Within it Venus now smooths, invites and decorates, and it is no waste of time.',
    'For these months Venus lends it charm, so mend a friendship or begin one.',
  ],
  saturn: [
    'Within it Saturn now counts, tidies and finishes, and is pleased by small regular steps.',
    'For these months Saturn lends it patience, so do the dull part first.',
  ],
  rahu: [
    'Within it Rahu now experiments, so keep what works and let the rest be a story.',
    'For these months Rahu lends it appetite, so choose what you feed.',
  ],
  ketu: [
    'Within it Ketu now simplifies, and what falls away leaves room.',
    'For these months Ketu lends it quiet, so leave one evening empty.',
  ],
};

/** How the lords of the two periods get on, by their natural friendship. */
export const LORDS_TOGETHER = {
  same: [
    'Both periods have one lord, so its theme is heard twice, loudest at the beginning.',
    'As chapter and verse have the same lord, the tune is pure and easy to recognise.',
  ],
  friend: [
    'The two lords are friends by the old tables, so one finishes the other’s sentences.',
    'By natural friendship the two lords pull the same cart, which makes for even going.',
  ],
  enemy: [
    'The two lords are no friends by the old tables, so give each of them its own hour of the day.',
    'By nature the two lords disagree, and a disagreement that is heard out makes better plans.',
  ],
  neutral: [
    'The two lords are neutral to each other by the old tables and work side by side like colleagues.',
    'By nature the two lords mind their own business, so the mixture is what you make of it.',
  ],
} as const;

export const DASHA_OPENING: readonly string[] = [
  'Your Moon was born in {nakshatra}, whose lord is {first}, so the count of your periods begins with {first}.',
  'The count of the Vimshottari begins with {first}, the lord of {nakshatra}, where your Moon stood at birth.',
  'Because the Moon of your birth stood in {nakshatra}, it is {first} who opened the first chapter of your Vimshottari.',
];

export const DASHA_NOW: readonly string[] = [
  'The chapter that is open now is that of {maha}, from {from} to {to}.',
  'At present you are in the mahadasha of {maha}, which began on {from} and lasts until {to}.',
  'Your long period now belongs to {maha}; it runs from {from} to {to}.',
];

export const ANTAR_NOW: readonly string[] = [
  'Inside it the antardasha of {antar} runs until {to}.',
  'The shorter period within it is that of {antar}, until {to}.',
  'Its present paragraph is the antardasha of {antar}, which closes on {to}.',
];

export const ANTAR_NEXT: readonly string[] = [
  'After that the turn comes to {next}, and the tone changes without a bang.',
  'Then {next} takes over, which you may notice as a change of appetite rather than of events.',
  'Next in the order comes {next}, and what you have tidied by then will be its floor.',
];

export const DASHA_OVER: readonly string[] = [
  'The count covers a hundred and twenty years, and you have outlived it, which no table had provided for.',
  'A whole round of a hundred and twenty years is behind this date of birth, so no period is named.',
];

export const SADE_SATI_NOW = {
  rising: [
    'Sade sati has begun, with Saturn in the sign before that of your Moon, and it asks for order in sleep and spending.',
    'Saturn stands in the sign before that of your Moon, the first part of sade sati: carry less, and carry it evenly.',
  ],
  peak: [
    'Sade sati is in its middle, with Saturn in the sign of your Moon; be as patient with yourself as you are with others.',
    'Saturn passes over the sign of your Moon, the middle of sade sati, a good time for honest rest and steady help.',
  ],
  setting: [
    'Sade sati is on its way out, with Saturn in the sign after that of your Moon, and the work begins to show.',
    'Saturn stands in the sign after that of your Moon, the last part of sade sati, in which accounts are settled and closed.',
  ],
} as const;

export const SADE_SATI_LATER: readonly string[] = [
  'Sade sati is not running; Saturn comes to the sign before that of your Moon on {date}, as it comes to everybody once in thirty years.',
  'No sade sati is running for you, and the next begins on {date}, a season that everybody alive has or will have.',
];

export const DASHA_EXACT: readonly string[] = [
  'All of these borders are dates and not hours, because a minute of birth time can move them by days.',
  'Take the dates with a week of grace on either side, since a few minutes at birth shift all of them together.',
];

export const DASHA_CLOSING: readonly string[] = [
  'A period is a season and no sentence, so dress for it and go out.',
  'Choose one task that suits the lord of these months, and let the calendar do its own worrying.',
  'Nothing in the list has to happen; it only says which kind of attention is cheap at the moment.',
  'Look back at the last change of lords and see what it changed in you; that is the best reading of all.',
];
