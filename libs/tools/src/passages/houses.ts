/** A house's number in words, as a reading says it: `HOUSE_NAMES[0]` is the first. */
export const HOUSE_NAMES = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
] as const;

/** What a house holds, as something that can act in a sentence. */
export const HOUSE_SUBJECTS = [
  'the way you carry yourself',
  'what you own',
  'what you say',
  'your home',
  'your love of play',
  'your daily work',
  'your closest partner',
  'what you share in private',
  'what you believe',
  'your calling',
  'your circle of friends',
  'your need for rest',
] as const;

/** What a house is about, in a few words that fit behind 'the house of'. */
export const HOUSE_THEMES = [
  'body and self',
  'money and worth',
  'words and errands',
  'home and roots',
  'play and romance',
  'work and habits',
  'love and partnership',
  'trust and intimacy',
  'travel and belief',
  'calling and reputation',
  'friends and hopes',
  'rest and secrets',
] as const;
