import type { Figure } from '@cosmic/contracts/readings/figures';
import type { Fact } from '@cosmic/contracts/readings/readings';
import { PLANETS, type Planet } from '@cosmic/sky/bodies';
import { signOf, SIGNS, type SignKey } from '@cosmic/sky/zodiac';
import type { Slug } from '../catalogue/catalogue';

/** Where a reading leads, and what in it leads there. */
export type NextStep =
  | { readonly to: 'card'; readonly card: string; readonly name: string }
  | {
      readonly to: 'tool';
      readonly slug: Slug;
      /** Fills in the form. */
      readonly params: Readonly<Record<string, string>>;
      readonly because: Because;
    };

/** Found in the reading itself. */
export type Because =
  | { readonly found: 'planet' | 'retrograde'; readonly planet: Planet }
  | { readonly found: 'today' | 'company' | 'love'; readonly sign: SignKey }
  | { readonly found: 'number'; readonly number: string }
  | { readonly found: 'pair' | 'moon' | 'open' };

interface Told {
  readonly toolType: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly facts: readonly Fact[];
  readonly figure: Figure | null;
}

const MAX_STEPS = 2;

/**
 * Two ways on that follow from a reading: its card, its number, its two signs, a planet that turns back or has
 * a part in it, its sign. None leads to the tool that it came from.
 */
export function nextSteps({ toolType, params, facts, figure }: Told): NextStep[] {
  const steps = [
    ...fromFigure(figure),
    ...fromSigns(params),
    ...fromPlanets(params, facts),
    ...fromSign(params, facts),
    tool('moon-reminder', { moonPhase: 'full-moon' }, { found: 'moon' }),
    tool('tarot', { spread: 'daily' }, { found: 'open' }),
  ];
  const seen = new Set<string>([toolType]);
  const others = steps.filter((step) => {
    const key = step.to === 'tool' ? step.slug : step.to;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  return others.slice(0, MAX_STEPS);
}

function tool(slug: Slug, params: Record<string, string>, because: Because): NextStep {
  return { to: 'tool', slug, params, because };
}

function fromFigure(figure: Figure | null): NextStep[] {
  if (figure?.kind === 'cards') {
    const [first] = figure.cards;
    return first ? [{ to: 'card', card: first.id, name: first.name }] : [];
  }
  if (figure?.kind !== 'numbers') return [];
  const road = figure.tiles[0]?.value;
  if (typeof road !== 'number') return [];
  // As people meet a number: 777, or 1111 for an eleven.
  const number = String(road).repeat(road > 9 ? 2 : 3);
  return [tool('angel-number', { number }, { found: 'number', number })];
}

function fromSigns(params: Told['params']): NextStep[] {
  const [one, other] = [signIn(params, 'sign1'), signIn(params, 'sign2')];
  if (!one || !other) return [];
  return [
    tool('zodiac-dating', { sign1: one, sign2: other }, { found: 'pair' }),
    tool('love-forecast', { sign: one, period: 'week' }, { found: 'love', sign: one }),
  ];
}

/** A planet that turns back comes first, then the one that rules, then whichever is told of. */
function fromPlanets(params: Told['params'], facts: readonly Fact[]): NextStep[] {
  const asked = PLANETS.find((known) => known === params['planet']);
  const told = facts.flatMap(({ key, value }) => {
    const planet = PLANETS.find((known) => key.split('-').includes(known));
    return planet ? [{ planet, value }] : [];
  });
  const back = told.find(({ value }) => /retrograde/.test(value))?.planet;
  const ruler = facts.find(({ key }) => key === 'ruler')?.value ?? '';
  const ruling = PLANETS.find((known) => ruler.toLowerCase().startsWith(known));
  const planet =
    asked ?? ruling ?? told.find(({ planet: one }) => one !== 'sun' && one !== 'moon')?.planet;
  const sign = signIn(params, 'sign');
  return [
    ...(back && back !== 'sun' && back !== 'moon'
      ? [
          tool(
            'retrograde-impact',
            { planet: back, ...(sign && { sign }) },
            { found: 'retrograde', planet: back },
          ),
        ]
      : []),
    ...(planet ? [tool('planet-day', { planet }, { found: 'planet', planet })] : []),
  ];
}

function fromSign(params: Told['params'], facts: readonly Fact[]): NextStep[] {
  const told = facts.find(({ key }) => key === 'sign' || key === 'sun')?.value ?? '';
  const sign =
    signIn(params, 'sign') ??
    signIn(params, 'sign1') ??
    signIn(params, 'risingSign') ??
    SIGNS.find(({ name }) => told.startsWith(name))?.key;
  if (!sign) return [];
  return [
    tool('horoscope', { sign, timeframe: 'today' }, { found: 'today', sign }),
    tool('compatibility', { sign1: sign }, { found: 'company', sign }),
  ];
}

function signIn(params: Told['params'], name: string): SignKey | undefined {
  const value = params[name];
  return typeof value === 'string' ? signOf(value)?.key : undefined;
}
