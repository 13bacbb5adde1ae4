import type { Fact } from '@cosmic/contracts/readings/readings';
import type { Ayanamsa } from '@cosmic/sky/jyotish/ayanamsas';
import { SADE_SATI_PHASES, type SadeSatiPhase } from '@cosmic/sky/jyotish/sade-sati';
import { JYOTISH_NAMES } from '../jyotish/names';
import { SCHOOLS } from '../jyotish/school';
import type { SadeSatiFacts } from './facts';
import type { Season } from './seasons';
import { SADE_SATI_WORDS } from './words';

type Known = Omit<SadeSatiFacts, 'shown' | 'figure'>;

/** What a reader sees of sade sati: its rule, the Moon's sign, and each part with its dates. */
export function sadeSatiShown(known: Known, ayanamsa: Ayanamsa): Fact[] {
  const { language, said, rashi, others, isPlaced, season, before, seasons, state } = known;
  const words = SADE_SATI_WORDS[language].facts;
  const names = JYOTISH_NAMES[language];
  const moons = [rashi, ...others].map((one) => names.rashi(one));
  const after = season && seasons[seasons.indexOf(season) + 1];
  return [
    ...said,
    {
      key: 'rule',
      label: words.rule,
      value: words.ruleValue(SCHOOLS[language].ayanamsas[ayanamsa]),
    },
    {
      key: 'moon',
      label: words.moon,
      value: others.length === 0 ? words.sure(moons.join('')) : words.open(moons, isPlaced),
    },
    {
      key: 'signs',
      label: words.signs,
      value: [11, 0, 1].map((step) => names.rashi((rashi + step) % 12)).join(', '),
    },
    { key: 'now', label: words.now, value: nowValue(known) },
    ...(season ? SADE_SATI_PHASES.flatMap((phase) => partFact(known, season, phase)) : []),
    ...(before ? [{ key: 'before', label: words.before, value: whole(known, before) }] : []),
    ...(after ? [{ key: 'after', label: words.after, value: whole(known, after) }] : []),
    ...(state === 'none' ? [{ key: 'over', label: words.after, value: words.none }] : []),
  ];
}

function nowValue({ language, state, span, season, date }: Known): string {
  const words = SADE_SATI_WORDS[language].facts;
  if (state === 'running' && span) return words.running(words.phases[span.phase], date(span.to));
  if (state === 'ahead' && season) return words.ahead(date(season.from));
  return state === 'pause' ? words.pause : words.none;
}

function partFact(known: Known, { spans }: Season, phase: SadeSatiPhase): Fact[] {
  const { language, date } = known;
  const words = SADE_SATI_WORDS[language].facts;
  const told = spans
    .filter((span) => span.phase === phase)
    .map(({ from, to }) => words.fromTo(date(from), date(to)));
  return told.length > 0 ? [{ key: phase, label: words.parts[phase], value: told.join('; ') }] : [];
}

function whole({ language, date }: Known, { from, to }: Season): string {
  return SADE_SATI_WORDS[language].facts.fromTo(date(from), date(to));
}
