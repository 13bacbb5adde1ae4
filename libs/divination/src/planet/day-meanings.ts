import type { Planet } from '@cosmic/sky/bodies';

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
    text: 'The Sun contributes warmth, visibility and a straight back. Undertakings that carry your own name are favoured, and so is every variety of honest enjoyment. Let the people around you see what you are genuinely glad about, since your pleasure encourages theirs.',
    goodFor: ['showing your work', 'play with children or friends', 'time outdoors'],
    easeOff: 'explaining yourself twice',
    ritual: 'Stand in the light for three breaths and name one thing you are proud of.',
    color: 'gold',
    scent: 'orange',
  },
  moon: {
    title: 'A day to feel your way',
    text: 'The Moon makes the entire day softer and somewhat changeable. Home, food, family and old memories are asking for attention, while each passing mood brings useful information. Go along with the tide wherever possible, and leave the remainder for a steadier hour.',
    goodFor: ['cooking something familiar', 'calling family', 'an early night'],
    easeOff: 'decisions that can wait until the mood has changed',
    ritual: 'Drink something warm by a window and write down how the day tastes.',
    color: 'silver white',
    scent: 'jasmine',
  },
  mercury: {
    title: 'A day to talk and sort',
    text: 'Mercury is extremely quick on its feet today. Letters, lessons, lists and short journeys are accomplished in half the usual time. Ask the question that occurred to you, send the message you have been composing, and examine the figures once again.',
    goodFor: ['writing and messages', 'learning something small', 'errands in a row'],
    easeOff: 'long silences and vague answers',
    ritual: 'Clear your inbox or your bag down to ten things.',
    color: 'yellow',
    scent: 'peppermint',
  },
  venus: {
    title: 'A day for beauty and people',
    text: 'Venus smooths the tablecloth and lights a candle in the middle. Friendship, affection, art and delicious food come easily, and so do agreements that are fair to everybody. For this one day, pleasure may be counted among your official duties.',
    goodFor: ['a date or a visit', 'making a room lovelier', 'saying something kind'],
    easeOff: 'quarrels about details',
    ritual: 'Lay the table nicely, even if it is only for you.',
    color: 'rose',
    scent: 'rose',
  },
  mars: {
    title: 'A day to act',
    text: 'Mars brings heat and impatience to your hands. Begin, lift, repair, run, and refuse politely whenever a refusal is what you really mean. All of this energy remains friendly as long as it has been given something definite to do.',
    goodFor: ['sport and hard tasks', 'the thing you keep putting off', 'speaking up'],
    easeOff: 'arguments late in the evening',
    ritual: 'Do twenty quick steps on the spot, then start the hardest job for ten minutes.',
    color: 'red',
    scent: 'ginger',
  },
  jupiter: {
    title: 'A day to think bigger',
    text: 'Jupiter throws open the shutters and admires the view. Studying, travelling, generosity and long-term plans are favoured, together with any joke that makes the whole table laugh. Accept an invitation that stretches you a little beyond the familiar.',
    goodFor: ['planning a journey', 'learning and teaching', 'giving something away'],
    easeOff: 'promising more than the week can hold',
    ritual: 'Write one wish a size larger than you dare, and one first step towards it.',
    color: 'royal blue',
    scent: 'cedar',
  },
  saturn: {
    title: 'A day to build',
    text: 'Saturn appreciates an orderly desk and a definite conclusion. Finish, repair, establish limits and look after everything that is supposed to last. Working slowly is perfectly acceptable today, and working quietly is better still.',
    goodFor: ['finishing what is open', 'tidying papers', 'an hour alone'],
    easeOff: 'new promises',
    ritual: 'Choose one thing that is done and put it away for good.',
    color: 'dark grey',
    scent: 'cypress',
  },
  uranus: {
    title: 'A day to try it differently',
    text: 'Uranus throws a window open without asking anybody. Inventions, peculiar ideas and new acquaintances do remarkably well, and so does any habit that gets shaken for once. Leave an interval in your schedule, so that surprise has somewhere to sit down.',
    goodFor: ['experiments', 'meeting people unlike you', 'new tools'],
    easeOff: 'doing it the usual way just because',
    ritual: 'Swap two parts of your routine and notice what changes.',
    color: 'electric blue',
    scent: 'eucalyptus',
  },
  neptune: {
    title: 'A day to dream',
    text: 'Neptune blurs all of the edges in a rather merciful way. Music, films, water, prayer and daydreams feel completely at home today. Practical calculations can be reserved for a clearer hour, when the mist has moved on.',
    goodFor: ['music and art', 'a walk near water', 'quiet help for someone'],
    easeOff: 'contracts and sharp verdicts',
    ritual: 'Listen to one piece of music with closed eyes, from start to finish.',
    color: 'sea green',
    scent: 'sandalwood',
  },
  pluto: {
    title: 'A day to go deep',
    text: 'Pluto is digging, and discovers rubble and treasure in the same place. It is a suitable time for honest conversations, thorough research and emptying whatever has been hidden in the cellar. Proceed without hurrying, and keep a light burning beside you.',
    goodFor: ['getting to the bottom of a question', 'throwing out old things', 'a frank talk'],
    easeOff: 'the wish to have the last word',
    ritual: 'Write down one thing you are done with, and tear the paper up.',
    color: 'deep red',
    scent: 'patchouli',
  },
};
