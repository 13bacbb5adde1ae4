import { type Planet } from '../planet/planets';

/** The planets that are seen to move backwards at times. */
export type RetrogradePlanet = Exclude<Planet, 'sun' | 'moon'>;

/** What a planet's retrograde is like. */
export interface RetrogradeMeaning {
  /** How often and for how long, as seen from Earth. */
  rhythm: string;
  theme: string;
  text: string;
  /** What is worth doing again, more slowly. */
  review: readonly [string, string, string];
  /** What may be given more time. */
  slowDown: string;
  /** What it leaves behind when it has passed. */
  gift: string;
}

export const RETROGRADES: Readonly<Record<RetrogradePlanet, RetrogradeMeaning>> = {
  mercury: {
    rhythm: 'three or four times a year, for about three weeks',
    theme: 'words, plans and small machines',
    text: 'Mercury walks back over its own notes. Messages may cross and trains of thought may double back, and old friends tend to write. It is a fine time for every word that begins with "re": reread, repair, reconnect.',
    review: ['half-finished texts', 'backups and addresses', 'a talk that ended too soon'],
    slowDown: 'Read it once more before you send or sign, and leave ten spare minutes on the way.',
    gift: 'a thought that is finally clear',
  },
  venus: {
    rhythm: 'every nineteen months or so, for about six weeks',
    theme: 'love, taste and worth',
    text: 'Venus turns round to look at what she loved. Former friends and old songs come back to mind, and you notice what you would choose again today. Affection wants honesty more than roses.',
    review: ['what you truly enjoy', 'an old friendship', 'how you spend on comfort'],
    slowDown: 'Let a new haircut, a big purchase or a great declaration sleep for a few nights.',
    gift: 'a better sense of what you are fond of, and why',
  },
  mars: {
    rhythm: 'every two years and two months, for about ten weeks',
    theme: 'drive, anger and courage',
    text: 'Mars puts the engine in low gear. Energy goes inwards, and pushing harder mostly heats the metal. It is a good time to train, to sharpen tools and to find out what the anger is for.',
    review: ['your pace', 'an unfinished effort', 'how you say no'],
    slowDown: 'Count to ten in a quarrel, and warm up before you lift.',
    gift: 'strength that knows where it is going',
  },
  jupiter: {
    rhythm: 'every thirteen months, for about four months',
    theme: 'growth, faith and meaning',
    text: 'Jupiter stops adding rooms and looks at the house. Growth turns inwards: beliefs, studies and big hopes are tried on again. Luck is quieter in this time and often already in your pocket.',
    review: [
      'what you believe and why',
      'a course you put aside',
      'promises you made in high spirits',
    ],
    slowDown: 'Check how big the plan is before you make it bigger.',
    gift: 'a hope that fits you',
  },
  saturn: {
    rhythm: 'once a year, for about four and a half months',
    theme: 'duty, limits and time',
    text: 'Saturn inspects the beams. Duties that are yours grow clearer, and so do those you took on by accident. What you mend now will hold for years.',
    review: ['your calendar', 'an old commitment', 'the limits you set'],
    slowDown: 'Do not judge yourself by how fast it goes.',
    gift: 'a frame that carries you',
  },
  uranus: {
    rhythm: 'once a year, for about five months',
    theme: 'freedom and surprise',
    text: 'Uranus moves its lightning indoors. Change happens in how you think before it shows in how you live. Odd ideas deserve a page in the notebook.',
    review: ['where you feel boxed in', 'an invention you dropped', 'a habit of rebellion'],
    slowDown: 'Try the great leap on paper first.',
    gift: 'a freer way of seeing',
  },
  neptune: {
    rhythm: 'once a year, for a little over five months',
    theme: 'dreams and ideals',
    text: 'Neptune draws the mist back from the shore. You see some things more plainly, and a dream may ask whether it still wants to be dreamed. Be gentle with what turns out to be fog.',
    review: ['an ideal that tires you', 'your sleep and your dreams', 'whom you tried to rescue'],
    slowDown: 'Ask for plain words where things are vague.',
    gift: 'a dream that can stand daylight',
  },
  pluto: {
    rhythm: 'once a year, for about five months',
    theme: 'power and renewal',
    text: 'Pluto works in the cellar. What you have outgrown comes loose slowly and mostly out of sight. Honest looking is enough, since nothing has to be forced.',
    review: ['what you hold on to', 'an old fear', 'how you use your influence'],
    slowDown: 'Leave the last word unsaid for a week and see if you still need it.',
    gift: 'room where something heavy stood',
  },
};
