import { figureOf, isDenied, type Claim } from './claim';
import { ids } from './everyday';
import { kindOf, type Read, type Term } from './lexer';
import { isRule, SIGNS } from './lore';
import { pairOf } from './statement';
import { byPhase } from './lights';
import type { Segment } from './segment';
import type { Known, Statement, When } from './statement';

/** What is said of a body. */
const OF_BODIES = new Set([
  'sign',
  'house',
  'degree',
  'motion',
  'nakshatra',
  'light',
  'shape',
  'percent',
]);
const OF_TIME = new Set(['date', 'time', 'weekday', 'month', 'year']);
const BACK_REFERENCE = new Set(
  'it he she they its his her there in into that this वह यह वे इसमें'.split(' '),
);
const PERSON_BEFORE = new Set('a an dear for as to like any every another fellow'.split(' '));
const PHASE_OF_SHAPE: Readonly<Record<string, readonly string[]>> = {
  'shape:full': ['phase:full'],
  'shape:new': ['phase:new'],
  'shape:half': ['phase:first-quarter', 'phase:last-quarter'],
  'shape:crescent': ['phase:waxing-crescent', 'phase:waning-crescent'],
  'shape:gibbous': ['phase:waxing-gibbous', 'phase:waning-gibbous'],
};
const LIGHT_OF_PHASE: Readonly<Record<string, string>> = {
  'phase:waxing-crescent': 'light:waxing',
  'phase:first-quarter': 'light:waxing',
  'phase:waxing-gibbous': 'light:waxing',
  'phase:waning-gibbous': 'light:waning',
  'phase:last-quarter': 'light:waning',
  'phase:waning-crescent': 'light:waning',
};
const MOON = 'body:moon';
/** 'Had Mars stayed in Leo' says that it did not. */
const COUNTERFACTUAL = /^had \p{L}+ (?:stayed|been|remained|stood)\b/u;
/** Says of a whole time what is true of its end. */
const STAYS = /\b(?:whole|entire|all (?:week|month|day)|throughout|stays|remains|spends)\b/;

/** Bodies in signs, in houses and at degrees, how they move, and the phases of the Moon. */
export function skyClaims(claim: Claim): string | null {
  return new Skies(claim).refused();
}

class Skies {
  private readonly known: Known;

  constructor(private readonly claim: Claim) {
    this.known = claim.known;
  }

  refused(): string | null {
    const { segments, whole, said: sentence, before } = this.claim;
    const first = this.chartRuler() ?? this.crowds() ?? this.passages() ?? this.unsettled();
    return first ?? this.placed(segments, whole, sentence, before);
  }

  /** 'The ruler of your chart is Mars.' */
  private chartRuler(): string | null {
    const { whole, said, ledger } = this.claim;
    const [body, ...others] = ids(whole.terms, 'body');
    if (!said.has('craft:ruler-of-chart') || !body || others.length > 0) return null;
    const own = [...this.known.own].filter((id) => kindOf(id) === 'sign');
    const rules = new Set(['craft:rules']);
    const right =
      body === ledger.ruler ||
      this.known.isRuler(body) ||
      own.some((sign) => isRule(body, sign, rules));
    return right ? null : `${body} rules`;
  }

  /** 'Three planets are retrograde', 'nobody lives in your eighth house': how many are somewhere. */
  private crowds(): string | null {
    const { whole, said } = this.claim;
    const houses = ids(whole.terms, 'house');
    const named = ids(whole.terms, 'body').filter((id) => id !== 'body:all');
    const none =
      said.has('craft:none') || /\b(?:no|none of the) planets?\b/.test(whole.words.join(' '));
    if (named.length > 0 || (!said.has('body:all') && !(none && houses.length > 0))) return null;
    const number = whole.terms.find((term) => figureOf(term) && figureOf(term) !== 'figure:10');
    const value = whole.terms.find(
      ({ kind, id }) => /^(?:house|sign)$/.test(kind) || id === 'motion:retrograde',
    );
    const direct = said.has('motion:direct');
    if (!value && !direct) return null;
    const at = value?.id ?? 'motion:retrograde';
    const isThere = (body: string) =>
      body !== 'body:all' && this.known.about(body, at).some(({ relation }) => relation === 'is');
    const there = new Set(this.known.of(at, 'body').filter(isThere)).size;
    if (direct) return there === 0 ? null : 'body:all motion:direct';
    if (none) return there === 0 && this.known.names(at) ? null : `${at} nothing`;
    if (number)
      return Number(figureOf(number)!.slice(7)) === there ? null : `${figureOf(number)} ${at}`;
    return `body:all ${at}`;
  }

  /** 'from Gemini into Leo', 'has left Leo': how a body goes from sign to sign. */
  private passages(): string | null {
    const { whole, said } = this.claim;
    const { words, terms } = whole;
    const signs = terms.filter(({ kind }) => kind === 'sign');
    const bodies = ids(terms, 'body').filter((id) => id !== 'body:all');
    if (bodies.length !== 1) return null;
    const [body] = bodies;
    const [one, other] = signs;
    if (one && other && signs.length === 2) {
      const from =
        /^(?:from|leaves|leaving|trades|swaps)$/.test(words[one.at - 1] ?? '') || this.leaves(one);
      const into = /^(?:into|to|for)$/.test(words[other.at - 1] ?? '');
      const steps = (SIGNS.indexOf(other.id.slice(5)) - SIGNS.indexOf(one.id.slice(5)) + 12) % 12;
      const back = this.known.about(body!, 'motion:retrograde').length > 0;
      if (from && into && steps !== 1 && !(back && steps === 11)) return `${one.id} ${other.id}`;
    }
    const left = terms.find(({ id }) => id === 'craft:gone');
    if (!left || isDenied(whole, left.at)) return null;
    const still = signs.find(({ id }) =>
      this.known.about(body!, id).some(({ relation, when }) => relation === 'is' && when === 'now'),
    );
    return still && !said.has('craft:enters') ? `${body} left ${still.id}` : null;
  }

  private leaves({ at }: Term): boolean {
    return this.claim.whole.terms.some((term) => term.id === 'craft:leaves' && at - term.at === 1);
  }

  /** Of what the facts leave open no one is told as certain. */
  private unsettled(): string | null {
    const { whole, said, ledger } = this.claim;
    const { words, terms } = whole;
    const yours = said.has('craft:you') || said.has('craft:natal');
    if (!yours || said.has('craft:rules') || said.has('craft:hedge') || words.includes('?'))
      return null;
    for (const open of ledger.alternatives) {
      const told = open.filter((id) => terms.some((term) => term.id === id));
      const kind = kindOf(open[0]!);
      const ofThem = kind === 'nakshatra' || terms.some(({ id }) => id === MOON);
      const today = said.has('craft:now');
      if (ofThem && !today && told.length > 0 && told.length < open.length) return told[0]!;
    }
    return null;
  }

  private placed(
    segments: readonly Segment[],
    whole: Read,
    sentence: ReadonlySet<string>,
    before: readonly string[],
  ): string | null {
    let subjects: readonly string[] = [];
    let open: readonly string[] = [];
    let pending: readonly Term[] = [];
    const first = whole.words[0] ?? '';
    const inherits = before.length > 0 && (BACK_REFERENCE.has(first) || this.claim.asked);
    const anyBody = whole.terms.some(({ kind }) => kind === 'body');
    for (const segment of segments) {
      const bodies = ids(segment.terms, 'body');
      const values = segment.terms.filter(({ kind }) => OF_BODIES.has(kind) || kind === 'phase');
      const heads = bodies.filter((id) => id !== 'body:all');
      const rule = this.rulesIn(segment, whole);
      if (rule !== undefined) {
        if (rule !== '') return rule;
        subjects = heads.length > 0 ? heads : subjects;
        continue;
      }
      if (heads.length > 0) {
        const joint = segment.joined ? open : [];
        const all = [...new Set([...joint, ...heads])];
        if (values.length > 0 || pending.length > 0) {
          for (const value of [...values, ...pending]) {
            const refused = this.holds(all, value, segment, whole, sentence);
            if (refused) return refused;
          }
          pending = [];
          open = [];
        } else {
          open = all;
        }
        subjects = all;
        const crowd = this.between(bodies, segment, sentence);
        if (crowd) return crowd;
        continue;
      }
      if (values.length === 0) {
        const natal = segment.flags.has('craft:natal');
        if (natal && bodies.some((id) => !this.known.names(id, 'birth')))
          return `birth ${bodies[0]}`;
        continue;
      }
      const of = open.length > 0 ? open : subjects;
      for (const value of values) {
        if (value.kind === 'phase') {
          const refused = this.phase(value.id, segment, sentence);
          if (refused) return refused;
          continue;
        }
        if (of.length > 0) {
          if (this.isAddress(value, segment)) continue;
          const refused = this.holds(of, value, segment, whole, sentence);
          if (refused) return refused;
        } else if (anyBody && !this.isAddress(value, segment)) {
          pending = [...pending, value];
        } else {
          const refused =
            inherits && !this.isPersonal(value, whole)
              ? this.holds(before, value, segment, whole, sentence)
              : this.alone(value, segment, whole, sentence);
          if (refused) return refused;
        }
      }
      if (of.length > 0) open = [];
    }
    return null;
  }
  /** A rule of the craft: '' where it is one, what is wrong where it is none, undefined where there is none. */
  private rulesIn({ terms, flags }: Segment, { words }: Read): string | undefined {
    const bodies = ids(terms, 'body');
    const signs = ids(terms, 'sign');
    const houses = ids(terms, 'house');
    const dignity = [...flags].some((flag) => flag.startsWith('dignity:'));
    if (!flags.has('craft:rules') && !dignity) return undefined;
    if (bodies.length === 0) return undefined;
    if (signs.length + houses.length === 0) {
      // 'your ruler Mars': the ruler of a sign that is the visitor's, or one that is stated.
      if (dignity || !(flags.has('craft:you') || flags.has('craft:natal'))) return undefined;
      const own = [...this.known.own].filter((id) => kindOf(id) === 'sign');
      const wrong = bodies.find(
        (body) => !this.known.isRuler(body) && !own.some((sign) => isRule(body, sign, flags)),
      );
      return wrong === undefined ? undefined : `${wrong} rules`;
    }
    for (const body of bodies) {
      for (const other of [...signs, ...houses]) {
        const placed = terms.some(
          ({ id, at }) =>
            id === other && /^(?:in|into|through|within|में)$/.test(words[at - 1] ?? ''),
        );
        const known = this.known
          .about(body, other)
          .some(({ relation }) => relation === 'rules' || (placed && relation === 'is'));
        if (!known && !isRule(body, other, flags)) return `${body} rules ${other}`;
      }
      const dignified = signs.length === 0 || signs.some((sign) => isRule(body, sign, flags));
      if (dignity && !dignified)
        return `${body} ${[...flags].find((flag) => flag.startsWith('dignity:'))}`;
    }
    return '';
  }

  /** 'Dear Leo,' or a sign that stands alone: whom the text speaks to. */
  private isAddress({ id, kind }: Term, segment: Segment): boolean {
    return kind === 'sign' && segment.length === 1 && this.known.own.has(id) && !this.claim.asked;
  }

  /** 'a Leo', 'for Libra': people of a sign. */
  private isPersonal({ at, kind }: Term, { words }: Read): boolean {
    return kind === 'sign' && PERSON_BEFORE.has(words[at - 1] ?? '');
  }

  private holds(
    subjects: readonly string[],
    value: Term,
    segment: Segment,
    whole: Read,
    sentence: ReadonlySet<string>,
  ): string | null {
    for (const subject of subjects) {
      if (!this.isSo(subject, value, segment, whole, sentence)) return `${subject} ${value.id}`;
    }
    return null;
  }

  private isSo(
    subject: string,
    value: Term,
    segment: Segment,
    whole: Read,
    sentence: ReadonlySet<string>,
  ): boolean {
    const { flags } = segment;
    const { id, kind } = value;
    if (subject === 'body:all') return true;
    if (kind === 'motion' && this.claim.said.has('craft:over') && id === 'motion:retrograde') {
      return this.isSo(subject, { ...value, id: 'motion:direct' }, segment, whole, sentence);
    }
    if (
      kind === 'nakshatra' &&
      subject === MOON &&
      this.claim.ledger.alternatives.some((open) => open.includes(id))
    ) {
      return !sentence.has('craft:now');
    }
    const when = whenIn(flags, sentence, isYours(subject, whole));
    const fits = (statement: Statement) => when === undefined || when.has(statement.when);
    const stated = this.known.about(subject, id).filter(fits);
    if (isDenied(whole, value.at) || COUNTERFACTUAL.test(whole.words.join(' '))) {
      return (
        stated.length === 0 &&
        this.known.names(subject) &&
        (kind === 'motion' || this.known.of(subject, kind).length > 0)
      );
    }
    if (subject === MOON && (kind === 'light' || kind === 'shape' || kind === 'phase')) {
      return this.moonIs(id, sentence);
    }
    if (kind === 'motion' && id === 'motion:direct') {
      const back = this.known.about(subject, 'motion:retrograde').filter(fits);
      return (
        (this.known.names(subject) &&
          this.known.has('motion') &&
          back.every(({ relation }) => relation === 'becomes')) ||
        stated.length > 0
      );
    }
    if (kind === 'motion' && id === 'motion:station')
      return this.known.of(subject, 'motion').length > 0;
    const timed = isTimed(sentence) && !STAYS.test(whole.words.join(' '));
    if (kind === 'sign' && stated.length === 0 && this.wasBefore(subject, id, whole)) return true;
    const enters = flags.has('craft:enters') && (kind === 'sign' || kind === 'house');
    return stated.some(({ relation }) => {
      if (relation === 'rules') return flags.has('craft:rules');
      return relation === 'is' ? !enters || hasBecome(stated) : enters || timed;
    });
  }

  /** 'The Moon was in Taurus until noon', where it enters Gemini. */
  private wasBefore(subject: string, id: string, { words }: Read): boolean {
    const next = SIGNS[(SIGNS.indexOf(id.slice(5)) + 1) % 12]!;
    const entered = this.known
      .about(subject, `sign:${next}`)
      .some(({ relation }) => relation === 'becomes');
    return entered && /\b(?:was|until|left|leaves|leaving|behind|from)\b/.test(words.join(' '));
  }

  private moonIs(id: string, sentence: ReadonlySet<string>): boolean {
    const phases = this.known.of(MOON, 'phase');
    const named = (phase: string) =>
      phases.includes(phase) || (isTimed(sentence) && this.known.names(phase));
    if (id.startsWith('phase:')) return named(id);
    const shapes = PHASE_OF_SHAPE[id];
    if (shapes) return shapes.some(named);
    return (
      this.known.about(MOON, id).length > 0 || phases.some((phase) => LIGHT_OF_PHASE[phase] === id)
    );
  }

  /** A phase without the Moon beside it. */
  private phase(id: string, { terms }: Segment, sentence: ReadonlySet<string>): string | null {
    if (sentence.has('craft:not')) return null;
    for (const other of terms.filter(({ kind }) => kind === 'sign' || kind === 'house')) {
      if (this.known.about(id, other.id).length === 0) return `${id} ${other.id}`;
    }
    if (isTimed(sentence) && this.known.names(id)) return null;
    return this.known.about(MOON, id).some(({ relation }) => relation === 'is') ? null : id;
  }

  /** A value of which nothing says what it is said of. */
  private alone(
    { id, kind }: Term,
    { terms }: Segment,
    whole: Read,
    sentence: ReadonlySet<string>,
  ): string | null {
    if (kind === 'sign') {
      for (const house of terms.filter((one) => one.kind === 'house')) {
        if (this.known.about(id, house.id).length === 0) return `${id} ${house.id}`;
      }
      const motion = terms.find((one) => one.kind === 'motion');
      if (motion && this.known.about(id, motion.id).length === 0) return `${motion.id} ${id}`;
      const told = whole.terms.find((one) => one.kind === 'phase' || one.kind === 'house');
      if (told && this.known.about(told.id, id).length > 0) return null;
      const thrown = this.known.of(id, 'body').flatMap((body) => this.known.about(body, id));
      if (this.known.own.has(id) || thrown.some(({ when }) => when === 'thrown')) return null;
      const bodiless = this.known.names(id) && this.known.of(id, 'body').length === 0;
      return bodiless && !sentence.has('craft:natal') ? null : id;
    }
    if (kind === 'house') return this.known.names(id) ? null : id;
    if (kind === 'motion' && sentence.has('craft:over')) {
      return this.known.names('motion:retrograde') ? id : null;
    }
    if (kind === 'motion') return id === 'motion:retrograde' && !this.known.names(id) ? id : null;
    return this.known.names(id) ? null : id;
  }

  /** Two bodies in one statement without an aspect's name: 'Venus supports Saturn'. */
  private between(
    bodies: readonly string[],
    { flags }: Segment,
    sentence: ReadonlySet<string>,
  ): string | null {
    const [one, other] = bodies;
    if (!one || !other || one === other || flags.has('craft:rules')) return null;
    if ([...sentence].some((id) => kindOf(id) === 'aspect')) return null;
    if (
      this.known.about(one, other).length > 0 ||
      this.known.of(pairOf(one, other), 'aspect').length > 0
    )
      return null;
    return byPhase(this.known, pairOf(one, other)) ? null : `${one} ${other}`;
  }
}

function isTimed(sentence: ReadonlySet<string>): boolean {
  return [...sentence].some(
    (id) => OF_TIME.has(kindOf(id)) || id === 'craft:coming' || id === 'craft:span',
  );
}

function hasBecome(stated: readonly Statement[]): boolean {
  return stated.some(({ relation }) => relation === 'becomes');
}

/** Whether a body is called the visitor's: 'your Venus' is that of a birth. */
function isYours(id: string, { words, terms }: Read): boolean {
  return terms.some((term) => term.id === id && term.capital && words[term.at - 1] === 'your');
}

/** Which charts and times a part of a sentence may be about; undefined where it does not say. */
function whenIn(
  flags: ReadonlySet<string>,
  sentence: ReadonlySet<string>,
  yours: boolean,
): ReadonlySet<When> | undefined {
  if (flags.has('craft:progressed')) return new Set(['progressed']);
  if (flags.has('craft:return')) return new Set(['return']);
  if (flags.has('craft:natal')) return new Set(['birth']);
  if (flags.has('craft:thrown')) return new Set(['thrown', 'birth']);
  if (yours) return new Set(['birth', 'return', 'progressed', 'thrown']);
  return sentence.has('craft:now') ? new Set(['now', 'return', 'progressed']) : undefined;
}
