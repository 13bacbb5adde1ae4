import { aspectClaims, signAngle } from './aspects';
import { cardClaims } from './cards';
import type { Claim } from './claim';
import { countClaims, LARGE } from './counts';
import { cycleClaims, tellsCycles } from './cycles';
import { elementClaims } from './elements';
import { ids, termsMeant } from './everyday';
import type { Ledger } from './ledger';
import { read, type Read, type Term } from './lexer';
import { meaningClaims } from './meanings';
import { nameClaims } from './names';
import { segmentsOf } from './segment';
import { skyClaims } from './skies';
import type { Known } from './statement';
import { isDayOfMonth, timeClaims } from './times';
import { yearClaims } from './years';

/** Kinds that say nothing of the craft by themselves. */
const SAYS_NOTHING = new Set(
  'craft times day accord rank colour scent bare trend orb day-of'.split(' '),
);

/** Each judges the claims of its own subject: what is claimed and not known, or null. */
const JUDGES: readonly ((claim: Claim) => string | null)[] = [
  nameClaims,
  elementClaims,
  signAngle,
  aspectClaims,
  cardClaims,
  yearClaims,
  cycleClaims,
  countClaims,
  meaningClaims,
  skyClaims,
  timeClaims,
];

/**
 * Holds sentences against what is known: one that names something of the craft may leave only where
 * every relation that its terms can form is known, is denied and false, or is a rule of the craft.
 */
export class CraftCheck {
  /** The bodies that the sentences before spoke of last, for one that says 'it'. */
  private before: readonly string[] = [];
  private asked = false;

  constructor(
    private readonly known: Known,
    private readonly ledger: Ledger,
    /** What the visitor typed, folded: words of a dream are theirs. */
    private readonly typed: string,
  ) {}

  /** What a sentence claims that is not known, as in 'mars sign:leo'; null where it may leave. */
  refuses(sentence: string): string | null {
    const seen = read(sentence);
    // Most sentences name nothing, and cost no more than being read.
    if (seen.terms.every(({ kind, id }) => kind === 'craft' && id !== 'craft:ruler-of-chart')) {
      this.asked = seen.words.at(-1) === '?';
      return null;
    }
    const whole = termsMeant(seen, this.known, this.ledger);
    const bodies = ids(whole.terms, 'body');
    const refused = this.judge(whole);
    if (bodies.length > 0) this.before = bodies;
    this.asked = whole.words.at(-1) === '?';
    return refused;
  }

  private judge(whole: Read): string | null {
    if (whole.terms.every((term) => this.saysNothing(whole, term)) || this.isOfDream(whole))
      return null;
    const claim: Claim = {
      whole,
      segments: segmentsOf(whole),
      said: new Set(whole.terms.map(({ id }) => id)),
      known: this.known,
      ledger: this.ledger,
      before: this.before,
      asked: this.asked,
    };
    for (const judge of JUDGES) {
      const refused = judge(claim);
      if (refused !== null) return refused;
    }
    return null;
  }

  private saysNothing({ words }: Read, { kind, id, at }: Term): boolean {
    if (SAYS_NOTHING.has(kind)) return !/^(?:trend|rank|colour|scent|bare|day-of)$/.test(kind);
    if (kind === 'word') {
      const counts =
        this.known.has('count') || this.ledger.drawn.length > 0 || tellsCycles(this.known);
      return !counts && Number(id.slice(5)) < LARGE;
    }
    return kind === 'ordinal' && !isDayOfMonth(words, at);
  }

  /** Terms out of what the visitor told, where the sentence speaks of that. */
  private isOfDream({ terms, words }: Read): boolean {
    if (this.typed === '' || !terms.some(({ id }) => id === 'craft:dream')) return false;
    return terms
      .filter(({ kind }) => kind !== 'craft')
      .every(({ at, length }) => this.typed.includes(words.slice(at, at + length).join(' ')));
  }
}
