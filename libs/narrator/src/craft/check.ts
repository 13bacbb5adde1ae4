import { ids, termsMeant } from './everyday';
import { kindOf, read, type Read, type Term } from './lexer';
import { animalOf, isRule } from './lore';
import { segmentsOf, type Segment } from './segment';
import { pairOf, type Known, type Statement, type When } from './statement';

/** What is said of a body. */
const OF_BODIES = new Set([
  'trend',
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
const NEVER_WITHOUT = new Set([
  'nakshatra',
  'stone',
  'card',
  'major',
  'eclipse',
  'phase',
  'chakra',
  'pattern',
  'cycle',
]);
const NOT_A_DENIAL = new Set(
  'only just other doubt less question wonder but surprisingly merely simply secret even'.split(
    ' ',
  ),
);
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
    /** What the visitor typed, folded: words of a dream are theirs. */
    private readonly typed: string,
  ) {}

  /** What a sentence claims that is not known, as in 'mars sign:leo'; null where it may leave. */
  refuses(sentence: string): string | null {
    const whole = termsMeant(read(sentence), this.known);
    const bodies = ids(whole.terms, 'body');
    const refused = this.judge(whole);
    if (bodies.length > 0) this.before = bodies;
    this.asked = whole.words.at(-1) === '?';
    return refused;
  }

  private judge(whole: Read): string | null {
    if (
      whole.terms.every(
        ({ kind, at }) =>
          kind === 'craft' ||
          kind === 'word' ||
          (kind === 'ordinal' && !isDayOfMonth(whole.words, at)),
      )
    )
      return null;
    if (this.isOfDream(whole)) return null;
    const segments = segmentsOf(whole);
    const sentence = new Set(whole.terms.map(({ id }) => id));
    return (
      this.unknownNames(whole, sentence) ??
      this.elements(whole) ??
      signAngle(whole) ??
      this.aspects(whole, sentence) ??
      this.cards(segments, whole) ??
      this.years(whole, sentence) ??
      this.counts(segments, whole) ??
      this.skies(segments, whole, sentence) ??
      this.times(segments, whole)
    );
  }

  /** Terms out of what the visitor told, where the sentence speaks of that. */
  private isOfDream({ terms, words }: Read): boolean {
    if (this.typed === '' || !terms.some(({ id }) => id === 'craft:dream')) return false;
    return terms
      .filter(({ kind }) => kind !== 'craft')
      .every(({ at, length }) => this.typed.includes(words.slice(at, at + length).join(' ')));
  }

  /** What is named at all although nothing is known of it. */
  private unknownNames(whole: Read, sentence: ReadonlySet<string>): string | null {
    for (const { kind, id, capital } of whole.terms) {
      if (NEVER_WITHOUT.has(kind) && !this.known.names(id) && !this.denies(whole, id)) return id;
      if (kind === 'body' && !this.known.names(id)) {
        const everyday = !capital && (id === MOON || id === 'body:sun' || id === 'body:all');
        const rule = sentence.has('craft:rules') || sentence.has('dignity:domicile');
        const moonByPhase = id === MOON && this.known.has('phase');
        if (!everyday && !rule && !moonByPhase && id !== 'body:all') return id;
      }
      if (kind === 'house' && !this.known.names(id)) return id;
    }
    return null;
  }

  /** Elements that are said of nobody's sign, and how many planets stand in them. */
  private elements({ terms }: Read): string | null {
    const signs = ids(terms, 'sign');
    const number = terms.find(({ kind }) => kind === 'figure' || kind === 'word');
    for (const element of ids(terms, 'element')) {
      if (ids(terms, 'body').includes('body:all') && number) {
        const figure = `figure:${number.id.split(':')[1]}`;
        if (this.known.about(element, figure).length === 0) return `${element} ${figure}`;
        continue;
      }
      const own = [...this.known.own].filter((id) => kindOf(id) === 'sign');
      const of = signs.length > 0 ? signs : own;
      if (of.length > 0 && !of.some((sign) => isRule(sign, element, new Set()))) return element;
    }
    return null;
  }

  private aspects(whole: Read, sentence: ReadonlySet<string>): string | null {
    const bodies = whole.terms.filter(({ kind, id }) => kind === 'body' && id !== 'body:all');
    const met = bodies.find((body, at) => at > 0 && isBeside(whole, bodies[at - 1]!, body));
    const virtual = met ? [{ ...met, id: 'meets:any', kind: 'meets', at: met.at - 0.5 }] : [];
    const named = whole.terms.filter(({ kind }) => kind === 'aspect' || kind === 'meets');
    for (const aspect of bodies.length === 0 && ids(whole.terms, 'sign').length === 2
      ? []
      : [...named, ...(named.length > 0 ? [] : virtual)]) {
      const before = bodies.filter(({ at }) => at < aspect.at).map(({ id }) => id);
      const after = bodies.filter(({ at }) => at > aspect.at).map(({ id }) => id);
      const inherited =
        before.length + after.length < 2
          ? this.before.filter((id) => ![...before, ...after].includes(id))
          : [];
      const pairs = candidates([...inherited, ...before], after);
      if (pairs.length === 0) {
        const single = [...before, ...after][0];
        const stated = single ? this.known.about(single, aspect.id) : [];
        if (single && stated.length === 0) return `${single} ${aspect.id}`;
        if (!single && !this.known.names(aspect.id)) return aspect.id;
        continue;
      }
      for (const [one, other] of pairs) {
        if (
          !this.isAspect(one, other, aspect.id) &&
          !(sentence.has('craft:not') && !this.isAspect(one, other, aspect.id))
        ) {
          return `${one} ${aspect.id} ${other}`;
        }
      }
    }
    return null;
  }

  private isAspect(one: string, other: string, aspect: string): boolean {
    const pair = pairOf(one, other);
    const known = this.known.of(pair, 'aspect');
    if (aspect.endsWith(':any')) return known.length > 0 || this.byPhase(pair) !== undefined;
    return known.includes(aspect) || this.byPhase(pair) === aspect;
  }

  /** The angle of the two lights is what a phase is. */
  private byPhase(pair: string): string | undefined {
    if (pair !== pairOf(MOON, 'body:sun')) return undefined;
    const phases = this.known.of(MOON, 'phase');
    if (phases.includes('phase:full')) return 'aspect:opposition';
    if (phases.includes('phase:new')) return 'aspect:conjunction';
    return phases.some((phase) => phase.endsWith('quarter')) ? 'aspect:square' : undefined;
  }

  private cards(segments: readonly Segment[], { terms, words }: Read): string | null {
    for (const segment of segments) {
      const cards = segment.terms.filter(({ kind }) => kind === 'card' || kind === 'major');
      const orders = segment.terms.filter(({ kind }) => kind === 'ordinal');
      for (const { id } of cards) {
        for (const order of orders) {
          if (this.known.about(id, order.id).length === 0) return `${order.id} ${id}`;
        }
        const sides = segment.terms.filter(({ kind }) => kind === 'side');
        for (const side of sides) {
          const reversed = this.known.about(id, 'side:reversed').length > 0;
          if (reversed !== (side.id === 'side:reversed')) return `${id} ${side.id}`;
        }
      }
    }
    const cards = terms.filter(({ kind }) => kind === 'card' || kind === 'major');
    if (cards.length !== 1) return null;
    const [card] = cards;
    const text = words.join(' ');
    for (const [title, id] of this.known.places) {
      if (text.includes(title) && id !== card!.id && !this.known.isAt(title, card!.id))
        return `${title} ${card!.id}`;
    }
    return null;
  }

  /** Animals of Chinese years. */
  private years({ terms, words }: Read, sentence: ReadonlySet<string>): string | null {
    const animals = terms.filter(({ kind }) => kind === 'animal');
    const yours = sentence.has('craft:you');
    for (const { id, kind } of terms) {
      const alone = animals.length === 0 && (kind === 'stem' || kind === 'polarity');
      if (alone && yours && !this.known.own.has(id)) return id;
    }
    if (animals.length === 0) return null;
    const roles = terms.filter(({ kind }) => kind === 'role');
    const years = terms
      .filter(({ kind }) => kind === 'year')
      .map(({ id }) => animalOf(Number(id.slice(5))));
    for (const { id, at } of animals) {
      const stem = terms.find((one) => one.kind === 'stem' && Math.abs(one.at - at) === 1);
      const name = id.slice(7);
      if (years.some(({ animal }) => animal === name)) {
        if (
          !stem ||
          years.some(({ animal, stem: of }) => animal === name && stem.id === `stem:${of}`)
        )
          continue;
        return `${id} ${stem.id}`;
      }
      if (years.length > 0) return id;
      if (!this.known.names(id)) return id;
      const other = roles.find((role) => this.known.about(id, role.id).length === 0);
      if (other) return `${other.id} ${id}`;
      const named = sentence.has('craft:animal') || /^(?:a|an)$/.test(words[at - 1] ?? '');
      const claimed = yours && roles.length === 0 && named;
      if (claimed && !this.known.own.has(id)) return id;
      if (stem && this.known.about(id, stem.id).length === 0) return `${id} ${stem.id}`;
      if (
        sentence.has('craft:you') &&
        stem &&
        !(this.known.own.has(id) && this.known.own.has(stem.id))
      )
        return id;
    }
    return null;
  }

  private counts(segments: readonly Segment[], whole: Read): string | null {
    for (const { terms, flags } of segments) {
      const counts = terms.filter(({ kind, id }) => kind === 'count' && id !== 'count:any');
      const ordinals = counts.some(({ id }) => id === 'count:pada');
      const numbers = terms.filter(
        ({ kind }) => kind === 'figure' || kind === 'word' || (ordinals && kind === 'ordinal'),
      );
      for (const { id } of numbers) {
        const figure = `figure:${id.split(':')[1]}`;
        for (const count of counts) {
          if (this.known.about(count.id, figure).length === 0) return `${count.id} ${figure}`;
        }
        const said = id.startsWith('figure') || flags.has('count:any');
        const known = flags.has('count:any') ? this.isCounted(figure) : this.known.names(figure);
        if (counts.length === 0 && said && !known) return figure;
      }
    }
    const counts = whole.terms.filter(({ kind, id }) => kind === 'count' && id !== 'count:any');
    const numbers = whole.terms.filter(({ kind }) => kind === 'figure' || kind === 'word');
    if (counts.length === 1 && numbers.length === 1) {
      const figure = `figure:${numbers[0]!.id.split(':')[1]}`;
      if (this.known.about(counts[0]!.id, figure).length === 0) return `${counts[0]!.id} ${figure}`;
    }
    if (this.known.has('count')) {
      for (const { id, at, length, kind } of whole.terms) {
        if (kind !== 'word' || !isNamedNumber(whole.words, at, length)) continue;
        if (!this.isCounted(`figure:${id.slice(5)}`)) return id;
      }
    }
    return null;
  }

  /** Whether a number is the result of a count, where anything is counted. */
  private isCounted(figure: string): boolean {
    if (!this.known.has('count')) return this.known.names(figure);
    return this.known.of(figure, 'count').length > 0;
  }

  /** Bodies in signs, in houses, at degrees; phases; cycles. */
  private skies(
    segments: readonly Segment[],
    whole: Read,
    sentence: ReadonlySet<string>,
  ): string | null {
    let subjects: readonly string[] = [];
    let open: readonly string[] = [];
    let pending: readonly Term[] = [];
    const first = whole.words[0] ?? '';
    const inherits = this.before.length > 0 && (BACK_REFERENCE.has(first) || this.asked);
    const anyBody = whole.terms.some(({ kind }) => kind === 'body');
    for (const segment of segments) {
      const bodies = ids(segment.terms, 'body');
      const values = segment.terms.filter(({ kind }) => OF_BODIES.has(kind) || kind === 'phase');
      const cycles = ids(segment.terms, 'cycle');
      const heads = bodies.length > 0 ? bodies : cycles;
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
              ? this.holds(this.before, value, segment, whole, sentence)
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
    }
    return '';
  }

  /** 'Dear Leo,' or a sign that stands alone: whom the text speaks to. */
  private isAddress({ id, kind }: Term, segment: Segment): boolean {
    return kind === 'sign' && segment.length === 1 && this.known.own.has(id) && !this.asked;
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
    if (subject === 'body:all') return false;
    const when = whenIn(flags, sentence, isYours(subject, whole));
    const fits = (statement: Statement) => when === undefined || when.has(statement.when);
    const stated = this.known.about(subject, id).filter(fits);
    if (this.isDenied(whole, value)) {
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
        (this.known.names(subject) && back.every(({ relation }) => relation === 'becomes')) ||
        stated.length > 0
      );
    }
    if (kind === 'motion' && id === 'motion:station')
      return this.known.of(subject, 'motion').length > 0;
    const timed = [...sentence].some((one) => OF_TIME.has(kindOf(one)) || one === 'craft:coming');
    const enters = flags.has('craft:enters') && (kind === 'sign' || kind === 'house');
    return stated.some(({ relation }) => {
      if (relation === 'rules') return flags.has('craft:rules');
      return relation === 'is' ? !enters || hasBecome(stated) : enters || timed;
    });
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
    { terms, flags }: Segment,
    whole: Read,
    sentence: ReadonlySet<string>,
  ): string | null {
    if (kind === 'sign') {
      const elements = whole.terms.filter((one) => one.kind === 'element' || one.kind === 'mode');
      if (
        elements.some(
          (one) => !isRule(id, one.id, flags) && this.known.about(id, one.id).length === 0,
        )
      ) {
        return `${id} ${elements[0]!.id}`;
      }
      for (const house of terms.filter((one) => one.kind === 'house')) {
        if (this.known.about(id, house.id).length === 0) return `${id} ${house.id}`;
      }
      const motion = terms.find((one) => one.kind === 'motion');
      if (motion && this.known.about(id, motion.id).length === 0) return `${motion.id} ${id}`;
      if (this.known.own.has(id)) return null;
      const bodiless = this.known.names(id) && this.known.of(id, 'body').length === 0;
      return bodiless && !sentence.has('craft:natal') ? null : id;
    }
    if (kind === 'house') return this.known.names(id) ? null : id;
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
    return this.byPhase(pairOf(one, other)) ? null : `${one} ${other}`;
  }

  /** Dates, days and hours, each with what it is said of. */
  private times(segments: readonly Segment[], whole: Read): string | null {
    const topics = new Set(['body', 'phase', 'eclipse', 'cycle']);
    let subjects: string[] = [];
    for (const { terms } of segments) {
      const own = terms.filter(({ kind }) => topics.has(kind)).map(({ id }) => id);
      if (own.length > 0) subjects = own;
      for (const { id, kind, at } of terms) {
        if (kind === 'ordinal' && isDayOfMonth(whole.words, at) && !this.known.names(id)) return id;
        if (!OF_TIME.has(kind)) continue;
        const today = kind === 'date' && /^(?:today|tonight)$/.test(whole.words[0] ?? '');
        if (today && subjects.length === 0 && !this.isAsOf(id)) return id;
        if (!this.known.names(id)) {
          if (kind === 'weekday' && subjects.length === 0 && !this.known.has('weekday')) continue;
          return id;
        }
        const pairs = whole.terms.some((term) => term.kind === 'aspect');
        if (kind !== 'date' && kind !== 'weekday' && kind !== 'time') continue;
        if (subjects.length === 0 || pairs) continue;
        if (
          !subjects.some((subject) => this.known.about(subject, id).length > 0) &&
          !this.isAsOf(id)
        ) {
          return `${subjects.join(' ')} ${id}`;
        }
      }
    }
    return null;
  }

  /** The day for which the positions hold. */
  private isAsOf(id: string): boolean {
    return this.known.asOf.has(id);
  }

  /** Whether a term stands behind a word that denies it. */
  private isDenied({ words, terms }: Read, { at }: Term): boolean {
    return terms.some(
      (term) =>
        term.id === 'craft:not' &&
        !NOT_A_DENIAL.has(words[term.at + 1] ?? '') &&
        ((term.at < at && at - term.at <= 4) ||
          (/\p{Script=Devanagari}/u.test(words[term.at] ?? '') &&
            term.at - at <= 4 &&
            term.at > at)),
    );
  }

  private denies(whole: Read, id: string): boolean {
    const term = whole.terms.find((one) => one.id === id);
    return term !== undefined && this.isDenied(whole, term);
  }
}

function isTimed(sentence: ReadonlySet<string>): boolean {
  return [...sentence].some((id) => OF_TIME.has(kindOf(id)) || id === 'craft:coming');
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
  if (yours) return new Set(['birth', 'return', 'progressed', 'thrown']);
  return sentence.has('craft:now') ? new Set(['now', 'return', 'progressed']) : undefined;
}

/** The pairs that an aspect may join: across it the nearest ones, else the two nearest on its one side. */
function candidates(before: readonly string[], after: readonly string[]): [string, string][] {
  const last = before.at(-1);
  const next = after[0];
  if (last && next && last !== next) return [[last, next]];
  const side = [...new Set([...before, ...after])];
  const two = before.length > 0 ? side.slice(-2) : side.slice(0, 2);
  return two.length === 2 ? [[two[0]!, two[1]!]] : [];
}

/** 'a nine', 'the path of seven': a number that stands for itself and counts nothing. */
function isNamedNumber(words: readonly string[], at: number, length: number): boolean {
  const before = words[at - 1] ?? '';
  const after = words[at + length] ?? '.';
  const ends =
    !/^[\p{L}\d-]/u.test(after) ||
    /^(?:and|who|that|which|with|by|in|as|for|is|asks|wants|likes)$/.test(after);
  if (at === 0 && /^(?:is|sits|guides|stands|rules|leads)$/.test(after)) return true;
  return ends && /^(?:a|an|the|of|number|is|as|are)$/.test(before);
}

/** 'on the 14th', 'by the 3rd'. */
function isDayOfMonth(words: readonly string[], at: number): boolean {
  if (!/^\d/.test(words[at] ?? '') || words[at - 1] !== 'the') return false;
  return /^(?:on|by|until|till|after|before|from|since|around)$/.test(words[at - 2] ?? '');
}

/** 'Mars holds hands with Pluto', 'Saturn sits on your Venus': one body said to be at another. */
function isBeside({ words, terms }: Read, one: Term, other: Term): boolean {
  if (one.id === other.id) return false;
  const before = /^(?:the|your|natal|his|her)$/;
  let at = other.at - 1;
  while (before.test(words[at] ?? '')) at -= 1;
  const parted = terms.some(
    ({ kind, at: place }) => place > one.at && place < other.at && OF_BODIES.has(kind),
  );
  const stops = words.slice(one.at, other.at).some((word) => /^[,;:]$/.test(word));
  return !parted && !stops && /^(?:with|on|upon|against|to|over)$/.test(words[at] ?? '');
}

const ANGLES = 'conjunction semi-sextile sextile square trine quincunx opposition'.split(' ');
const ZODIAC =
  'aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces'.split(
    ' ',
  );

/** An angle between two signs that is not theirs; it follows from their order alone. */
function signAngle({ terms }: Read): string | null {
  const signs = ids(terms, 'sign');
  const aspects = ids(terms, 'aspect').filter((id) => id !== 'aspect:any');
  const [one, other] = signs.map((id) => ZODIAC.indexOf(id.slice(5)));
  if (signs.length !== 2 || ids(terms, 'body').length > 0) return null;
  const apart = Math.abs(one! - other!);
  const angle = ANGLES[Math.min(apart, 12 - apart)];
  return aspects.find((id) => id !== `aspect:${angle}`) ?? null;
}
