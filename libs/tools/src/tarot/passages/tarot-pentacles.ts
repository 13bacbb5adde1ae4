import type { CardWords } from './tarot-card-words';

/** Pentacles from ace to king: earth, body, craft, money, home. */
export const PENTACLES_WORDS: readonly CardWords[] = [
  {
    upright: [
      'A hand offers one gold coin above a garden gate, and it is rather a seed than a sum.',
      'Begin with something that you can touch: a form, a key, a spade, a first small order.',
    ],
    reversed: [
      'The gate is open and the coin has rolled under the hedge; look for the chance where it is slightly muddy.',
      'Security is being sought in the size of the thing, while it lies in the looking after.',
    ],
  },
  {
    upright: [
      'A dancer keeps two coins going in a loop while ships ride up and down behind him, and he is clearly enjoying it.',
      'Balance is a movement; whoever stands still drops one.',
    ],
    reversed: [
      'Both coins are in the air and the telephone is ringing, so let one of the three be missed.',
      'Juggling has become a way of not looking at which coin is real.',
    ],
  },
  {
    upright: [
      'A mason on a bench, two people with a plan: good work begins where they ask one another what is meant.',
      'Show what you can do to those who can see how it is done.',
    ],
    reversed: [
      'Everyone has the plan and each reads it from a different side, so turn the paper.',
      'Skill is being spent where nobody knows the difference; carry it next door.',
    ],
  },
  {
    upright: [
      'Four coins, two of them underfoot, one on the head and one in the arms: quite safe, and unable to shake hands.',
      'Keep what is yours with a quiet mind, and leave two fingers free for giving.',
    ],
    reversed: [
      'The grip loosens, and the first thing that comes in through the gap is warmth.',
      'Something is being held on to long after it stopped being worth the arm.',
    ],
  },
  {
    upright: [
      'Two people walk through snow beneath a lit window, and the door is round the corner that they are too proud to turn.',
      'Lack is real here, and so is help; the second has to be asked by name.',
    ],
    reversed: [
      'The snow is thinning, and a door that you took for a wall has light under it.',
      'Recovery counts its coins slowly, so praise it for each.',
    ],
  },
  {
    upright: [
      'One hand holds scales, the other lets coins fall, and it matters that both hands belong to the same person.',
      'Give so that nobody has to kneel, and take in the same spirit.',
    ],
    reversed: [
      'A gift has a thread tied to it; find the other end before you unwrap it.',
      'Count what you give and what you get once, honestly, and then never again this month.',
    ],
  },
  {
    upright: [
      'A gardener leans on his hoe and looks at the bush, which has grown exactly as fast as bushes do.',
      'Pause and judge the work by its leaves: what deserves another season, and what only your habit?',
    ],
    reversed: [
      'Pulling at the shoots has been tried by every gardener once, so you are in good company.',
      'Perhaps it is the wrong bed and no fault of the seed; moving it would be gardening too.',
    ],
  },
  {
    upright: [
      'Someone hammers out a row of coins, each a little better than the last, and has not looked up in an hour.',
      'Love of the detail will carry you further than love of the result.',
    ],
    reversed: [
      'The same coin has been struck too often, and the hand has gone home ahead of the head.',
      'Perfecting it is a pleasant way of not handing it in.',
    ],
  },
  {
    upright: [
      'She strolls through her own vineyard with a falcon on her glove, in need of no witness.',
      'Enjoy what you have made, alone, slowly and in your best coat.',
    ],
    reversed: [
      'The vines are lovely and the gate is locked from within; ask someone round to taste.',
      'Independence has been expensive lately, and you may look at the bill.',
    ],
  },
  {
    upright: [
      'Three generations and two dogs under one arch: here is wealth of the sort that knows where the spare key hangs.',
      'Think in decades for a moment, and the next step gets strangely simple.',
    ],
    reversed: [
      'What was handed down is heavy as well as fine, and you are free to keep the recipe and sell the sideboard.',
      'Family rules about money are speaking here in somebody’s old voice; answer in your own.',
    ],
  },
  {
    upright: [
      'A student holds up a coin as one holds up a newborn, careful, proud and with no idea yet what it will cost.',
      'Study the real thing: ask the price, feel the cloth, read the small print.',
    ],
    reversed: [
      'The book lies open at page three, where it has been since spring.',
      'Good intentions are queueing for the perfect start; serve the first one at the side window.',
    ],
  },
  {
    upright: [
      'His horse stands perfectly still in a ploughed field, because he is checking it, and then the field gets done.',
      'Reliable is a kind of brilliance that shows only from some distance.',
    ],
    reversed: [
      'The horse has been standing so long that there are birds on it; caution has forgotten what it was for.',
      'Duty without a point makes a rut, which is only a furrow with nothing in it.',
    ],
  },
  {
    upright: [
      'She holds the coin in her lap like something that might be cold, and a rabbit feels quite safe in the corner.',
      'Look after the practical side of love: the soup, the socks, the lift to the station.',
    ],
    reversed: [
      'The house runs beautifully and its keeper runs on crumbs; sit down in one of those chairs.',
      'Worry about money has moved into the kitchen, so give it one hour a week and a pencil.',
    ],
  },
  {
    upright: [
      'Vines grow over his robe, so that one can hardly see where the man ends and the estate begins, and he likes it so.',
      'Build for use, pay on time, and let people eat at your table; that is the whole method.',
    ],
    reversed: [
      'The larder is full and still there is talk of winter; enough is a decision as well as an amount.',
      'What can be weighed has been crowding out what cannot, so put something on the scales that weighs nothing.',
    ],
  },
];
