import fc from 'fast-check';
import { fold, sourcesIn } from './fold';
import { marksIn, snippetOf } from './marks';
import { likeliest, readSearch, slipsBetween } from './query.rules';

const search = (typed: string) => readSearch(typed)!;
const marked = (text: string, typed: string) =>
  marksIn(text, search(typed)).map(([from, to]) => text.slice(from, to));

describe('folding', () => {
  it('makes one of what differs in case, accents and ligatures', () => {
    for (const text of ['Étoile', 'ÉTOILE', 'étoile', 'e\u0301toile'])
      expect(fold(text)).toBe('etoile');
    expect(fold('Straße')).toBe('strasse');
    expect(fold('ﬁn')).toBe('fin');
  });

  it('keeps the vowels of Hindi, and takes both ways to write a nasal or a dotted letter for one', () => {
    expect(fold('मीन')).not.toBe(fold('मन'));
    expect(fold('चाँद')).toBe(fold('चांद'));
    expect(fold('अंग्रेज़ी')).toBe(fold('अंग्रेजी'));
  });

  it('leaves dashes and quotes as they are and takes apart what stands for several', () => {
    for (let code = 0x2010; code < 0x2028; code += 1) {
      const sign = String.fromCharCode(code);
      expect(fold(`É${sign}E`)).toBe(`e${sign.normalize('NFKD').replace(/\p{M}/gu, '')}e`);
    }
  });

  it('knows where everything came from', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const folded = fold(text);
        const sourceOf = sourcesIn(text);
        expect(sourceOf(folded.length)).toBe(text.length);
        for (let place = 0, last = 0; place < folded.length; place += 1) {
          const source = sourceOf(place);
          expect(source).toBeGreaterThanOrEqual(last);
          expect(fold(text.slice(source))).toContain(folded.slice(place + 1));
          last = source;
        }
      }),
    );
  });
});

describe('a search', () => {
  it('is words, phrases and a last word that may be unfinished', () => {
    expect(readSearch('Full "new moon" in Sco')).toEqual({
      whole: 'full new moon in sco',
      phrases: ['new moon'],
      words: ['full', 'in'],
      prefix: 'sco',
    });
    expect(readSearch('full moon ')?.prefix).toBe('moon');
    expect(readSearch('"full moon"')?.prefix).toBeNull();
    expect(readSearch('  ')).toBeNull();
  });

  it('finds the likeliest word for a misspelt one', () => {
    expect(likeliest('mercruy', ['mercury', 'merciful'])).toBe('mercury');
    expect(likeliest('retrogade', ['retrograde', 'retro'])).toBe('retrograde');
    expect(likeliest('xyzzy', ['mercury'])).toBeNull();
  });

  it('counts slips the same in both directions', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (one, other) => {
        expect(slipsBetween(one, other)).toBe(slipsBetween(other, one));
        expect(slipsBetween(one, one)).toBe(0);
        expect(slipsBetween(one, other)).toBeLessThanOrEqual(Math.max(one.length, other.length));
      }),
    );
  });
});

describe('marks', () => {
  it('stand on words in any of their forms, and on beginnings of the last', () => {
    expect(marked('Retrogrades and a retrograde', 'retrograde')).toEqual([
      'Retrogrades',
      'retrograde',
    ]);
    expect(marked('Scorpio season', 'sco')).toEqual(['Scorpio']);
    expect(marked('The ÉTOILE', 'etoile')).toEqual(['ÉTOILE']);
    expect(marked('मन में मीन राशि का चाँद', 'मीन चांद')).toEqual(['मीन', 'चाँद']);
    expect(marked('a full-moon night', 'full moon')).toEqual(['full', 'moon']);
  });

  it('never overlap and never leave the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ minLength: 1 }), (text, typed) => {
        const asked = readSearch(typed);
        if (!asked) return;
        let end = -1;
        for (const [from, to] of marksIn(text, asked)) {
          expect(from).toBeGreaterThan(end);
          expect(to).toBeGreaterThan(from);
          end = to;
        }
        expect(end).toBeLessThanOrEqual(text.length);
      }),
    );
  });

  it('come with a piece of the text around the first of them', () => {
    const text = `${'word '.repeat(100)}eclipse ${'word '.repeat(100)}`.trim();
    const snippet = snippetOf(text, search('eclipse'))!;

    expect(snippet.text.length).toBeLessThan(200);
    expect(snippet.text).toMatch(/^….*eclipse.*…$/);
    expect(snippet.marks.map(([from, to]) => snippet.text.slice(from, to))).toEqual(['eclipse']);
    expect(snippetOf(text, search('comet'))).toBeNull();
  });

  it('come with the piece where words stand together, wherever else they are', () => {
    const text = `The moon, ${'word '.repeat(100)}a full moon ${'word '.repeat(100)}`.trim();
    const marked = (typed: string) => {
      const { text: piece, marks } = snippetOf(text, search(typed))!;
      return marks.map(([from, to]) => piece.slice(from, to));
    };

    expect(marked('"full moon"')).toEqual(['full moon']);
    expect(marked('full moon')).toEqual(['full moon']);
    expect(marked('word "full moon"')).toContain('full');
    expect(snippetOf(text, search('moon full'))!.text).toMatch(/^The moon/);
  });

  it('come with all of a short text', () => {
    expect(snippetOf('An eclipse', search('eclipse'))).toEqual({
      text: 'An eclipse',
      marks: [[3, 10]],
    });
  });
});
