import fc from 'fast-check';
import { excerptOf, readTimeOf, slugAt, slugOf, tagsOf } from './post.rules';

describe('what follows from a post', () => {
  it('is a minute of reading for each 1,500 characters begun', () => {
    expect([1, 1_500, 1_501, 7_500].map((length) => readTimeOf('x'.repeat(length)))).toEqual([
      1, 1, 2, 5,
    ]);
  });

  it('is an excerpt: the description, or 150 characters and an ellipsis', () => {
    expect(excerptOf('Said in short.', 'text')).toBe('Said in short.');
    expect(excerptOf('', 'A short\ntext.')).toBe('A short text.');
    expect(excerptOf('', 'é'.repeat(151))).toBe(`${'é'.repeat(150)}…`);
    expect(excerptOf('', '🌒'.repeat(151))).toBe(`${'🌒'.repeat(150)}…`);
  });

  it.each([
    ['Mercury Retrograde: A Guide', 'mercury-retrograde-a-guide'],
    ['  What is   a “Transit”?  ', 'what-is-a-transit'],
    ['Étoile à minuit', 'etoile-a-minuit'],
    ['Луна в Тельце', 'луна-в-тельце'],
    ['वृश्चिक में शुक्र: दिसंबर 2026 की तारीख़ें', 'वृश्चिक-में-शुक्र-दिसंबर-2026-की-तारीखें'],
    ['!!!', 'post'],
  ])('is an address: %s', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  it('is an address of at most 80 characters without marks, whatever the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
        const slug = slugOf(title);
        expect(slug.length).toBeLessThanOrEqual(80);
        expect(slug).toMatch(/^[^\s/?#%&.]+$/u);
        expect(slugOf(slug.replaceAll('-', ' '))).toBe(slug);
      }),
    );
  });

  it('is a numbered address where the plain one is taken', () => {
    expect([1, 2, 3].map((attempt) => slugAt('moon', attempt))).toEqual([
      'moon',
      'moon-2',
      'moon-3',
    ]);
  });

  it('is a list of tags in small letters, each once', () => {
    expect(tagsOf([' Moon ', 'moon', 'Full  Moon', '', 'x'.repeat(41)])).toEqual([
      'moon',
      'full moon',
    ]);
  });
});
