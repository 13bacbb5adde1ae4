import { essenceOf } from './essence';
import { WORDS as BOTH } from './essence-words.hi';
import { isWordsOfCare } from './essence-of-reading';

describe('the essence of a text', () => {
  it('is a headline, where the text begins with one', () => {
    expect(essenceOf('You are at your best when nobody keeps score.\n\nThe rest.')).toBe(
      'You are at your best when nobody keeps score.',
    );
  });

  it('is a line that speaks to the reader and stands by itself', () => {
    const text =
      'Signs tell a good deal. It is in your tenth house. Your word is the only furniture that some of us have never had to replace. On 4 May you rest, and nobody minds.';
    expect(essenceOf(text)).toBe(
      'Your word is the only furniture that some of us have never had to replace.',
    );
  });

  it('is found in Hindi too', () => {
    expect(essenceOf('सूर्य चौथे भाव में है। आप जो कहना चाहते हैं, वह धीरे से भी सुना जाएगा।', [], BOTH)).toBe(
      'आप जो कहना चाहते हैं, वह धीरे से भी सुना जाएगा।',
    );
  });

  it('holds nothing that was typed', () => {
    const text =
      'You and Ada were made to laugh, and nobody knows why. Be yourself, and be kind to others.';
    expect(essenceOf(text, ['Ada Lovelace'])).toBe('Be yourself, and be kind to others.');
  });

  it('cuts no quotation in two', () => {
    expect(essenceOf('She says: “You may go, but not yet. Stay for the cake, you and I.”')).toBe(
      '',
    );
  });
});

describe('words of care', () => {
  const fact = (key: string) => ({ key, label: key, value: key });

  it('are known by their first line, and not by a line of a tool about care', () => {
    expect(isWordsOfCare([fact('care'), fact('care-india')])).toBe(true);
    expect(isWordsOfCare([fact('phase'), fact('care')])).toBe(false);
    expect(isWordsOfCare([])).toBe(false);
  });
});
