import type { SignKey } from '@cosmic/sky/zodiac';

/** What a sign is looking for in a thing that it keeps near. */
export const SIGN_NEED: Record<SignKey, readonly string[]> = {
  aries: [
    'Aries looks for a spark that is still burning after the first ten minutes of enthusiasm.',
    'What encourages an Aries is a short word, a clear run and somebody waiting at the finish.',
    'Give Aries something warm and definite to grip, and the adventure is already under way.',
  ],
  taurus: [
    'Taurus looks for calm ground and for something that is pleasant to touch.',
    'What comforts a Taurus is weight, smoothness and an afternoon without any clock in it.',
    'Give Taurus one beautiful thing instead of five ordinary ones, and a certain peace sets in.',
  ],
  gemini: [
    'Gemini looks for one clear line to follow among a great many fascinating threads.',
    'What helps a Gemini is something for the fingers to do, so that the mind may sit down.',
    'Give Gemini a small puzzle, and the other forty will be quiet for a while.',
  ],
  cancer: [
    'Cancer looks for a safe shore and a light left on in the kitchen.',
    'What helps a Cancer is anything that has been in the family, or feels as if it had.',
    'Give Cancer something to shelter, and it will be sheltered too.',
  ],
  leo: [
    'Leo looks for warm and generous light, and above all for somebody to share it with.',
    'What helps a Leo is colour, a kind word and a reason to stand up straight.',
    'Give Leo something that gleams, and half of the worry goes off to watch.',
  ],
  virgo: [
    'Virgo looks for order with a kind face, and for usefulness that is noticed now and then.',
    'What helps a Virgo is a tidy corner, and the permission to leave the other three.',
    'Give Virgo something finely made, and that critical eye can finally rest for a minute.',
  ],
  libra: [
    'Libra looks for balance, and would like it to be lovely as well.',
    'What helps a Libra is a pause between the question and the polite answer.',
    'Give Libra something with an even curve, and a fair thought will follow.',
  ],
  scorpio: [
    'Scorpio looks for depth, and for one place where nothing has to be explained.',
    'What comforts a Scorpio is privacy, and a secret that is not particularly heavy.',
    'Give Scorpio something dark and polished, and the storm has a bowl to turn in.',
  ],
  sagittarius: [
    'Sagittarius looks for a wide view, and keeps a bag by the door in case of one.',
    'What helps a Sagittarius is a token from far away with a story attached.',
    'Give Sagittarius something to take along, and even the wait becomes part of a journey.',
  ],
  capricorn: [
    'Capricorn looks for a strength that is occasionally allowed to sit down and rest.',
    'What helps a Capricorn is something old, plain and reliable that asks for nothing.',
    'Give Capricorn a thing that lasts, and the shoulders come down by an inch.',
  ],
  aquarius: [
    'Aquarius looks for room to be different without having to give a talk about it.',
    'What helps an Aquarius is an object that nobody else in the room would have chosen.',
    'Give Aquarius something with an odd gleam, and a new idea will come to look at it.',
  ],
  pisces: [
    'Pisces looks for a gentle current, and for a reliable bank on which to climb out again.',
    'What steadies a Pisces is something solid and familiar at the edge of the dream.',
    'Give Pisces something small and smooth to hold, and the world stops leaking in from every side.',
  ],
};
