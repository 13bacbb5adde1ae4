import type { Planet } from '@cosmic/sky/bodies';

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
    text: 'Mercury is walking backwards through its own notes. Messages may cross each other, trains of thought return to the station, and old acquaintances have a habit of writing. It is an excellent period for every activity that begins with "re", such as rereading, repairing and reconnecting.',
    review: ['half-finished texts', 'backups and addresses', 'a talk that ended too soon'],
    slowDown: 'Read it once more before you send or sign, and leave ten spare minutes on the way.',
    gift: 'a thought that is finally clear',
  },
  venus: {
    rhythm: 'every nineteen months or so, for about six weeks',
    theme: 'love, taste and worth',
    text: 'Venus turns around in order to look at everything she has loved. Former friendships and old melodies come back to mind, and you begin to notice what you would choose again today. During these weeks, affection asks for honesty far more often than for roses.',
    review: ['what you truly enjoy', 'an old friendship', 'how you spend on comfort'],
    slowDown: 'Let a new haircut, a big purchase or a great declaration sleep for a few nights.',
    gift: 'a better sense of what you are fond of, and why',
  },
  mars: {
    rhythm: 'every two years and two months, for about ten weeks',
    theme: 'drive, anger and courage',
    text: 'Mars has put the engine into a lower gear for the time being. Energy is directed inwards, and pushing harder merely heats the metal without moving anything. Use the period for training, for sharpening your tools and for discovering what the anger is actually about.',
    review: ['your pace', 'an unfinished effort', 'how you say no'],
    slowDown: 'Count to ten in a quarrel, and warm up before you lift.',
    gift: 'strength that knows where it is going',
  },
  jupiter: {
    rhythm: 'every thirteen months, for about four months',
    theme: 'growth, faith and meaning',
    text: 'Jupiter has stopped adding rooms and is inspecting the existing house. Growth turns inwards, so that beliefs, studies and ambitious hopes are tried on again in front of the mirror. Good fortune is quieter at such a time, and often it is already in your pocket.',
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
    text: 'Saturn is inspecting all the beams of the building. Responsibilities that are truly yours become more obvious, and so do the ones that you accepted by accident. Whatever you repair with patience during these months will continue to hold for years.',
    review: ['your calendar', 'an old commitment', 'the limits you set'],
    slowDown: 'Do not judge yourself by how fast it goes.',
    gift: 'a frame that carries you',
  },
  uranus: {
    rhythm: 'once a year, for about five months',
    theme: 'freedom and surprise',
    text: 'Uranus has moved its lightning indoors for a season. Change becomes noticeable in the way you think long before it appears in the way you live. Even the most peculiar idea deserves a page of its own in the notebook.',
    review: ['where you feel boxed in', 'an invention you dropped', 'a habit of rebellion'],
    slowDown: 'Try the great leap on paper first.',
    gift: 'a freer way of seeing',
  },
  neptune: {
    rhythm: 'once a year, for a little over five months',
    theme: 'dreams and ideals',
    text: 'Neptune is pulling the mist back from the shoreline. Certain things are becoming more visible, and one of your dreams may ask whether it would still like to be dreamed. Be gentle with everything that turns out to have been only fog.',
    review: ['an ideal that tires you', 'your sleep and your dreams', 'whom you tried to rescue'],
    slowDown: 'Ask for plain words where things are vague.',
    gift: 'a dream that can stand daylight',
  },
  pluto: {
    rhythm: 'once a year, for about five months',
    theme: 'power and renewal',
    text: 'Pluto is occupied with some quiet work in the cellar. Whatever you have outgrown comes loose slowly, and mostly in places that nobody can see. Honest observation is completely sufficient, since nothing at all has to be forced.',
    review: ['what you hold on to', 'an old fear', 'how you use your influence'],
    slowDown: 'Leave the last word unsaid for a week and see if you still need it.',
    gift: 'room where something heavy stood',
  },
};
