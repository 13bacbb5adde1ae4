import { anyWordOf, evenText } from './word-list';

const wordsIn = (text: string, list: string) =>
  [...evenText(text).matchAll(anyWordOf(list))].map(String);

describe('a list of words', () => {
  it('finds whole words and phrases', () => {
    expect(wordsIn('The cat left the cathedral.', 'cat')).toEqual(['cat']);
    expect(wordsIn('Rain on a train', 'rain, old train')).toEqual(['rain']);
    expect(wordsIn('my old\n train', 'old train')).toEqual(['old train']);
  });

  it('takes any ending where a star stands', () => {
    expect(wordsIn('Swimmers swim; I swam.', 'swim*')).toEqual(['swimmers', 'swim']);
  });

  it('reads capitals, curly apostrophes, hyphens and accents alike', () => {
    expect(wordsIn('My EX-HUSBAND', 'ex husband')).toEqual(['ex husband']);
    expect(wordsIn('I couldn’t move', "couldn't move")).toEqual(["couldn't move"]);
    expect(wordsIn('my fiancé', 'fiance*')).toEqual(['fiance']);
  });

  it('finds nothing inside words of other alphabets', () => {
    expect(wordsIn('écat ñcat catö', 'cat')).toEqual([]);
  });

  it('finds whole words of Devanagari, with or without the dot below and the moon above', () => {
    expect(wordsIn('काम की बात, कामा नहीं', 'काम')).toEqual(['काम']);
    expect(wordsIn('घरौंदा और घर', 'घर')).toEqual(['घर']);
    expect(wordsIn('ज़मीन, जमीन, ज़मीन', 'ज़मीन')).toHaveLength(3);
    expect(wordsIn('माँ और मां', 'माँ')).toHaveLength(2);
    expect(wordsIn('दौड़ता, दौड़ी', 'दौड़*')).toHaveLength(2);
  });
});
