export const placesStrings = {
  hint: 'Type a few letters and choose the town',
  searching: 'Looking it up…',
  none: 'No town begins like that',
  failed: 'Towns can’t be looked up right now',
  unchosen: 'Please choose the town from the list',
  clear: 'Clear the place',
} as const;
