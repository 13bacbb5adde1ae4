/** What is written under the deck: from the first paint on, apart from the words that come later. */
export const pileStrings = {
  hold: 'Press and hold to shuffle. Let go, and the cards are spread.',
  ofTheDay:
    'The full deck is 78 cards: 22 major and 56 minor. The card of the day is one of the 22, and always upright.',
};
