import type { Read, Term } from './lexer';
import type { Known } from './statement';

/** Names of cards that are no everyday words. */
const FIGURES = /^(?:empress|emperor|hierophant|high|magician|hanged|wheel)$/;

/** The same without terms that are everyday words where they stand. */
export function termsMeant(whole: Read, known: Known): Read {
  const { words, capitals } = whole;
  const has = (kind: string) => whole.terms.some((term) => term.kind === kind);
  const hasId = (id: string) => whole.terms.some((term) => term.id === id);
  const signs = new Set(ids(whole.terms, 'sign')).size;
  const withCards = known.has('card') || known.has('major');
  const sky = whole.terms.some(({ kind, id }) => kind === 'body' && !['body:all'].includes(id));
  const terms = whole.terms.filter((term) => {
    const { kind, id, at, length, capital } = term;
    const word = words[at] ?? '';
    const last = words[at - 1] ?? '';
    const next = words[at + length] ?? '';
    switch (kind) {
      case 'body':
        if (withCards && capital && (word === 'sun' || word === 'moon')) return false;
        if (/^(?:guru|cap|jup|merc|retro|asc|mc|ares|sol|सोम|मंगल|गुरु)$/.test(word)) {
          return ['sign', 'house', 'motion', 'aspect', 'degree'].some(has) || hasId('craft:rules');
        }
        return true;
      case 'sign':
        // 'The Archer' is a sign, the scales are scales.
        if (length > 1 && (!capitals[at + length - 1] || known.has('animal'))) return false;
        return !/^(?:cap|sag|singh|tula)$/.test(word) || sky;
      case 'major':
        if (FIGURES.test(word) && capital) return true;
        if (withCards) return capital && (at > 0 || length > 1 || !/^\p{L}/u.test(next));
        return (
          hasId('craft:card') &&
          (capital || !/^(?:strength|justice|star|world|sun|moon)$/.test(word))
        );
      case 'suit':
        return withCards || hasId('craft:card')
          ? capital || last === 'of'
          : last === 'of' && capital;
      case 'side':
        return withCards || has('card');
      case 'animal':
      case 'stem':
      case 'polarity': {
        const near = whole.terms.some(
          (other) =>
            other !== term &&
            (other.kind === 'animal' || other.kind === 'stem') &&
            other.kind !== kind &&
            Math.abs(other.at - at) === 1,
        );
        if (near) return true;
        if (kind !== 'animal') {
          return known.has('animal') && (kind === 'polarity' || /^(?:is|of|element)$/.test(last));
        }
        if (hasId('craft:year-of') || (capital && at > 0)) return true;
        return known.has('animal') && (capital || /^(?:a|an|the|your)$/.test(last));
      }
      case 'month': {
        const certain = word.length > 4 || /[^a-z]/.test(word) || /^(?:june|july)$/.test(word);
        const dated =
          /^(?:in|of|by|until|next|this|early|late|mid|since|from)$/.test(last) || /^\d/.test(next);
        if (word === 'march' || word === 'may') return capital && dated;
        return certain || dated;
      }
      case 'light':
      case 'shape':
        return hasId('body:moon') && !/^(?:nearly|almost|half|not)$/.test(last);
      case 'motion':
        return (
          /^(?:retro|rx|℞|vakri|margi|station|वक्री|मार्गी)/.test(word) || sky || hasId('body:all')
        );
      case 'aspect':
        return (
          sky ||
          signs > 1 ||
          /^(?:trine|sextile|quincunx|conjunct|yod|grand|t$|semi|sesqui|नवपंचम|युति|समसप्तक)/.test(
            word,
          )
        );
      case 'meets':
        return new Set(ids(whole.terms, 'body')).size > 1;
      case 'count':
        if (id === 'count:pada') return true;
        return known.has('count') || id === 'count:life-path' || id === 'count:lucky'
          ? !(id === 'count:destiny' || id === 'count:personality') || hasNumber(whole)
          : hasNumber(whole);
      case 'cycle':
        if (/^(?:body|heart|mind)$/.test(word)) {
          return known.has('cycle') && (has('trend') || has('percent'));
        }
        return known.has('cycle') || length > 1;
      case 'trend':
        return known.has('cycle');
      case 'stone':
        return (
          length > 1 ||
          known.has('stone') ||
          hasId('craft:stone') ||
          !/^(?:pearl|coral|jade|opal|ruby|diamond|topaz|emerald|turquoise)$/.test(word)
        );
      case 'dignity':
        return sky && (word !== 'at' || has('sign'));
      case 'house':
        return true;
      default:
        return true;
    }
  });
  const bare = sky || hasId('body:all') ? bareHouses(whole) : [];
  const nodes = ascending(whole);
  return { words, capitals, terms: [...terms, ...bare, ...nodes].sort((a, b) => a.at - b.at) };
}

/** The terms of a kind, each once. */
export function ids(terms: readonly Term[], kind: string): string[] {
  return [...new Set(terms.filter((term) => term.kind === kind).map(({ id }) => id))];
}

function hasNumber({ terms }: Read): boolean {
  return terms.some(({ kind }) => kind === 'figure' || kind === 'word');
}

/** 'the seventh' of a chart, said without the word house. */
function bareHouses({ words, terms }: Read): Term[] {
  return terms.flatMap((term) => {
    if (term.kind !== 'ordinal') return [];
    const number = Number(term.id.slice(8));
    const before = words[term.at - 1] ?? '';
    const after = words[term.at + term.length] ?? '.';
    const ends =
      !/^\p{L}/u.test(after) ||
      /^(?:of|today|now|and|is|this|tonight|where|while|with|at)$/.test(after);
    if (number < 1 || number > 12 || !ends || !/^(?:the|your|his|her|its|in)$/.test(before))
      return [];
    return [{ ...term, kind: 'house', id: `house:${number}` }];
  });
}

/** 'Virgo is rising', 'your rising is Leo'. */
function ascending({ words, terms }: Read): Term[] {
  const at = words.indexOf('rising');
  if (at < 0 || words[at + 1] === 'sign' || !terms.some(({ kind }) => kind === 'sign')) return [];
  return [{ kind: 'body', id: 'body:ascendant', at, length: 1, capital: false }];
}
