import { TERMS, type Term } from './terms';

/** A stretch of a text: plain words, or a word of the craft with what it means. */
export interface Stretch {
  readonly text: string;
  readonly gloss?: string;
}

const BY_FORM = new Map(
  TERMS.flatMap((term) => term.forms.map((form): [string, Term] => [form.toLowerCase(), term])),
);

const FORMS = [...BY_FORM.keys()]
  .sort((a, b) => b.length - a.length)
  .map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));

const ANY = new RegExp(`(?<![\\p{L}\\p{M}])(?:${FORMS.join('|')})(?![\\p{L}\\p{M}])`, 'giu');

/**
 * Paragraphs with the words of the craft marked, each where it is used first: further on it is known.
 */
export function markTerms(paragraphs: readonly string[]): Stretch[][] {
  const known = new Set<Term>();
  return paragraphs.map((paragraph) => {
    const stretches: Stretch[] = [];
    let done = 0;
    for (const { 0: form, index } of paragraph.matchAll(ANY)) {
      const term = BY_FORM.get(form.toLowerCase());
      if (!term || known.has(term)) continue;
      known.add(term);
      if (index > done) stretches.push({ text: paragraph.slice(done, index) });
      stretches.push({ text: form, gloss: term.gloss });
      done = index + form.length;
    }
    if (done < paragraph.length) stretches.push({ text: paragraph.slice(done) });
    return stretches;
  });
}
