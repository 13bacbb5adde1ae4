import type { SignKey } from '@cosmic/sky/zodiac';

/** What the Moon’s sign at that phase adds to the bowl. */
export const WATER_IN_SIGN: Record<SignKey, readonly string[]> = {
  aries: [
    'The Moon will be in Aries, so light a match beside the bowl and blow it out as you begin; the whole thing need not last longer than a song.',
    'With Aries as her sign, the water likes to be poured from a little height, in one go and without a speech.',
    'She stands in Aries that day, and a red thread around the rim will say so.',
  ],
  taurus: [
    'The Moon will be in Taurus, so set the bowl on wood or on bare earth, and lay a leaf of sage or mint next to it.',
    'With Taurus as her sign, the water wants weight under it: a heavy bowl, a slow pour, a good smell in the room.',
    'She stands in Taurus that day, and something green beside the bowl will say so.',
  ],
  gemini: [
    'The Moon will be in Gemini, so use two small glasses in place of one bowl, and give each of them half of the sentence.',
    'With Gemini as her sign, the water listens best to words that were written down first and then read out.',
    'She stands in Gemini that day, and a feather or a folded note beside the bowl will say so.',
  ],
  cancer: [
    'The Moon will be in Cancer, her own sign, so let it happen in the kitchen, and use the cup with the history.',
    'With Cancer as her sign, the water needs no more than a shell, a spoon of quiet and the door on the latch.',
    'She stands in Cancer that day, and a photograph beside the bowl will say so.',
  ],
  leo: [
    'The Moon will be in Leo, so bring out the bowl that is kept for guests, and count yourself as one.',
    'With Leo as her sign, the water likes gold near it: a ring laid alongside, a candle, a yellow flower.',
    'She stands in Leo that day, and a little splendour around the bowl will say so.',
  ],
  virgo: [
    'The Moon will be in Virgo, so clean the sill before you set anything on it, and use water that is cold and clear.',
    'With Virgo as her sign, the water prefers one herb to five, and a label with the date to both.',
    'She stands in Virgo that day, and a folded white cloth under the bowl will say so.',
  ],
  libra: [
    'The Moon will be in Libra, so place the bowl between two equal things, two candles, two chairs or two people.',
    'With Libra as her sign, the water wants to look lovely from the door as well as from above.',
    'She stands in Libra that day, and a single rose petal floating on the surface will say so.',
  ],
  scorpio: [
    'The Moon will be in Scorpio, so use a dark bowl and do it where nobody passes.',
    'With Scorpio as her sign, the water keeps what it hears; say the true sentence into it, once.',
    'She stands in Scorpio that day, and a lid on the bowl overnight will say so.',
  ],
  sagittarius: [
    'The Moon will be in Sagittarius, so fetch the water from somewhere, if only from the tap at the far end of the garden.',
    'With Sagittarius as her sign, the bowl should see the sky: a balcony, a roof, a step, the top of a wall.',
    'She stands in Sagittarius that day, and a map or a foreign coin beside the bowl will say so.',
  ],
  capricorn: [
    'The Moon will be in Capricorn, so choose a stone bowl or a plain jar, and do not let it become a production.',
    'With Capricorn as her sign, the water is set out on time and taken in on time, and that is half of its strength.',
    'She stands in Capricorn that day, and one grey pebble next to the bowl will say so.',
  ],
  aquarius: [
    'The Moon will be in Aquarius, so leave the window open and let the street be a part of it.',
    'With Aquarius as her sign, the bowl may be anything, a lab beaker, a hat lined with foil or a vase; improvise.',
    'She stands in Aquarius that day, and a bit of clear glass beside the bowl will say so.',
  ],
  pisces: [
    'The Moon will be in Pisces, so let the water run over your wrists before it runs into the bowl.',
    'With Pisces as her sign, the bowl would like music, something without words, and a light that is nearly out.',
    'She stands in Pisces that day, and a few ripples made with one finger will say so.',
  ],
};

/** How each sign does such a thing. */
export const WATER_YOU: Record<SignKey, readonly string[]> = {
  aries: [
    'You may do it standing up, Aries, with your coat on; meaning it is what counts.',
    'An Aries is best alone with a bowl, where nobody can be raced.',
  ],
  taurus: [
    'You of all people, Taurus, know that a bowl has to feel right in the hands before it can hold anything.',
    'A Taurus should warm the room first and not begin hungry.',
  ],
  gemini: [
    'You will want to read up on it, Gemini; read afterwards, and be surprised first.',
    'A Gemini does well to speak to the water as if it were somebody on the telephone.',
  ],
  cancer: [
    'You have been doing this since childhood, Cancer, only that it used to be called washing up.',
    'A Cancer may set out a second bowl for somebody who is far away.',
  ],
  leo: [
    'You are allowed to make an occasion of it, Leo, with an entrance and an interval.',
    'A Leo should pour slowly enough to be admired, if only by the lamp.',
  ],
  virgo: [
    'You will be tempted to improve the method, Virgo; this once, let it be slightly wrong.',
    'A Virgo finds the washing of the bowl more moving than the words, and may stop there.',
  ],
  libra: [
    'You need not decide which bowl is nicer, Libra, since the left one is.',
    'A Libra does it more willingly in company, so ask somebody who does not giggle.',
  ],
  scorpio: [
    'You were going to do it in secret anyway, Scorpio, and secrecy suits the water.',
    'A Scorpio should say the unsayable part first, and then it is only water again.',
  ],
  sagittarius: [
    'You will have lost the bowl by then, Sagittarius; a saucepan under the open sky is just as good.',
    'A Sagittarius can laugh in the middle of it without spoiling anything.',
  ],
  capricorn: [
    'You would call it a waste of ten minutes, Capricorn, and that is the reason to book them.',
    'A Capricorn does it properly or not at all, so do it properly and be done by nine.',
  ],
  aquarius: [
    'You do not believe in it, Aquarius, and nothing in it requires you to.',
    'An Aquarius improves every ritual by leaving out the part that everyone else thinks essential.',
  ],
  pisces: [
    'You and water are old friends, Pisces, so skip the introduction.',
    'A Pisces should remember to come back from the window.',
  ],
};
