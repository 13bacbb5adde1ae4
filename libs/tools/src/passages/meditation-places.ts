import type { SignKey } from '@cosmic/sky/zodiac';

/** A place to imagine. */
export const PLACE: Record<SignKey, readonly string[]> = {
  aries: [
    'Picture a hill before sunrise, with a small fire that you have lit yourself and nothing yet to hurry for.',
    'Imagine a red door standing open on a spring morning, and stay on the threshold for as long as you please.',
  ],
  taurus: [
    'Picture an orchard in May after rain, the grass cool, the bees late, and a bench that has been warmed for you.',
    'Imagine a kitchen garden inside an old wall, where everything is growing at a speed that nobody has ever complained about.',
  ],
  gemini: [
    'Picture a long table by an open window, with papers stirring in the breeze and none of them addressed to you.',
    'Imagine a flock of starlings turning above a field, a hundred thoughts in motion and one quiet sky behind them.',
  ],
  cancer: [
    'Picture a house by the water with one lamp lit, and somebody inside who has known you forever and asks nothing.',
    'Imagine a small harbour at dusk, boats knocking softly against the wood, every one of them home.',
  ],
  leo: [
    'Picture a courtyard at noon with a fountain in the middle, golden light on the stones, and a seat that is yours.',
    'Imagine a stage after the last performance, the house dark, the boards still warm and nobody left to impress.',
  ],
  virgo: [
    'Picture a room with a scrubbed table, a bowl of clear water and shelves on which everything has found its place.',
    'Imagine a field that has been harvested, with neat rows of stubble shining, and no work left in it until morning.',
  ],
  libra: [
    'Picture a bridge over a slow river, with the same number of lamps on either bank and music coming from both.',
    'Imagine a gallery on a quiet weekday, one painting on a pale wall and plenty of time to stand before it.',
  ],
  scorpio: [
    'Picture a deep well under old trees, with a coin of sky at the bottom and a silence that keeps its promises.',
    'Imagine a cave beside the sea, dry and safe, in which the tide can be heard but never comes in.',
  ],
  sagittarius: [
    'Picture a high plain with a road running over it, a warm wind from behind and no appointment at the other end.',
    'Imagine a campfire far from any town, with a sky so crowded that counting is out of the question.',
  ],
  capricorn: [
    'Picture a stone hut above the tree line, the boots by the door, the climb behind you and the valley very small.',
    'Imagine a mountain in winter that has absolutely nothing to prove, and sit where you can lean against it.',
  ],
  aquarius: [
    'Picture an observatory with its roof rolled back, the cold clean air coming in and the whole night to yourself.',
    'Imagine floating a little above your own street, high enough to see the pattern and near enough to love it.',
  ],
  pisces: [
    'Picture a lagoon at evening, the water exactly as warm as you are, so that it is hard to say where you end.',
    'Imagine a boat without oars on a calm lake, turning slowly in the mist, safe and in nobody’s way.',
  ],
};

/** A sentence to repeat. */
export const PHRASE: Record<SignKey, readonly string[]> = {
  aries: [
    'Say inwardly, as often as it feels right: “I can begin again, and I can begin gently.”',
    'Repeat in time with your breathing: “There is fire enough; it does not have to be now.”',
  ],
  taurus: [
    'Say inwardly, as often as it feels right: “What I have is here, and here is where I am.”',
    'Repeat in time with your breathing: “Slowly is also a way of arriving.”',
  ],
  gemini: [
    'Say inwardly, as often as it feels right: “One thought may sit beside me while the others go and play.”',
    'Repeat in time with your breathing: “Nothing needs an answer yet.”',
  ],
  cancer: [
    'Say inwardly, as often as it feels right: “I am allowed to be held as well.”',
    'Repeat in time with your breathing: “My home comes with me wherever I breathe.”',
  ],
  leo: [
    'Say inwardly, as often as it feels right: “I shine without being watched.”',
    'Repeat in time with your breathing: “Warm enough, seen enough, here.”',
  ],
  virgo: [
    'Say inwardly, as often as it feels right: “This is good enough to rest in.”',
    'Repeat in time with your breathing: “Nothing to mend until the bell.”',
  ],
  libra: [
    'Say inwardly, as often as it feels right: “My own side counts in the weighing.”',
    'Repeat in time with your breathing: “Both hands open, and neither of them full.”',
  ],
  scorpio: [
    'Say inwardly, as often as it feels right: “I can put it down and still know where it is.”',
    'Repeat in time with your breathing: “Deep, and safe, and my own.”',
  ],
  sagittarius: [
    'Say inwardly, as often as it feels right: “The horizon will still be there when I get up.”',
    'Repeat in time with your breathing: “Far is lovely, and near is, too.”',
  ],
  capricorn: [
    'Say inwardly, as often as it feels right: “For these minutes nobody is waiting for me.”',
    'Repeat in time with your breathing: “Rest belongs to the climb.”',
  ],
  aquarius: [
    'Say inwardly, as often as it feels right: “I am one of many, and there is nobody like me.”',
    'Repeat in time with your breathing: “Room around every thought.”',
  ],
  pisces: [
    'Say inwardly, as often as it feels right: “I am the water, and I am the shore.”',
    'Repeat in time with your breathing: “What is not mine may drift on.”',
  ],
};
