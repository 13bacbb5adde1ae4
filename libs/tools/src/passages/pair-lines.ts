import type { SignKey } from '@cosmic/sky/zodiac';

/** Opens a reading for two: `{first}` and `{second}` are the signs, `{aFirst}` and `{aSecond}` with their articles. */
export const PAIR_OPENING: readonly string[] = [
  '{first} and {second}: two ways of being warm, and one table to sit at.',
  'So it is {first} and {second}, and the first thing to say is that no pair of signs has ever decided anything on its own.',
  'Put {first} and {second} in the same kitchen and something will happen, though not always to the food.',
  '{aFirst} story with {aSecond} in it is never only about who you are; it is about how you take turns.',
  'Nobody falls in love with a sign, but {first} and {second} do bring their manners to the table, and manners can be learned.',
  'Somewhere between {first} and {second} there is a joke that only the two of you understand, and that is where to begin.',
  'Ask {first} and {second} how they met and you will hear two stories, which is already a kind of harmony.',
  'Every pair invents its own country, and in yours {first} writes the songs while {second} draws the maps, or the other way round.',
  'With {first} and {second} the first impression is only the weather; the climate takes longer and is better worth knowing.',
  'What {first} calls obvious, {second} may call news, and that is where your story gets good.',
];

/** The same for two of one sign. */
export const PAIR_OPENING_SAME: readonly string[] = [
  'Twice {first}: it is a little like hearing your own voice on a recording, strange at first and then rather endearing.',
  'Two of {first} under one roof means that everybody knows where the sore spots are, which calls for mercy and makes for speed.',
  'Between {first} and {first} nobody has to explain the joke, the silence or the second helping.',
  'A mirror that answers back is what you get with {first} and {first}, and on good days it tells you that you look well.',
  '{first} and {first} again, so the family jokes begin on the first evening.',
];

/** What a ruling planet brings to a pair, as a phrase behind its name. */
export const RULER_GIFT = {
  sun: 'which wants to shine and to be glad of it',
  moon: 'which wants to belong and to be safe',
  mercury: 'which wants to know, to name and to compare',
  venus: 'which wants to enjoy and to agree',
  mars: 'which wants to act and to be met',
  jupiter: 'which wants to grow and to believe',
  saturn: 'which wants to build and to be sure',
} as const satisfies Record<string, string>;

/** Two rulers side by side: `{a}`, `{giftA}`, `{b}`, `{giftB}`. */
export const RULER_PAIR: readonly string[] = [
  'Your sign answers to {a}, {giftA}; theirs answers to {b}, {giftB}.',
  'Behind your sign stands {a}, {giftA}, and behind theirs stands {b}, {giftB}.',
  'You take your cue from {a}, {giftA}, while they take theirs from {b}, {giftB}.',
];

/** One ruler for both signs: `{a}`, `{giftA}`. */
export const RULER_SHARED: readonly string[] = [
  'Both signs answer to {a}, {giftA}, so underneath the differences you want much the same.',
  'You have a ruler in common, {a}, {giftA}, and that is a good thing to remember in the middle of an argument.',
  'The same planet looks after both of you: {a}, {giftA}.',
];

/** What the asking sign may find hard in love, and what helps. */
export const LOVE_LESSON: Record<SignKey, readonly string[]> = {
  aries: [
    'Your lesson here is tempo, since not everyone who walks slowly is walking away.',
    'Where you tend to trip is in deciding for two; ask once more than feels natural.',
  ],
  taurus: [
    'Your lesson here is movement, since a wish that is never spoken turns into furniture.',
    'Where you tend to trip is in waiting to be asked; a small first step of yours changes the room.',
  ],
  gemini: [
    'Your lesson here is staying, since the second hour of a hard talk is where the good part is.',
    'Where you tend to trip is in explaining a feeling until it has left; let it sit down first.',
  ],
  cancer: [
    'Your lesson here is asking, since nobody can pass a test that they do not know they are taking.',
    'Where you tend to trip is in keeping old hurts warm; put one of them out on the step tonight.',
  ],
  leo: [
    'Your lesson here is curiosity, since the loveliest spotlight is the one you turn on someone else.',
    'Where you tend to trip is in pride that waits for an apology; go first and keep the crown on.',
  ],
  virgo: [
    'Your lesson here is mercy, since people grow faster where they are liked than where they are corrected.',
    'Where you tend to trip is in being useful instead of being held; try the second without a reason.',
  ],
  libra: [
    'Your lesson here is honesty, since peace that costs you your wish is only a loan.',
    'Where you tend to trip is in the yes that meant perhaps; say perhaps and see that nothing falls down.',
  ],
  scorpio: [
    'Your lesson here is daylight, since a fear told in a kitchen loses half its height.',
    'Where you tend to trip is in testing what you could simply ask; ask.',
  ],
  sagittarius: [
    'Your lesson here is presence, since the person beside you is also a far country.',
    'Where you tend to trip is in promising the moon at midnight; promise breakfast and be there.',
  ],
  capricorn: [
    'Your lesson here is softness, since nobody was ever loved for their efficiency alone.',
    'Where you tend to trip is in saving tenderness for later; spend a little of it before it is due.',
  ],
  aquarius: [
    'Your lesson here is nearness, since a feeling does not have to be original in order to be yours.',
    'Where you tend to trip is in stepping back to think; say that you will be back, and when.',
  ],
  pisces: [
    'Your lesson here is shape, since a love without edges is hard to hold with two hands.',
    'Where you tend to trip is in guessing what they need; ask, and keep your own answer in sight.',
  ],
};

/** Says that a birth date puts the Sun into another sign than the chosen one: `{whose}` is 'your' or 'their', `{sun}`, `{chosen}`. */
export const OTHER_SUN: readonly string[] = [
  'By the calendar, {whose} birth date puts the Sun in {sun} rather than {chosen}; this reading follows the sign that was chosen, so read the other one too.',
];

/** Ends a reading for two. */
export const PAIR_CLOSING: readonly string[] = [
  'None of this is a verdict, because two people who can still surprise each other are ahead of any chart.',
  'Signs describe the weather between you, and you two decide about the house, the coats and the fire.',
  'Keep what rings true, tease each other with the rest, and let the two of you be the exception to at least one rule.',
  'Whatever the sky says about the two of you, it has never seen you laugh at the same wrong moment.',
  'Love, after all the geometry, is somebody who turns the light off on your side too.',
  'In the end it is kindness on a dull Wednesday that counts, and no sign has more of it than another.',
  'Read it aloud to one another if you dare, and see at which line somebody says “well”.',
  'A good match is mostly a good repair, so be quick with the glue and slow with the score.',
];
