import { type Planet } from './planets';

/** What a planet's day is good for. */
export interface PlanetDayMeaning {
  title: string;
  text: string;
  /** Three things that go well with it. */
  goodFor: readonly [string, string, string];
  /** What can wait. */
  easeOff: string;
  /** A small ritual of a few minutes. */
  ritual: string;
  color: string;
  scent: string;
}

export const PLANET_DAY_MEANINGS: Readonly<Record<Planet, PlanetDayMeaning>> = {
  sun: {
    title: 'A day to be seen',
    text: 'The Sun lends warmth and a straight back. Plans that carry your own name go well, and so does pure enjoyment. Let people see what you are glad about.',
    goodFor: ['showing your work', 'play with children or friends', 'time outdoors'],
    easeOff: 'explaining yourself twice',
    ritual: 'Stand in the light for three breaths and name one thing you are proud of.',
    color: 'gold',
    scent: 'orange',
  },
  moon: {
    title: 'A day to feel your way',
    text: 'The Moon turns the day soft and changeable. Home, food, family and memory want attention, and moods come with information. Go with the tide where you can.',
    goodFor: ['cooking something familiar', 'calling family', 'an early night'],
    easeOff: 'decisions that can wait until the mood has changed',
    ritual: 'Drink something warm by a window and write down how the day tastes.',
    color: 'silver white',
    scent: 'jasmine',
  },
  mercury: {
    title: 'A day to talk and sort',
    text: 'Mercury is quick on its feet. Letters, lists, lessons and short trips get done in half the time. Ask the question, send the message, check the figures.',
    goodFor: ['writing and messages', 'learning something small', 'errands in a row'],
    easeOff: 'long silences and vague answers',
    ritual: 'Clear your inbox or your bag down to ten things.',
    color: 'yellow',
    scent: 'peppermint',
  },
  venus: {
    title: 'A day for beauty and people',
    text: 'Venus smooths the cloth and lights the candle. Friendship, love, art and good food come easily, and so do fair agreements. Pleasure counts as a task today.',
    goodFor: ['a date or a visit', 'making a room lovelier', 'saying something kind'],
    easeOff: 'quarrels about details',
    ritual: 'Lay the table nicely, even if it is only for you.',
    color: 'rose',
    scent: 'rose',
  },
  mars: {
    title: 'A day to act',
    text: 'Mars brings heat to the hands. Begin, lift, cut, run, say no when you mean no. The energy is friendly as long as it has something to do.',
    goodFor: ['sport and hard tasks', 'the thing you keep putting off', 'speaking up'],
    easeOff: 'arguments late in the evening',
    ritual: 'Do twenty quick steps on the spot, then start the hardest job for ten minutes.',
    color: 'red',
    scent: 'ginger',
  },
  jupiter: {
    title: 'A day to think bigger',
    text: 'Jupiter opens the shutters. Study, travel, generosity and long plans go well, and so does a good joke. Say yes to an invitation that stretches you.',
    goodFor: ['planning a journey', 'learning and teaching', 'giving something away'],
    easeOff: 'promising more than the week can hold',
    ritual: 'Write one wish a size larger than you dare, and one first step towards it.',
    color: 'royal blue',
    scent: 'cedar',
  },
  saturn: {
    title: 'A day to build',
    text: 'Saturn likes a clean desk and a clear end. Finish, repair, set limits and look after what has to last. Slow is fine, and quiet is better.',
    goodFor: ['finishing what is open', 'tidying papers', 'an hour alone'],
    easeOff: 'new promises',
    ritual: 'Choose one thing that is done and put it away for good.',
    color: 'dark grey',
    scent: 'cypress',
  },
  uranus: {
    title: 'A day to try it differently',
    text: 'Uranus throws the window open. Inventions, odd ideas and new people do well, and so does any habit that is shaken once. Leave a gap in the plan for surprise.',
    goodFor: ['experiments', 'meeting people unlike you', 'new tools'],
    easeOff: 'doing it the usual way just because',
    ritual: 'Swap two parts of your routine and notice what changes.',
    color: 'electric blue',
    scent: 'eucalyptus',
  },
  neptune: {
    title: 'A day to dream',
    text: 'Neptune blurs the edges in a kind way. Music, film, prayer, water and daydreams are at home today. Keep important figures for a clearer hour.',
    goodFor: ['music and art', 'a walk near water', 'quiet help for someone'],
    easeOff: 'contracts and sharp verdicts',
    ritual: 'Listen to one piece of music with closed eyes, from start to finish.',
    color: 'sea green',
    scent: 'sandalwood',
  },
  pluto: {
    title: 'A day to go deep',
    text: 'Pluto digs, and finds both rubble and treasure. It is a good time for honest talks, research and clearing what has been hidden in the cellar. Go slowly and keep a light on.',
    goodFor: ['getting to the bottom of a question', 'throwing out old things', 'a frank talk'],
    easeOff: 'the wish to have the last word',
    ritual: 'Write down one thing you are done with, and tear the paper up.',
    color: 'deep red',
    scent: 'patchouli',
  },
};
