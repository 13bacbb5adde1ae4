import type { SignKey } from '@cosmic/sky/zodiac';

/** How whatever stands in a sign takes on its manner. */
export const SIGN_ACCENT: Record<SignKey, readonly string[]> = {
  aries: [
    'Aries likes the first move, so begin before the mood has been discussed.',
    'In that fiery company things are said briefly and done at once.',
    'Expect haste, candour and very little small print.',
  ],
  taurus: [
    'Taurus likes what can be touched, so turn the idea into something with a surface.',
    'In that earthy company nothing is rushed and everything is tasted.',
    'Expect comfort, patience and a firm opinion about lunch.',
  ],
  gemini: [
    'Gemini likes to compare notes, so talk it over with two people who disagree.',
    'In that airy company one answer is never enough, and the second is usually funnier.',
    'Expect variety, wit and a plan that changes names along the way.',
  ],
  cancer: [
    'Cancer likes to know who will be home, so keep it close and keep it kind.',
    'In that tender company people remember how you said it long after what you said.',
    'Expect warmth, caution and an old story told once more.',
  ],
  leo: [
    'Leo likes an audience, so let somebody see what you are doing.',
    'In that sunny company generosity is the shortest way to the front.',
    'Expect colour, loyalty and applause for whoever dares.',
  ],
  virgo: [
    'Virgo likes the thing done properly, so choose one detail and get it right.',
    'In that careful company love takes the form of a well-made list.',
    'Expect order, modesty and an eye that finds the missing button.',
  ],
  libra: [
    'Libra likes to weigh both sides, so bring somebody along and let them choose the music.',
    'In that graceful company a fair tone achieves more than a sharp argument.',
    'Expect charm, tact and a slight delay over which chair is nicer.',
  ],
  scorpio: [
    'Scorpio likes the truth under the truth, so do less and mean all of it.',
    'In that intense company a look can settle what an hour of talk did not.',
    'Expect depth, privacy and a refusal to be fobbed off.',
  ],
  sagittarius: [
    'Sagittarius likes distance, so aim it at something that lies beyond the usual fence.',
    'In that cheerful company the truth comes out laughing and a little too loud.',
    'Expect optimism, long roads and a joke at the wrong moment that saves the evening.',
  ],
  capricorn: [
    'Capricorn likes a result, so decide beforehand how you will know that it is done.',
    'In that sober company reliability counts as a kind of tenderness.',
    'Expect structure, dry humour and somebody who brings a spare.',
  ],
  aquarius: [
    'Aquarius likes the experiment, so do it in a way that nobody in the family ever has.',
    'In that unusual company friendship comes first and custom has to queue.',
    'Expect distance, bright ideas and a principle held with a smile.',
  ],
  pisces: [
    'Pisces likes soft edges, so leave a margin in which something unplanned can swim by.',
    'In that dreamy company a feeling counts as evidence, at least until supper.',
    'Expect sympathy, drifting hours and a tune that will not leave.',
  ],
};
