/** Names an aspect between two planets: `{a}` and `{b}`, and `{when}` such as 'on 3 May'. */
export const ASPECT_LEAD = {
  conjunction: [
    '{a} and {b} meet {when} in a conjunction, and two subjects become one.',
    'There is a conjunction of {a} and {b} {when}, which marks a beginning.',
    'One meeting to know about is the conjunction of {a} and {b} {when}.',
    '{a} meets {b} {when} in a conjunction, and neither can be dealt with alone.',
    'The conjunction of {a} and {b} {when} brings together what used to be apart.',
    '{a} and {b} stand side by side {when}, a conjunction, and they speak with one voice.',
  ],
  sextile: [
    '{a} and {b} make a sextile {when}, a small opening for whoever asks.',
    'A sextile between {a} and {b} {when} holds out help that is easy to miss.',
    '{a} nods to {b} across a sextile {when}, and the nod is worth returning.',
    'There is a sextile between {a} and {b} {when}, friendly and quiet.',
    'Help comes with a sextile between {a} and {b} {when}, provided that you ask for it.',
    '{a} is in a sextile with {b} {when}, so a little effort goes a long way.',
  ],
  square: [
    '{a} squares {b} {when}, and two good intentions get in each other’s way.',
    'There is a square between {a} and {b} {when}, which you may notice as impatience.',
    '{a} and {b} are at right angles {when}, a square, and something wants to be changed.',
    'Friction comes from a square between {a} and {b} {when}, and friction can be put to use.',
    'A square between {a} and {b} {when} asks you to make up your mind about something.',
    '{a} is in a square with {b} {when}, so something may need a second attempt.',
  ],
  trine: [
    '{a} and {b} form a trine {when}, and things go more easily than expected.',
    '{a} is in a trine with {b} {when}, so a reasonable wish will sound like one.',
    'There is a trine between {a} and {b} {when}, which suits anything you care about.',
    'Ease comes with a trine between {a} and {b} {when}, and it is best used on purpose.',
    'A trine between {a} and {b} {when} carries you along without much effort.',
    'With a trine {when}, {a} is in agreement with {b}, and you can lean on that.',
  ],
  opposition: [
    '{a} faces {b} {when} in an opposition, and each of them holds half of the truth.',
    'There is an opposition between {a} and {b} {when}, and you may meet it in another person.',
    'An opposition between {a} and {b} {when} shows both sides of a question clearly.',
    '{a} and {b} pull from opposite ends {when}, an opposition that calls for a middle way.',
    'Call it a tug of war, this opposition between {a} and {b} {when}, and let both sides win a little.',
    '{a} is in opposition to {b} {when}, so listen to the side that you did not choose.',
  ],
} as const satisfies Record<string, readonly string[]>;

export type AspectName = keyof typeof ASPECT_LEAD;

/** What to do with an aspect of that kind in a week or a month. */
export const ASPECT_ADVICE: Readonly<Record<AspectName, readonly string[]>> = {
  conjunction: [
    'Begin one thing with it and leave the rest for later.',
    'Give both of them the same task and they will stop competing.',
    'Whatever starts here will last a while, so start something that you like.',
    'Let a little time pass before you decide what it means.',
  ],
  sextile: [
    'Make the phone call, send the question, try the first step.',
    'It asks for very little courage, and for that little at the right moment.',
    'Reach out and you will find that somebody is already halfway.',
    'Take the small chance before you look for the large one.',
  ],
  square: [
    'Look for the thing that both sides are trying to protect.',
    'You have probably outgrown an arrangement, so change one part of it.',
    'Move slowly and change one thing at a time.',
    'Decide early what you will not be pushed into, and the rest becomes exercise.',
  ],
  trine: [
    'Use it for the hardest of the things you enjoy.',
    'Ask for what you want while it sounds reasonable.',
    'Let something be simple, even if you were ready for an argument.',
    'Give the talent a deadline, and a near one.',
  ],
  opposition: [
    'Say the other side’s case as fairly as you can, then answer it.',
    'A middle way is found by many small corrections.',
    'Ask the other person for the half that you are missing.',
    'Wait until you have heard both, and then decide quickly.',
  ],
};

/** Names an aspect that is over. */
export const ASPECT_LEAD_PAST: Readonly<Record<AspectName, readonly string[]>> = {
  conjunction: [
    '{a} and {b} met {when} in a conjunction, and two subjects became one.',
    'A beginning was made {when}, when {a} and {b} stood side by side in a conjunction.',
    'The conjunction of {a} and {b} fell {when}, and brought together what used to be apart.',
  ],
  sextile: [
    '{a} and {b} made a sextile {when}, a small opening for whoever asked.',
    'A friendly sextile between {a} and {b} was there {when}, and its help can still be taken up.',
    'Quietly {a} and {b} made a sextile {when}, and something became simpler.',
  ],
  square: [
    '{a} squared {b} {when}, and two good intentions got in each other’s way.',
    'Friction came from a square between {a} and {b} {when}, and some of it can be put to use.',
    'A square between {a} and {b} made itself felt {when}, perhaps as impatience.',
  ],
  trine: [
    '{a} and {b} formed a trine {when}, and things went more easily than expected.',
    'A trine between {a} and {b} was there {when}, and what it made easy can still be finished.',
    'Ease came with a trine between {a} and {b} {when}.',
  ],
  opposition: [
    '{a} faced {b} {when} in an opposition, and each of them held half of the truth.',
    'An opposition between {a} and {b} was there {when}, and it may have come as another person.',
    'Two ends pulled {when}, when {a} stood in opposition to {b}.',
  ],
};

/** What to do with an aspect that is over. */
export const ASPECT_AFTER: readonly string[] = [
  'Keep the useful half of what it brought up and let the rest go.',
  'Some things are easier to understand a few days later, so ask once more what you have learned.',
  'If it left a loose end, tie it up with one short, friendly message.',
  'What you settled then may stay settled.',
  'Look at what has changed since, and say thank you where it helped.',
  'If you said nothing at the time, there is still a good moment for it.',
];
