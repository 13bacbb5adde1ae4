import { ids } from './everyday';
import type { Claim } from './claim';
import type { Read, Term } from './lexer';
import { ANIMALS, animalOf, STEMS } from './lore';

/** What says that somebody is such an animal. */
const IS_YOURS =
  /\b(?:you are|you're|you were born|born|as|like every|your animal is|your sign is|makes you|soul of|heart of|under) (?:(?:in|under|the|year|of|a|an|as) )*$/;

/** Animals and elements of Chinese years: whose they are, which belong together, and which year is which. */
export function yearClaims(claim: Claim): string | null {
  const { whole, known } = claim;
  if (!known.has('animal')) return ids(whole.terms, 'animal')[0] ?? elementsOf(claim);
  return phasesMeeting(claim) ?? elementsOf(claim) ?? animalsOf(claim) ?? places(whole);
}

function animalsOf(claim: Claim): string | null {
  const { known, said, whole } = claim;
  const { terms, words } = whole;
  const animals = terms.filter(({ kind }) => kind === 'animal');
  if (animals.length === 0) return null;
  const yours = said.has('craft:you');
  const roles = terms.filter(({ kind }) => kind === 'role');
  const supposed = /\b(?:would|had you|if you)\b/.test(words.join(' '));
  const years = terms
    .filter(({ kind }) => kind === 'year')
    .map(({ id }) => animalOf(Number(id.slice(5))));
  for (const { id, at, length } of animals) {
    const stem = terms.find((one) => one.kind === 'stem' && Math.abs(one.at - at) === 1);
    const ofYear = years.find(({ animal }) => `animal:${animal}` === id);
    if (ofYear && (!stem || stem.id === `stem:${ofYear.stem}`)) continue;
    if (years.length > 0 && !(supposed && known.names(id)) && !said.has('span:this-year')) {
      if (!isDated(terms)) return id;
    }
    if (!known.names(id)) return id;
    const role = roles.find((one) => known.about(id, one.id).length === 0);
    if (role) return `${role.id} ${id}`;
    if (stem && known.about(id, stem.id).length === 0) return `${id} ${stem.id}`;
    if (supposed || roles.length > 0) continue;
    const before = words.slice(0, stem && stem.at < at ? stem.at : at).join(' ');
    const likeYou = yours && /^(?:like|such)$/.test(words[at + length] ?? '');
    const own = known.own.has(id) && (!stem || known.own.has(stem.id));
    const current = said.has('span:this-year') && known.about('span:this-year', id).length > 0;
    if (said.has('span:this-year')) {
      const fits = current && (!stem || known.about('span:this-year', stem.id).length > 0);
      if (!fits && !own) return `span:this-year ${id}`;
      continue;
    }
    const claimed =
      likeYou ||
      (yours && /^an?$/.test(before)) ||
      IS_YOURS.test(`${before} `) ||
      (yours && stem !== undefined) ||
      /[\u0900-\u097f]/.test(before);
    if (claimed && !own) return id;
  }
  return null;
}

function isDated(terms: readonly Term[]): boolean {
  return terms.some(({ kind }) => kind === 'date');
}

/** Elements and polarities: the visitor's, an animal's beside them, or the present year's. */
function elementsOf({ known, said, whole }: Claim): string | null {
  const animals = ids(whole.terms, 'animal');
  for (const { id } of whole.terms.filter(({ kind }) => kind === 'stem' || kind === 'polarity')) {
    if (!known.names(id)) return id;
    const own = known.own.has(id);
    const present = said.has('span:this-year') || /\byear\b/.test(whole.words.join(' '));
    if (own || animals.some((animal) => known.about(animal, id).length > 0)) continue;
    const current = known.about('span:this-year', id).length > 0;
    if (!(current && (present || !said.has('craft:you')))) return id;
  }
  return null;
}

/** 'Metal feeds Water': which element feeds which, and which masters which. */
function phasesMeeting({ known, said, whole }: Claim): string | null {
  const feeds = said.has('craft:feeds');
  if (!feeds && !said.has('craft:controls')) return null;
  const stems = whole.terms.filter(({ kind }) => kind === 'stem').map(({ id }) => id.slice(5));
  const own = [...known.own].find((id) => id.startsWith('stem:'))?.slice(5);
  const [one, other] =
    stems.length === 1 && own && /\byour element\b/.test(whole.words.join(' '))
      ? [own, stems[0]!]
      : stems;
  if (!one || !other) return null;
  const apart = (STEMS.indexOf(other) - STEMS.indexOf(one) + 5) % 5;
  return apart === (feeds ? 1 : 2) ? null : `${one} ${feeds ? 'feeds' : 'controls'} ${other}`;
}

/** Which of the twelve an animal is. */
function places({ terms, words }: Read): string | null {
  if (!/\b(?:twelve|cycle|order|zodiac)\b/.test(words.join(' '))) return null;
  const [animal, ...others] = ids(terms, 'animal');
  const ordinal = terms.find(({ kind }) => kind === 'ordinal');
  if (!animal || others.length > 0 || !ordinal) return null;
  return ordinal.id === `ordinal:${ANIMALS.indexOf(animal.slice(7)) + 1}`
    ? null
    : `${ordinal.id} ${animal}`;
}
