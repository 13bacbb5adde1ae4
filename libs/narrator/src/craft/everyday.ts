import type { Read, Term } from './lexer';
import { tellsCycles } from './cycles';
import type { Ledger } from './ledger';
import type { Known } from './statement';

/** Short names, which are words of every day or of the calendar as well. */
const SHORT = new Set(
  'mer ven mar sat ura nep plu ari tau gem can vir lib sco aqu aqr pis'.split(' '),
);
/** What signs are called after, and much else. */
const NICKNAMES =
  /^(?:rams?|bulls?|crabs?|lions?|maiden|scales|scorpion|scorpions|archers?|fish|fishes|virgin)$/;
const OF_TIMES = /^(?:days|weeks|months|years|degrees|place)$/;

/** Names of cards that are no everyday words. */
const FIGURES = /^(?:empress|emperor|hierophant|high|magician|hanged|wheel)$/;

/** The same without terms that are everyday words where they stand. */
export function termsMeant(whole: Read, known: Known, ledger: Ledger): Read {
  const { words, capitals } = whole;
  const has = (kind: string) => whole.terms.some((term) => term.kind === kind);
  const hasId = (id: string) => whole.terms.some((term) => term.id === id);
  const signs = new Set(ids(whole.terms, 'sign')).size;
  const withCards = ledger.drawn.length > 0;
  const curves = tellsCycles(known);
  const text = words.join(' ');
  const sky = whole.terms.some(({ kind, id }) => kind === 'body' && !['body:all'].includes(id));
  const terms = whole.terms.filter((term) => {
    const { kind, id, at, length, capital } = term;
    const word = words[at] ?? '';
    const last = words[at - 1] ?? '';
    const next = words[at + length] ?? '';
    if (
      SHORT.has(word) &&
      length === 1 &&
      (kind === 'body' || kind === 'sign' || kind === 'month')
    ) {
      const near = whole.terms.some(
        (other) =>
          other.at !== at &&
          /^(?:body|sign|motion|house|degree)$/.test(other.kind) &&
          Math.abs(other.at - at) <= 4,
      );
      if (kind === 'month') return !near || !capital || has('figure');
      return capital && near;
    }
    switch (kind) {
      case 'body':
        if (length > 1 && /^the /.test(words.slice(at, at + length).join(' ')))
          return has('sign') || has('house');
        if (withCards && capital && (word === 'sun' || word === 'moon')) return false;
        if (/^(?:guru|cap|jup|merc|retro|asc|mc|ares|sol|सोम|मंगल|गुरु)$/.test(word)) {
          return ['sign', 'house', 'motion', 'aspect', 'degree'].some(has) || hasId('craft:rules');
        }
        return true;
      case 'sign':
        // 'The Archer' is a sign, the scales are scales.
        if (length > 1 && (!capitals[at + length - 1] || known.has('animal'))) return false;
        if (NICKNAMES.test(word) && length === 1) {
          return (
            capital && !known.has('animal') && (at > 0 || /^(?:is|and|wants|loves)$/.test(next))
          );
        }
        // A house is counted from a sign.
        if (last === 'from' && words[at - 2] === 'house') return false;
        return !/^(?:cap|sag|singh|tula)$/.test(word) || sky;
      case 'major':
        if (FIGURES.test(word) && capital) return true;
        if (!withCards && last === 'the' && capital && !/^(?:sun|moon|world)$/.test(word))
          return true;
        if (/[\u0900-\u097f]/.test(word)) return withCards || hasId('craft:card');
        if (withCards) {
          return capital && (at > 0 || length > 1 || !/^\p{L}/u.test(next) || hasId('craft:card'));
        }
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
      case 'rank':
        return (
          withCards &&
          capital &&
          next !== 'of' &&
          (at > 0 || /^(?:watches|stands|sits|waits|looks|is)$/.test(next))
        );
      case 'draw':
      case 'layout':
        return withCards || length > 1;
      case 'bare':
        return isElement(whole, term, known, ledger);
      case 'element':
        return length > 1 || known.has('element');
      case 'mode':
        return (
          word !== 'fixed' ||
          length > 1 ||
          ((known.has('mode') || ledger.tallies.size > 0) &&
            (/^(?:is|are|both|as|in|mostly)$/.test(last) ||
              /^(?:signs?|mode)$/.test(next) ||
              signs > 0))
        );
      case 'colour':
        return (
          /\b(?:colou?rs?|aura|tint)\b/.test(text) ||
          (has('stone') && /^(?:is|deep|soft|bright|dark|brick|golden)$/.test(last)) ||
          (/^wear/.test(text) && known.has('colour'))
        );
      case 'scent':
        return (
          /\b(?:scent|perfume|fragrance)\b/.test(text) || (sky && known.has('scent') && at === 0)
        );
      case 'orb':
        return has('aspect');
      case 'tara':
        return known.has('tara') && (capital || last === 'step');
      case 'times':
      case 'accord':
        return known.has('count');
      case 'rate':
        return sky && known.has('rate');
      case 'span':
        if (id === 'span:day-of') return sky;
        return id === 'span:this-year' ? known.has('animal') : curves;
      case 'role':
        return known.has('animal') && (length > 1 || has('animal'));
      case 'day':
        return true;
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
          return (
            known.has('animal') &&
            (kind === 'polarity' ||
              /^(?:is|of|element|by)$/.test(last) ||
              /^(?:animal|sign|year|element|energy|type|nature|तत्व)$/.test(next) ||
              (capital && (at > 0 || !/^(?:the|your|a|my|with|it|on)$/.test(next))))
          );
        }
        if (!known.has('animal') && has('sign') && /^rams?$/.test(word)) return false;
        if (/^\P{L}|^[\u0900-\u097f]/u.test(word))
          return known.has('animal') || hasId('craft:year-of');
        if (hasId('craft:year-of') || (capital && at > 0)) return true;
        return (
          known.has('animal') && (capital || /^(?:a|an|the|your)$/.test(last)) && next !== 'before'
        );
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
          (known.own.size > 1 &&
            (hasId('craft:wheel') ||
              /\b(?:each other|one another|you two|both|between you)\b/.test(text))) ||
          (length > 2 && known.own.size > 1) ||
          (/^opposites$/.test(word) && known.own.size > 1) ||
          /^(?:trine|sextile|quincunx|conjunct|yod|grand|t$|semi|sesqui|नवपंचम|युति|समसप्तक)/.test(
            word,
          )
        );
      case 'meets':
        return new Set(ids(whole.terms, 'body')).size > 1;
      case 'count':
        if (id === 'count:pada') return true;
        if (/:(?:majors|courts|reversals)$/.test(id)) return withCards;
        if (/^(?:path|soul|vowels|consonants|आत्मा|मूल)$/.test(word) && length === 1)
          return known.has('count') && hasNumber(whole);
        return known.has('count') || id === 'count:life-path' || id === 'count:lucky'
          ? !(id === 'count:destiny' || id === 'count:personality') ||
              hasNumber(whole) ||
              has('accord')
          : hasNumber(whole);
      case 'cycle':
        if (length > 1 && !/[\u0900-\u097f]/.test(word)) return curves || !/^all/.test(word);
        return (
          curves &&
          (has('trend') ||
            has('percent') ||
            has('day-of') ||
            has('date') ||
            /\b(?:cycle|curves?|wave|zero|चक्र|chakra)\b/.test(text))
        );
      case 'trend':
        if (!curves) return false;
        if (/^(?:high|low|up|down)$/.test(word)) {
          return whole.terms.some(
            (other) => other.kind === 'cycle' && Math.abs(other.at - at) === 1,
          );
        }
        return (
          !/^(?:positive|negative|lead|leading|cross|falling|rising|peak|bottom|height)$/.test(
            word,
          ) || has('cycle')
        );
      case 'day-of':
        return curves;
      case 'stone':
        return (
          length > 1 ||
          known.has('stone') ||
          hasId('craft:stone') ||
          !/^(?:pearl|coral|jade|opal|ruby|diamond|topaz|emerald|turquoise)$/.test(word)
        );
      case 'dignity':
        return sky && (word !== 'at' || (has('sign') && next === 'in'));
      case 'house':
        // Among topics of every day only a chart makes a house of them.
        return (
          length < 3 ||
          /\d|house/.test(words.slice(at, at + length).join(' ')) ||
          known.has('house')
        );
      default:
        return true;
    }
  });
  const bare = sky || hasId('body:all') ? bareHouses(whole) : [];
  const ruler =
    ledger.ruler && terms.every(({ kind }) => kind !== 'body')
      ? rulerNamed(whole, ledger.ruler)
      : [];
  const nodes = ascending(whole);
  const meant = terms.map((term) =>
    term.kind === 'bare' && !withCards
      ? { ...term, kind: 'element', id: term.id.replace('bare', 'element') }
      : term,
  );
  return {
    words,
    capitals,
    terms: [...meant, ...bare, ...nodes, ...ruler].sort((a, b) => a.at - b.at),
  };
}

/** The terms of a kind, each once. */
export function ids(terms: readonly Term[], kind: string): string[] {
  return [...new Set(terms.filter((term) => term.kind === kind).map(({ id }) => id))];
}

function hasNumber({ terms }: Read): boolean {
  return terms.some(({ kind }) => kind === 'figure' || kind === 'word');
}

/** The ruler of the chart, spoken of by what it is. */
function rulerNamed({ terms }: Read, id: string): Term[] {
  return terms
    .filter((term) => term.id === 'craft:ruler-of-chart')
    .map((term) => ({ ...term, kind: 'body', id }));
}

/** Whether 'fire' is the element of somebody, of a card or of a planet's place, and no flame. */
function isElement(
  { words, terms }: Read,
  { at, id }: Term,
  known: Known,
  ledger: Ledger,
): boolean {
  if (known.has('animal')) return false;
  const last = words[at - 1] ?? '';
  const next = words[at + 1] ?? '';
  const beside = (step: number) =>
    terms.some((term) => term.kind === 'bare' && term.at === at + step);
  const [meets, and] = [/^(?:meets?|meeting|against|versus)$/, /^(?:and|with)$/];
  if ((meets.test(next) && beside(2)) || (meets.test(last) && beside(-2))) return true;
  if ((and.test(next) && beside(2)) || (and.test(last) && beside(-2))) return known.own.size > 1;
  if (/^(?:element|energy|card|type|nature|person)$/.test(next) && next !== '')
    return next !== 'energy' || known.has('element');
  const ends = !/^\p{L}/u.test(next);
  if (
    /^(?:is|are|were)$/.test(last) &&
    ends &&
    terms.some((term) => term.id === 'craft:you' || term.kind === 'sign')
  )
    return true;
  const cards =
    ledger.drawn.length > 0 &&
    terms.some(({ kind }) => /^(?:card|major)$/.test(kind) || kind === 'craft');
  if (cards && (last === 'of' || next === 'card')) return true;
  if (!ledger.tallies.has(id.replace('bare', 'element'))) return false;
  if (next === 'is' && words.includes('element')) return true;
  const sky =
    terms.some(({ kind, id: one }) => kind === 'body' || one === 'craft:natal') ||
    /\b(?:planets?|sky|chart)\b/.test(words.join(' '));
  return (
    (/^(?:is|are|leads|dominates|has)$/.test(next) &&
      /^(?:missing|absent|lacking|empty|strong|with|weak)$/.test(words[at + 2] ?? '')) ||
    (sky &&
      (/^(?:in|of|no|little|much|stand|into)$/.test(last) ||
        /^(?:holds|hosts|leads|carries|has|is|at|in)$/.test(next)))
  );
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
    const placed =
      /^(?:in|into|through|enters|visits|lights)$/.test(words[term.at - 2] ?? '') &&
      /[^s]s$/.test(after) &&
      !OF_TIMES.test(after);
    if (number < 1 || number > 12 || !(ends || placed)) return [];
    if (!/^(?:the|your|his|her|its|in)$/.test(before)) return [];
    return [{ ...term, kind: 'house', id: `house:${number}` }];
  });
}

/** 'Virgo is rising', 'your rising is Leo'. */
function ascending({ words, terms }: Read): Term[] {
  const at = words.indexOf('rising');
  if (at < 0 || words[at + 1] === 'sign' || !terms.some(({ kind }) => kind === 'sign')) return [];
  return [{ kind: 'body', id: 'body:ascendant', at, length: 1, capital: false }];
}
