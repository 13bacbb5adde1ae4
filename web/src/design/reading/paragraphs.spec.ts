import fc from 'fast-check';
import { paragraphsOf, partsOf, withoutHeadline } from './paragraphs';

const LABELS = ['one', 'two', 'three'] as const;
const words = (count: number) => 'word '.repeat(count).trim();
const lengthsOf = (...counts: number[]) =>
  partsOf(counts.map(words).join('\n\n'), LABELS).map(({ label, paragraphs }) => [
    label,
    paragraphs.length,
  ]);

describe('paragraphs', () => {
  it('are parted by blank lines, and empty ones left out', () => {
    expect(paragraphsOf('One.\n\nTwo\nstill two.\n \n\n\nThree.\n')).toEqual([
      'One.',
      'Two still two.',
      'Three.',
    ]);
  });
});

describe('the parts of a reading', () => {
  it('are three with their labels, or two', () => {
    expect(lengthsOf(53, 53, 102, 31, 45, 40)).toEqual([
      ['one', 2],
      ['two', 1],
      ['three', 3],
    ]);
    expect(lengthsOf(60, 30)).toEqual([
      ['one', 1],
      ['three', 1],
    ]);
  });

  it('have no label where there is one paragraph, or a list of lines', () => {
    expect(lengthsOf(20)).toEqual([['', 1]]);
    expect(lengthsOf(...Array.from({ length: 11 }, () => 20))).toEqual([['', 11]]);
  });

  it('hold every paragraph once and in order, and keep their places while a text arrives', () => {
    const texts = fc.array(fc.integer({ min: 1, max: 120 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(texts, (counts) => {
        const text = counts.map(words).join('\n\n');
        const all = partsOf(text, LABELS);
        expect(all.flatMap(({ paragraphs }) => paragraphs)).toEqual(paragraphsOf(text));
        const before = partsOf(counts.slice(0, -1).map(words).join('\n\n'), LABELS);
        before.slice(0, -1).forEach(({ paragraphs }, part) => {
          expect(all[part]?.paragraphs).toEqual(paragraphs);
        });
      }),
    );
  });
});

describe('a text without its headline', () => {
  it('begins with what comes behind it, and only where that was a paragraph', () => {
    expect(withoutHeadline('Rest.\n\nThen go.', 'Rest.')).toBe('Then go.');
    expect(withoutHeadline('Rest. And more.\n\nThen go.', 'Rest.')).toBe(
      'Rest. And more.\n\nThen go.',
    );
    expect(withoutHeadline('Rest.', 'Rest.')).toBe('Rest.');
    expect(withoutHeadline('Rest.\n\nThen go.', '')).toBe('Rest.\n\nThen go.');
  });
});
