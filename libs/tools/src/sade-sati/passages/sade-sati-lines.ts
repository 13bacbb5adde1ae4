/** What Saturn asks of a Moon in each sign, from Aries on. */
export const SADE_SATI_ASKS: readonly (readonly string[])[] = [
  [
    'A quick Moon like yours learns in these years that a pause is also a move.',
    'Your feelings like to run ahead, and Saturn walks; meet at the corner.',
  ],
  [
    'A Moon that loves comfort is asked which comforts it would keep if it had to carry them.',
    'You hold on well, and Saturn asks kindly whether each thing in your hands still wants to be held.',
  ],
  [
    'A talkative Moon gets to know silence, and finds that some of it is restful.',
    'Your mind keeps many tabs open, and Saturn likes one book, read to the end.',
  ],
  [
    'A caring Moon is asked who looks after the one who looks after everybody.',
    'You remember everything, and Saturn suggests which of it may be put into a box with a label.',
  ],
  [
    'A proud Moon finds out how good it feels to do something well that nobody sees.',
    'You give warmth easily, and Saturn asks for the kind that also burns on a weekday.',
  ],
  [
    'A careful Moon is asked to leave one thing imperfect on purpose, and to sleep well all the same.',
    'You see every mistake first, and Saturn, who sees them too, counts the good work as well.',
  ],
  [
    'A Moon that wants everybody content practises a friendly no.',
    'You weigh both sides, and Saturn is waiting, without hurry, for your own.',
  ],
  [
    'An intense Moon is asked what it would be like to trust slowly and in the open.',
    'You feel things to the bottom, and Saturn brings a lamp and a ladder.',
  ],
  [
    'A Moon with its bags packed is asked to unpack one of them.',
    'You look far, and Saturn points at the step that comes first.',
  ],
  [
    'A Moon that carries much is at home with Saturn, and is reminded to put something down.',
    'You know duty by heart, and Saturn, of all people, now recommends a holiday.',
  ],
  [
    'A Moon that keeps its distance is asked to let one friend come closer.',
    'You think for many, and Saturn asks what you need yourself, in one plain sentence.',
  ],
  [
    'A tender Moon learns where it ends and other people begin.',
    'You feel what others feel, and Saturn lends you a door that can be closed without a bang.',
  ],
];

/** The lines of a reading of sade sati. */
export const SADE_SATI_LINES = {
  opening: [
    'Sade sati is the name of some seven and a half years in which Saturn passes three signs: the one before that of your Moon, its own, and the next.',
    'When Saturn walks past the sign of a Moon, from the sign before it to the sign after it, almanacs call those years sade sati, seven and a half.',
    'Three signs at two and a half years each make seven and a half, and that is all that the words sade sati say: Saturn, near your Moon.',
  ],
  moon: [
    'Your Moon was born in {rashi}, so the three are {before}, {rashi} and {after}.',
    'For a Moon in {rashi} those are {before}, {rashi} itself and {after}.',
    'As you were born with the Moon in {rashi}, Saturn has to come to {before}, to {rashi} or to {after}.',
  ],
  open: [
    'On your date of birth the Moon may have changed signs; this reading takes {rashi}, and an hour with a place would make it certain.',
    'Your date alone leaves the sign of the Moon open; {rashi} is the likelier one and is read here, until an hour and a place decide.',
  ],
  everybody: [
    'At any time a quarter of all people are in it, and in a long life everybody has it two or three times.',
    'It is neither rare nor personal: three Moons of twelve have it now, and the others wait for their turn.',
    'Everybody you know has had it, has it or will have it, so it can hardly be aimed at anybody.',
  ],
  running: {
    rising: [
      'At present the first part runs, with Saturn in the sign before the Moon’s, until {to}.',
      'You are in the first of the three parts, which lasts until {to}.',
    ],
    peak: [
      'At present the middle part runs, with Saturn in the very sign of your Moon, until {to}.',
      'You are in the second of the three parts, which lasts until {to}.',
    ],
    setting: [
      'At present the last part runs, with Saturn in the sign after the Moon’s, until {to}.',
      'You are in the third of the three parts, which lasts until {to}.',
    ],
  },
  part: {
    rising: [
      'Custom gives it sleep, spending and farewells, so keep regular nights and a short list of costs.',
      'It is a good time for finishing quietly what you will not take along.',
      'What goes on behind the scenes counts more now than the stage.',
    ],
    peak: [
      'Custom gives it mood, health and daily order, so let the day have the same three pegs every day.',
      'It is a good time for honest friends, for walking, and for work that can be counted.',
      'Being slow is no failure here; it is the speed at which this part is built.',
    ],
    setting: [
      'Custom gives it money, words and family, so speak a little less and mean all of it.',
      'It is a good time for paying back, for saving small sums and for clearing up old quarrels.',
      'What you have practised in the years before now begins to hold by itself.',
    ],
  },
  pause: [
    'Just now there is a pause: Saturn has turned back over the border, and will come again.',
    'Saturn has stepped back out of the three signs for a while, so you have an interval in the middle of the piece.',
  ],
  ahead: [
    'Now it is not running; the next one is from {from} to {to}.',
    'None runs at present, and the next lasts from {from} to {to}.',
    'Your next one begins on {from} and ends on {to}; until then Saturn is busy elsewhere.',
  ],
  none: [
    'A span of a hundred and twenty years holds no further one for you.',
    'The last one in a hundred and twenty years of counting is behind you.',
  ],
  waiting: [
    'Until then there is nothing to prepare and nothing to fear, only the usual advice to keep a little in reserve.',
    'In the meantime the same virtues are useful at half the price: order, patience, early nights.',
    'That leaves time to learn what Saturn likes best, which is a thing done regularly.',
  ],
  ends: [
    'The whole of it ends on {to}.',
    'All three parts together last until {to}.',
    'On {to} Saturn leaves the last of the three signs.',
  ],
  before: [
    'Before that you had one from {from} to {to}; look back and see what you built then that still stands.',
    'The one before ran from {from} to {to}, and what you learned in it is yours.',
    'An earlier one lies between {from} and {to}, so you know this weather better than any book does.',
  ],
  turns: [
    'Saturn turns back for some months of every year, so a border can be crossed three times, and the dates among the facts show each of them.',
    'Because Saturn walks backwards for a part of each year, a part can come, go and come again; each stretch is listed with its dates.',
    'Dates of a border come in threes where Saturn turns round just there, which is astronomy and no drama.',
  ],
  practice: [
    'Pick one thing to do at the same hour on every Saturday, and let it be dull.',
    'Repair something that you would otherwise replace.',
    'Visit somebody old and listen to the end of the story.',
    'Write down what you owe and to whom, and then what you are owed; both lists are shorter than they feel.',
    'Go to bed half an hour earlier for a week and call it astrology.',
    'Give an hour of work to somebody who cannot pay you back.',
  ],
  closing: [
    'It is a season for grown-ups, no more and no less.',
    'Nobody has to buy anything for it; time does the work and takes no fee.',
    'Saturn keeps accounts, and he is as exact about what you are owed.',
    'Patience is not waiting; it is going on at a speed that can be kept.',
  ],
} as const;
