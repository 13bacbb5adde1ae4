import { type ZodiacSign } from '../zodiac-sign';

/** The planets on the first die: Sun to Saturn. */
export const DICE_PLANETS = [
  ...(['sun', 'moon', 'mercury', 'venus'] as const),
  ...(['mars', 'jupiter', 'saturn'] as const),
] as const;

export type DicePlanet = (typeof DICE_PLANETS)[number];

/** A face of a die: one word for it, a phrase for the sentence, and its meaning. */
export interface DieFace {
  keyword: string;
  phrase: string;
  text: string;
}

/** What acts. The phrase begins the sentence. */
export const PLANET_FACES: Readonly<Record<DicePlanet, DieFace>> = {
  sun: {
    keyword: 'purpose',
    phrase: 'Your wish to shine',
    text: 'The Sun asks what you really want and whether you may be seen wanting it.',
  },
  moon: {
    keyword: 'feeling',
    phrase: 'Your need for comfort',
    text: 'The Moon asks what you need in order to feel safe, and who knows about it.',
  },
  mercury: {
    keyword: 'thought',
    phrase: 'Your curiosity',
    text: 'Mercury asks for a question, a fact or a conversation.',
  },
  venus: {
    keyword: 'affection',
    phrase: 'Your sense of what is lovely',
    text: 'Venus asks what you enjoy, and what or whom you hold dear.',
  },
  mars: {
    keyword: 'action',
    phrase: 'Your drive',
    text: 'Mars asks what you would fight for, and what you could simply start.',
  },
  jupiter: {
    keyword: 'growth',
    phrase: 'Your hope',
    text: 'Jupiter asks where you could think a size larger.',
  },
  saturn: {
    keyword: 'structure',
    phrase: 'Your sense of duty',
    text: 'Saturn asks what deserves patience, a limit or a plan.',
  },
};

/** How it acts. The phrase follows the planet's. */
export const SIGN_FACES: Readonly<Record<ZodiacSign, DieFace>> = {
  aries: {
    keyword: 'boldly',
    phrase: 'wants to go first',
    text: 'In Aries the answer is quick and direct. Begin before you feel ready.',
  },
  taurus: {
    keyword: 'steadily',
    phrase: 'wants to take its time',
    text: 'In Taurus the answer grows slowly and holds. Trust what you can touch.',
  },
  gemini: {
    keyword: 'lightly',
    phrase: 'wants to talk it over',
    text: 'In Gemini there are two answers at least. Ask around and stay playful.',
  },
  cancer: {
    keyword: 'gently',
    phrase: 'wants to protect something',
    text: 'In Cancer the answer is near to home. Look after the soft spot first.',
  },
  leo: {
    keyword: 'warmly',
    phrase: 'wants to be generous',
    text: 'In Leo the answer has a heart and a stage. Give it with both hands.',
  },
  virgo: {
    keyword: 'carefully',
    phrase: 'wants to get it right',
    text: 'In Virgo the answer is in a detail. Improve one small thing.',
  },
  libra: {
    keyword: 'fairly',
    phrase: 'wants to find a balance',
    text: 'In Libra the answer has two sides. Weigh them with somebody else.',
  },
  scorpio: {
    keyword: 'deeply',
    phrase: 'wants to know the truth',
    text: 'In Scorpio the answer lies below the surface. Stay with the question.',
  },
  sagittarius: {
    keyword: 'freely',
    phrase: 'wants a wider horizon',
    text: 'In Sagittarius the answer is further off than usual. Take the scenic road.',
  },
  capricorn: {
    keyword: 'patiently',
    phrase: 'wants to build something that lasts',
    text: 'In Capricorn the answer needs time and steps. Put the first one in your calendar.',
  },
  aquarius: {
    keyword: 'differently',
    phrase: 'wants to try a new way',
    text: 'In Aquarius the answer breaks a habit. Ask what your friends would do.',
  },
  pisces: {
    keyword: 'softly',
    phrase: 'wants to follow a dream',
    text: 'In Pisces the answer comes as a picture or a song. Leave it room to drift in.',
  },
};

/** Where it acts, houses 1 to 12. The phrase ends the sentence. */
export const HOUSE_FACES: readonly DieFace[] = [
  {
    keyword: 'self',
    phrase: 'in the way you meet the world',
    text: 'The first house is you: body, manner and first steps.',
  },
  {
    keyword: 'means',
    phrase: 'in what you own and what you are worth to yourself',
    text: 'The second house is what you have: things, skills and self-worth.',
  },
  {
    keyword: 'talk',
    phrase: 'in talks, messages and short ways',
    text: 'The third house is close by: siblings, neighbours, words and errands.',
  },
  {
    keyword: 'home',
    phrase: 'at home and with your family',
    text: 'The fourth house is the root: home, family and the past.',
  },
  {
    keyword: 'play',
    phrase: 'in play, romance and making things',
    text: 'The fifth house is joy: art, children, flirting and games.',
  },
  {
    keyword: 'daily work',
    phrase: 'in your daily work and habits',
    text: 'The sixth house is the everyday: tasks, routines, service and pets.',
  },
  {
    keyword: 'partnership',
    phrase: 'with a partner or an equal',
    text: 'The seventh house is the other person: love, contracts and fair dealing.',
  },
  {
    keyword: 'trust',
    phrase: 'in what you share and whom you trust',
    text: 'The eighth house is what is shared: closeness, secrets and turning points.',
  },
  {
    keyword: 'horizon',
    phrase: 'in travel, study and belief',
    text: 'The ninth house is the wide world: journeys, books and big questions.',
  },
  {
    keyword: 'calling',
    phrase: 'in your work and your good name',
    text: 'The tenth house is the top of the hill: calling, goals and reputation.',
  },
  {
    keyword: 'friends',
    phrase: 'among friends and in your hopes',
    text: 'The eleventh house is the circle: friends, groups and the future.',
  },
  {
    keyword: 'retreat',
    phrase: 'in quiet, rest and what you do unseen',
    text: 'The twelfth house is the room behind: solitude, dreams and kindness in secret.',
  },
];
