import { moonAt, type MoonPhase } from '@cosmic/sky/astronomy/moon';
import { signOf, type SignKey } from '@cosmic/sky/zodiac';

/** What the Moon's phase asks of a day. */
const BY_PHASE: Readonly<Record<MoonPhase, string>> = {
  'New Moon': 'I can begin before I feel ready.',
  'Waxing Crescent': 'I give the small thing I started a little more room.',
  'First Quarter': 'I choose one direction and let that be enough for today.',
  'Waxing Gibbous': 'I trust the patient work that nobody has noticed yet.',
  'Full Moon': 'I let myself see clearly what has come to light.',
  'Waning Gibbous': 'I share what I have learned, and it grows lighter to carry.',
  'Last Quarter': 'I put down one thing that was never mine to hold.',
  'Waning Crescent': 'I rest without having to earn it.',
};

/** How the Moon's sign colours it; two for each, so that neighbouring days differ. */
const BY_SIGN: Readonly<Record<SignKey, readonly [string, string]>> = {
  aries: [
    'My courage does not have to be loud to be real.',
    'The first step is mine to take, and I take it lightly.',
  ],
  taurus: ['What is slow and steady holds me up.', 'My body is a good place to come home to.'],
  gemini: [
    'One honest question opens more than ten clever answers.',
    'I stay curious, even about what I thought I knew.',
  ],
  cancer: [
    'I am allowed to need the people I love.',
    'Tenderness is a strength I bring with me into every room.',
  ],
  leo: [
    'I let my warmth be seen and ask nothing back for it.',
    'There is room for my joy here, and for yours.',
  ],
  virgo: [
    'Good enough, done with care, is a beautiful thing.',
    'I tend to one corner of my life, and the whole of it breathes easier.',
  ],
  libra: [
    'Peace that costs me my voice is not the peace I am looking for.',
    'I weigh things kindly, and my own side counts too.',
  ],
  scorpio: [
    'I can look at a hard thing without becoming it.',
    'What I keep private is still part of my strength.',
  ],
  sagittarius: [
    'I lift my eyes from the path and remember why I set out.',
    'There is more road ahead of me than behind, and I am glad of it.',
  ],
  capricorn: [
    'I climb at a pace that lets me enjoy the view.',
    'My effort adds up, even on the days when I cannot see it.',
  ],
  aquarius: [
    'The way I differ from others is something I have to give.',
    'I make space for an idea that surprises me.',
  ],
  pisces: [
    'I can feel deeply and still stand on firm ground.',
    'I leave a little quiet in the day for what cannot be said.',
  ],
};

const DAY_MS = 24 * 60 * 60 * 1_000;

/** An affirmation with the sky it speaks from. */
export interface ComposedAffirmation {
  content: string;
  facts: { moonSign: string; moonPhase: string };
}

/**
 * Composes the affirmation of a UTC calendar day from where the Moon stands at
 * its noon. The same day always gives the same words.
 */
export function composeAffirmation(date: string): ComposedAffirmation {
  const noon = new Date(`${date}T12:00:00Z`);
  const { phase, sign } = moonAt(noon);
  const even = Math.floor(noon.getTime() / DAY_MS) % 2 === 0;
  return {
    content: `${BY_PHASE[phase]} ${BY_SIGN[sign][even ? 0 : 1]}`,
    facts: { moonSign: signOf(sign)?.name ?? sign, moonPhase: phase },
  };
}
