/** Opens a portrait in colours: `{core}`, `{inner}`, `{outer}` are colours in small letters. */
export const AURA_OPENING: readonly string[] = [
  'If somebody were to paint you from your date of birth alone, the palette would be {core}, {inner} and {outer}, from the inside to the outside.',
  'Three layers, three colours: {core} in the middle, {inner} around it and {outer} where you meet the rest of the world.',
  'Your birthday mixes {core}, {inner} and {outer}, and here is the portrait that results from it.',
  'Hold your date of birth against the light and three shades appear, {core} first, then {inner}, and finally {outer}.',
  'Nobody else sees it, so let us describe it: a heart of {core}, a lining of {inner}, a coat of {outer}.',
  'In the language of colours your date of birth says {core}, {inner} and {outer}, in this order and without an accent.',
];

/** The same where two layers or all three have one colour: `{colors}`. */
export const AURA_SMALL_PALETTE: readonly string[] = [
  'Your palette is a small one, {colors} and nothing besides, and small palettes make the calmer portraits.',
  'Not every portrait needs three colours; yours manages with {colors} and looks the more decided for it.',
  'From core to rim there is {colors} and no more than that, so the brush can hardly go wrong.',
  'Others are painted in three shades, while your date of birth is content with {colors}.',
];

/** How core and outside go together: `{core}`, `{outer}`. */
export const AURA_BETWEEN: readonly string[] = [
  'Between the {core} inside and the {outer} outside there is a short corridor, and you know by now who may walk down it.',
  'People who have come for the {outer} and stay for the {core} are the ones worth keeping.',
  'It takes a while to get from {outer} to {core}, and you need not apologise for the length of the journey.',
  'Where {outer} and {core} meet there is a third shade that has no name, and it is probably the one your friends would recognise.',
];

/** Core and outside have one colour: `{core}`. */
export const AURA_THROUGHOUT: readonly string[] = [
  'Inside and outside you are {core}, so what people see is what they get, and that is rarer than it sounds.',
  'As the same {core} shows at the core and at the rim, you are difficult to misunderstand and impossible to imitate.',
  'The {core} of the core comes out again at the rim, so a stranger’s first guess about you is usually the right one.',
];

/** How the colour is looked after: `{care}` is a sentence of its own. */
export const AURA_CARE: readonly string[] = [
  'For the upkeep there is a simple rule: “{care}” Colours are grateful for small attentions.',
  'When the colour seems dull: “{care}” It has worked for others of the same shade.',
  'And this is how you look after it: “{care}” Nothing else has to be bought or believed.',
  'One thing helps it to shine: “{care}” Try it before the week is over.',
];

/** Where the colours come from: `{steps}` as in 'life path 8, day 10, month and day 7'. */
export const AURA_SOURCE: readonly string[] = [
  'The colours were not seen but counted, from {steps}.',
  'In case you wonder, all of it is worked out from {steps}, and anyone with a pencil can check it.',
  'Behind the palette there is only arithmetic, {steps}, with one shade to each number.',
  'No lamp and no camera were involved, merely {steps}, besides a table of colours.',
];

/** Ends a portrait in colours. */
export const AURA_CLOSING: readonly string[] = [
  'Take it as you would take a portrait by a friend: a little flattering, not quite like you, and oddly right around the eyes.',
  'You may change your clothes, your job and your mind, and the palette will go with all of them.',
  'Whatever the colour, it is other people who get the benefit of it, so stand where the light is good.',
  'A portrait is never finished as long as the sitter keeps moving, so please keep moving.',
  'If you would rather be another colour today, wear it; shades are sociable and do not mind.',
];
