import type { Element } from '@cosmic/sky/zodiac';

/** One sign on both sides. */
export const SIGN_TWICE: Record<Element, readonly string[]> = {
  fire: [
    'Such a house is warm and rather loud, so the name may be one that can be shouted with pleasure.',
    'With fire on both sides nobody freezes, and a name will be called often and across considerable distances.',
  ],
  earth: [
    'Such a house is built slowly and for keeps, so the name should wear well and need no fashion to hold it up.',
    'With earth on both sides everything has its place, and a name receives a peg of its own in the hall.',
  ],
  air: [
    'Such a house is full of conversation, and a name has to sound good in the middle of a very long sentence.',
    'With air on both sides there will be three nicknames by the end of the first week, so choose one that can take it.',
  ],
  water: [
    'Such a house knows how a name feels long before anybody has looked up what it means.',
    'With water on both sides names are half sung, so it is wise to listen to the vowels first.',
  ],
};

/** Two elements under one roof; `{one}` and `{two}` are the parents’ signs. */
export const ELEMENTS_AT_HOME = {
  'fire-fire': [
    'Two fire signs, {one} and {two}, keep a warm house and a loud one, so the name may be shouted with pleasure.',
    'Where {one} and {two} live together nobody freezes, and a name will be called often and across distances.',
    'With {one} and {two} there is fire on both sides of the cot; a name with a little calm in it will not hurt.',
  ],
  'earth-earth': [
    'Two earth signs, {one} and {two}, build slowly and for keeps, so the name should wear well.',
    'Where {one} and {two} live together things have their place, and a name gets a peg of its own in the hall.',
    'With {one} and {two} there is earth on both sides of the cot; look for a name that will still fit at seventy.',
  ],
  'air-air': [
    'Two air signs, {one} and {two}, will discuss a name until it has three nicknames, so begin with one that can take it.',
    'Where {one} and {two} live together everything is talked about, and a name has to sound good in the middle of a sentence.',
    'With {one} and {two} there is air on both sides of the cot; a name that is easily spelled over the telephone is a kindness.',
  ],
  'water-water': [
    'Two water signs, {one} and {two}, will know how a name feels long before they know what it means.',
    'Where {one} and {two} live together names are half sung, so listen to the vowels first.',
    'With {one} and {two} there is water on both sides of the cot; choose something that can be whispered.',
  ],
  'earth-fire': [
    'Between {one} and {two} fire meets earth, the hearth and its stones, and a name may be bright as well as solid.',
    'One of you lights things and the other builds them: {one} and {two} can agree on a name with a spark and a handle.',
    'Fire and earth make pottery, and {one} and {two} might look for a name that has been through the kiln.',
  ],
  'air-fire': [
    'Between {one} and {two} air meets fire, and ideas catch quickly; you will have a favourite by Friday and another by Sunday.',
    'One of you kindles and the other fans: {one} and {two} need a name that enjoys a draught.',
    'Air and fire make a good party, and {one} and {two} may choose a name that is fun to announce.',
  ],
  'fire-water': [
    'Between {one} and {two} fire meets water, which makes steam and, with luck, tea; a name can hold both.',
    'One of you glows and the other flows: {one} and {two} may find that one first name and one middle name settle it.',
    'Fire and water need a good kettle between them, and {one} and {two} could do worse than a name with warmth and depth.',
  ],
  'air-earth': [
    'Between {one} and {two} air meets earth, the window and the wall, and a name may have a view as well as a foundation.',
    'One of you thinks aloud and the other tries it out: {one} and {two} should say every name a hundred times before it counts.',
    'Air and earth make a garden in the wind, and {one} and {two} might like a name with a bird or a branch in it.',
  ],
  'earth-water': [
    'Between {one} and {two} earth meets water, and things grow; a name from there tends to have roots.',
    'One of you holds and the other pours: {one} and {two} will know the right name by how quiet the room becomes.',
    'Earth and water make a riverbank, and {one} and {two} can look for a name that one would like to sit beside.',
  ],
  'air-water': [
    'Between {one} and {two} air meets water, and there is mist, rainbows and a good deal of talk after midnight.',
    'One of you explains and the other understands: {one} and {two} want a name that sounds right before it is clever.',
    'Air and water make clouds, and {one} and {two} may well find the same name in the same one.',
  ],
} as const satisfies Record<string, readonly string[]>;

/** Two elements in the order of the alphabet. */
export type ElementPair = keyof typeof ELEMENTS_AT_HOME;
