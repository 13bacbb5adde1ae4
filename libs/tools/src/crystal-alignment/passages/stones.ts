import type { CrystalChoice } from '@cosmic/divination/crystal';

/** What each stone is like to have. */
export const STONE: Record<CrystalChoice['id'], readonly string[]> = {
  carnelian: [
    'It has the colour of an ember somebody forgot to put out, and it suits the minute before you knock.',
    'Hold it to the lamp and it glows from inside, like a person who has just decided.',
  ],
  'red-jasper': [
    'It is a dense brick of a stone, made for the long middle of things, where nobody claps.',
    'There is nothing showy about this one, and that is why it is still on the desk in November.',
  ],
  'rose-quartz': [
    'Pale as the inside of a shell, it makes a case for using a softer voice, and for using it on yourself.',
    'Nobody has ever slammed a door while holding one of these, or at least it would look very odd.',
  ],
  emerald: [
    'Its green goes down a long way, and the small flaws that jewellers call a garden are the best of it.',
    'Here is a green to be loyal by, with moss and leaf in it and no hurry whatever.',
  ],
  citrine: [
    'A slice of four in the afternoon is caught in it, and it is hard to sulk in that light.',
    'Its yellow is the yellow of honey on toast, which has settled more quarrels than reason did.',
  ],
  agate: [
    'Fine bands run through it, one beside another, much as a difficult talk is best taken line by line.',
    'The pale blue of it is what a room sounds like after somebody has finally said the thing.',
  ],
  moonstone: [
    'Its light appears only when you turn it, so it rewards the second look and the change of mind.',
    'A blue gleam swims across it and is gone again, and you find that you do not mind waiting.',
  ],
  pearl: [
    'An oyster made it out of a nuisance, layer upon layer, and never once held a meeting about it.',
    'It warms up against the skin and keeps the warmth for a while, like a good visit.',
  ],
  sunstone: [
    'There is glitter all the way through it, and it would see no reason to apologise.',
    'Tilt it and it winks, which is not bad advice for a room full of serious faces.',
  ],
  'tigers-eye': [
    'A band of gold moves across it as you move, so it seems to be keeping an eye on you, in the friendly sense.',
    'It is silk turned to stone, and it prefers to watch a little longer before it says a thing.',
  ],
  amazonite: [
    'It has the green of a lake that has just been rained on, and a talent for shortening lists.',
    'Cool and even, it looks like a well-phrased refusal that nobody took amiss.',
  ],
  'moss-agate': [
    'Inside there is a whole small forest, and it grew, if that is the word, without being watched.',
    'Green threads hang in clear stone like a summer seen through a window, and they are in no hurry.',
  ],
  'lapis-lazuli': [
    'Gold specks lie in the blue of it like lit windows on a late road, and painters once paid dearly for that blue.',
    'This blue was ground up for the robes of queens, and it still improves the posture of a sentence.',
  ],
  jade: [
    'Cool at first and then exactly as warm as you are, it has been smoothed by thumbs for thousands of years.',
    'It is tougher than it looks and softer than it sounds, which is a fair description of tact.',
  ],
  opal: [
    'Every colour has a room in it and none of them stays, so it never shows two people the same thing.',
    'Water is a part of it, and perhaps that is why it looks like a thought that has not made up its mind.',
  ],
  garnet: [
    'Its red is so dark that you have to take it to the window, where it turns out to have been burning all along.',
    'Red as the last inch of a candle, it belongs to whatever you came back to.',
  ],
  obsidian: [
    'This is glass that a volcano made in a hurry, and it gives back your face without flattering it.',
    'Black and bright at once, it stands by a door like somebody who does not need to raise their voice.',
  ],
  malachite: [
    'Rings of green lie inside rings of green, as if something had been dropped into a pond and the pond had kept it.',
    'No two slices of it agree, and all of them look as though change had been a good idea.',
  ],
  turquoise: [
    'Travellers have carried it for as long as there have been roads, and its dark veins look rather like a map.',
    'It is sky with some earth left on it, which is what you want in your bag a long way from home.',
  ],
  amethyst: [
    'Its violet is the colour of the half hour when the lamps go on and nobody wants anything more from you.',
    'The Greeks hoped it would keep them sober, and it still looks like moderation in a good mood.',
  ],
  'smoky-quartz': [
    'It looks like evening seen through a glass of tea, and it is in favour of stopping now.',
    'Brown and clear, it lets the light through but takes the glare off, as a good friend does with news.',
  ],
  onyx: [
    'Its black is level and quiet, the black of a well-brushed coat or a sentence with nothing left to cut.',
    'It keeps a straight face, and you may borrow that while you look for your own.',
  ],
  aquamarine: [
    'It holds a mouthful of calm sea, and sailors were fond of it for obvious reasons.',
    'So pale a blue hardly seems to be there at all, and still it clears the air around a hard talk.',
  ],
  fluorite: [
    'Green and violet lie in it in tidy layers, like notes taken by somebody who was really listening.',
    'It breaks into neat little pyramids, and even the chaos in it appears to have been filed.',
  ],
  labradorite: [
    'Grey it lies there like any stone of the road, until it turns a little and the northern lights go across.',
    'Most of the time it keeps its flash of blue to itself, which makes it good company for people who do that too.',
  ],
};
