import { PLANETS } from '@cosmic/sky/bodies';
import { ASPECTS } from '@cosmic/sky/charts/aspects';
import { SIGNS } from '@cosmic/sky/zodiac';
import { FIRST_ASKED, KINDS, madeGood, PHASE_NAMES, type Asked, type Kind } from './asked-event';

type Choice = Exclude<keyof Asked, 'kind'>;

/** What each kind of event is made of, in the order in which an address has it. */
const CHOICES: Readonly<Record<Kind, readonly Choice[]>> = {
  ingress: ['body', 'sign'],
  station: ['body', 'turns'],
  phase: ['phase'],
  eclipse: ['eclipsed'],
  aspect: ['body', 'aspect', 'other'],
  transit: ['body', 'aspect', 'point'],
};

const OPTIONS: Readonly<Record<Choice, readonly string[]>> = {
  body: PLANETS,
  sign: SIGNS.map(({ key }) => key),
  turns: ['retrograde', 'direct'],
  phase: Object.keys(PHASE_NAMES),
  eclipsed: ['sun', 'moon'],
  other: PLANETS,
  aspect: ASPECTS.map(({ key }) => key),
  point: [...PLANETS, 'ascendant', 'midheaven'],
};

/** A chosen event as an address has it: `ingress.moon.taurus`, `eclipse.sun`. */
export function codeOf(asked: Asked): string {
  return [asked.kind, ...CHOICES[asked.kind].map((choice) => asked[choice])].join('.');
}

/** The event that an address names; undefined where it names none. */
export function askedIn(code: string | null): Asked | undefined {
  const [first, ...values] = code?.split('.') ?? [];
  const kind = KINDS.find((one) => one === first);
  if (!kind) return undefined;
  const choices = CHOICES[kind];
  const isWhole =
    values.length === choices.length &&
    choices.every((choice, index) => OPTIONS[choice].includes(values[index]!));
  if (!isWhole) return undefined;
  const chosen = Object.fromEntries(choices.map((choice, index) => [choice, values[index]]));
  return madeGood({ ...FIRST_ASKED, ...chosen, kind });
}

/** The instant that an address names; now, where it names none. Milliseconds since 1970. */
export function instantIn(code: string | null): number {
  const at = Date.parse(code ?? '');
  return Number.isNaN(at) ? Date.now() : at;
}

/** An instant as an address has it: to the millisecond, without the noughts at its end. */
export function instantCode(at: number): string {
  return new Date(Math.round(at)).toISOString().replace(/(:00)?\.000Z$/, 'Z');
}
