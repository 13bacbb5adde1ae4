/** Begins the look at several dreams of which one is grave: `{count}`. */
export const SOBER_LOG_OPENING: readonly string[] = [
  'You have put {count} dreams side by side, and at least one of them was hard, so we will read them gently.',
  'Thank you for writing down {count} dreams; it takes courage to keep a dream that hurts.',
  'With {count} dreams on one page it is possible to see what keeps coming up, and to be kind to it.',
  'Here are {count} nights, and not all of them were easy, so let us go through them quietly.',
];

/** A symbol that is in several of them: `{symbol}`, `{where}`. */
export const SOBER_SHARED: readonly string[] = [
  'What returns is {symbol}, {where}, and a picture that returns is one that still needs some care.',
  'In these dreams {symbol} comes up again, {where}, so it is worth a quiet look.',
  'One picture links them: {symbol}, which you tell of {where}.',
];

/** No symbol is in more than one. */
export const SOBER_NOT_SHARED: readonly string[] = [
  'No single picture returns in them, so it may be the feeling that links them, and you know best what it was.',
  'Scenes differ from night to night, and you are in all of them, which makes what you felt the thread to follow.',
  'Each night has pictures of its own, so compare how it felt to be there rather than what you saw.',
];

/** New in the last one: `{symbol}`. */
export const SOBER_ARRIVED: readonly string[] = [
  'New in the last one is {symbol}, and a new picture can mean that something has begun to move.',
  'The last dream brings {symbol}, which was not there before, so notice what was different for you by then.',
];
