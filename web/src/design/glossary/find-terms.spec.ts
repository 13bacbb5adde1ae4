import { markTerms } from './find-terms';
import { TERMS } from './terms';
import { TERMS as HINDI } from './terms.hi';

const marked = (paragraphs: string[]) =>
  markTerms(paragraphs).map((stretches) =>
    stretches.map(({ text, gloss }) => (gloss ? `[${text}]` : text)).join(''),
  );

describe('words of the craft', () => {
  it('are marked where they are used first, the longer form before the shorter', () => {
    expect(marked(['A trine in your tenth house.', 'The houses and the trine again.'])).toEqual([
      'A [trine] in your [tenth house].',
      'The houses and the trine again.',
    ]);
  });

  it('are whole words', () => {
    expect(marked(['Squares of chocolate, a trineish thing, SQUARE.'])).toEqual([
      'Squares of chocolate, a trineish thing, [SQUARE].',
    ]);
  });

  it.each([
    ['English', TERMS],
    ['Hindi', HINDI],
  ])('have one sentence each, and no form twice, in %s', (_language, terms) => {
    const forms = terms.flatMap((term) => term.forms);
    expect(new Set(forms).size).toBe(forms.length);
    for (const { gloss } of terms) expect(gloss).toMatch(/^[^.।]+[.।]$/u);
  });
});
