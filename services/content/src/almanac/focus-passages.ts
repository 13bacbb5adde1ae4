import type { Tone } from '@cosmic/contracts/blog/blog-admin';
import type { Planet } from '@cosmic/sky/bodies';
import type { Dignity } from '@cosmic/sky/charts/dignities';
import type { SignKey } from '@cosmic/sky/zodiac';

/** How an article on a stretch of the sky begins. `{thing}` is what it is about, `{period}` when. */
export const FOCUS_OPENING: Readonly<Record<Tone, readonly string[]>> = {
  mystical: [
    'There are stretches of the calendar in which one light in the sky seems to lean closer than the rest. In {period} that light is {thing}, and it is worth sitting up with for a while.',
    'Every passage of the sky has a threshold, and whoever stops on it for a moment crosses more awake. This one belongs to {thing}, in {period}.',
  ],
  educational: [
    'This article follows {thing} through {period}: first where it really stands, day by day and degree by degree, then what astrologers make of that, and the two are kept apart.',
    'What happens to {thing} in {period} can be worked out to the minute, so that is where we begin; what it may mean comes after, marked as the tradition it is.',
  ],
  conversational: [
    'You have heard people talk about {thing}, and perhaps you nodded along. Here is what is actually going on in {period}, with the dates, and what you might do about it.',
    'Let us look at {thing} in {period} without any hand-waving: where it is, whom it meets, and which of the stories about it you can safely skip.',
  ],
  poetic: [
    'Some months are written in a darker ink than others. In {period} the pen belongs to {thing}, and these are the lines it leaves on the page.',
    'Above the roofs, unhurried, {thing} goes on with its work in {period}, and whoever looks up can read a little of it.',
  ],
};

/** The manner that a sign lends to whatever stands in it, to stand behind 'with'. */
export const SIGN_MANNER: Readonly<Record<SignKey, string>> = {
  aries: 'haste, courage and a first word that is also the last',
  taurus: 'patience, good taste and both feet on the ground',
  gemini: 'curiosity, quick turns and two opinions at once',
  cancer: 'tenderness, memory and an eye on who has not eaten',
  leo: 'warmth, pride and a sense of occasion',
  virgo: 'care, precision and a list that is already half done',
  libra: 'courtesy, fairness and a feeling for what goes together',
  scorpio: 'depth, loyalty and a taste for the whole truth',
  sagittarius: 'frankness, appetite and one eye on the horizon',
  capricorn: 'discipline, dry humour and plans that are meant to last',
  aquarius: 'independence, principle and a fondness for the exception',
  pisces: 'imagination, sympathy and edges that run like watercolour',
};

/** What a sign's manner costs where there is too much of it, to stand behind 'into'. */
export const SIGN_EXCESS: Readonly<Record<SignKey, string>> = {
  aries: 'picking a quarrel for the sake of moving',
  taurus: 'sitting on what ought to be passed on',
  gemini: 'talking around the one thing that matters',
  cancer: 'sulking behind a closed door',
  leo: 'waiting for applause before doing what is right',
  virgo: 'mending what was not broken',
  libra: 'keeping the peace at the price of the truth',
  scorpio: 'testing people who have long since passed',
  sagittarius: 'promising more than a week can hold',
  capricorn: 'mistaking reserve for strength',
  aquarius: 'being right from a great distance',
  pisces: 'hoping that somebody will guess',
};

/** What a planet asks for, wherever it stands: something that can be done. */
export const PLANET_PRACTICE: Readonly<Record<Planet, readonly string[]>> = {
  sun: [
    'In practice this is about being seen at what you do. Choose one thing that you would sign with your full name, and do it where others can watch.',
    'Give it an hour of daylight. Whatever you would like to be known for deserves to be done before the errands, at least once a week.',
  ],
  moon: [
    'In practice this is about what you need before you can do anything else. Notice what calms you, and put it into the diary like an appointment.',
    'Keep the evenings simple. A meal at home, a familiar voice and enough sleep will do more for the mood than any amount of thinking about it.',
  ],
  mercury: [
    'In practice this is about what is said, written and sent. Take the conversation that you have been rehearsing in the shower and have it with the person concerned.',
    'Write things down. A question that stands on paper has already stopped running in circles, and is much easier to show to somebody.',
  ],
  venus: [
    'In practice this is about people, money and beauty, and about saying plainly which of them you would like more of. Begin by telling one person what you value about them.',
    'Look at what you spend, in hours as well as in coins, and ask whether it goes to what you love. One small correction is enough for a month.',
  ],
  mars: [
    'In practice this is about the first move and about anger that has something to say. Give both a job: a task with an end, or a walk that is faster than it needs to be.',
    'Choose one thing to push and leave the rest alone. Strength that is spread over everything feels like irritation; gathered, it feels like courage.',
  ],
  jupiter: [
    'In practice this is about growth, teaching and trust. Learn one thing properly, or pass on one that you have already learned, and let the circle become larger.',
    'Say yes to something that is slightly too big, and then prepare for it as if it were certain. Luck likes people who have packed.',
  ],
  saturn: [
    'In practice this is about time and what is built with it. Take the promise that you have been moving from list to list, and either keep it or give it back.',
    'Do the dull part first. An hour of it each day turns into something solid by the end of the season, and nobody can take it away again.',
  ],
  uranus: [
    'In practice this is about doing one thing in another way. Change a habit that you never chose, and see what comes loose along with it.',
    'Leave a gap in the plan for what you could not have planned. Surprise is easier to like when it finds a free chair.',
  ],
  neptune: [
    'In practice this is about music, compassion and rest. Make room for one art that you are no good at, and for one person who needs nothing solved.',
    'Check the facts before you fall for the picture, and then allow yourself the picture. Dreams are fine companions as long as somebody else drives.',
  ],
  pluto: [
    'In practice this is about what has been outgrown and is still paid for. Clear one drawer, one account or one story about yourself down to the wood.',
    'Do not force anything. What has to change is changing already, and the useful question is what you would like to be standing there afterwards.',
  ],
};

/** How the craft judges a planet in a sign: `{Planet}`, `{planet}` and `{sign}`. */
export const STANDING: Readonly<Record<Dignity | 'none', readonly string[]>> = {
  domicile: [
    'By the old rules {planet} rules {sign} and is at home there: it does what it does without asking permission.',
  ],
  exaltation: [
    'By the old rules {planet} is exalted in {sign}, an honoured guest who is given the best chair and the first word.',
  ],
  detriment: [
    'By the old rules {planet} is in its detriment in {sign}, far from what it rules: it has to work in a language that is not its own, and often says the more interesting things for it.',
  ],
  fall: [
    'By the old rules {planet} is in its fall in {sign}, where nobody makes much of it: modest at first, and stronger for whatever it has to earn.',
  ],
  none: [
    'By the old rules {planet} has neither a throne nor a debt in {sign}: it is a traveller there, and takes its colour from the company it keeps.',
  ],
};

/** A planet in a sign, in a sentence: `{Planet}`, `{planet}`, `{theme}`, `{sign}`, `{manner}`. */
export const PLANET_IN_SIGN: readonly string[] = [
  '{Planet} speaks of {theme}. {sign} lets it do so with {manner}.',
  'The subject of {planet} is {theme}, and {sign} takes it up with {manner}.',
  'When it comes to {theme}, {planet} has the floor; {sign} sets the tone, with {manner}.',
];

/** What to watch for: `{excess}`. */
export const WATCH_FOR: readonly string[] = [
  'Too much of it tips into {excess}, which is the moment to laugh and sit down.',
  'The trap is {excess}; whoever knows that has half avoided it.',
  'It goes wrong by {excess}, and it comes right again as soon as somebody says so kindly.',
];

/** Keywords that nothing else has spoken of yet: `{keywords}`, `{thing}`. */
export const IN_MIND: Readonly<Record<Tone, readonly string[]>> = {
  mystical: [
    'Hold these words up to {thing} as you would hold a hand up to a lamp: {keywords}. What shines through is meant for you, and it will not be the same for anybody else.',
  ],
  educational: [
    'Some words stood beside the question: {keywords}. Neither a calculation nor a tradition says anything binding about them, so treat {thing} as a prompt here, and your own experience as the evidence.',
  ],
  conversational: [
    'And what about {keywords}? You will know best. If {thing} makes you think of it once this week, talk to somebody about it while the thought is still warm.',
  ],
  poetic: [
    'There are words that stay in the room after the reading: {keywords}. Let {thing} throw its light on them from the side, and see how long their shadows are.',
  ],
};
