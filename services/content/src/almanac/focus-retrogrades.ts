import type { Planet } from '@cosmic/sky/bodies';
import { retrogradePeriods, type RetrogradePeriod } from '@cosmic/sky/calendar/retrograde';
import { WANDERERS, type Wanderer } from '@cosmic/sky/calendar/stations';
import type { Fact } from '@cosmic/contracts/readings/readings';
import type { Section } from './article';
import type { Month } from './month';
import { afterYear } from './focus-span';
import type { Course } from './focus-course';
import type { SkyWords } from './sky-words';

/** Whether a planet runs backwards in the period; where it does not, when it will. */
export function retrogradeSection(
  { names, span, passages, retrograde }: SkyWords,
  planet: Wanderer,
  { retrogrades }: Course,
  { period }: Month,
): Section {
  const { text, slowDown, rhythm } = passages.retrograde[planet];
  const spans = names.listed(retrogrades.map(span));
  return {
    heading: retrograde.asks(planet),
    paragraphs:
      retrogrades.length > 0
        ? [retrograde.yes(spans, rhythm), `${text} ${slowDown}`]
        : [retrograde.no(planet, period, nextRetrograde(planet, period.to), rhythm)],
  };
}

/** The first backward stretch that begins after an instant, if there is one soon. */
export function nextRetrograde(planet: Wanderer, from: Date): RetrogradePeriod | undefined {
  const to = afterYear(afterYear(from));
  return retrogradePeriods(planet, from, to).find((period) => period.from >= from);
}

/** Every backward stretch of the period. */
export function retrogradesIn({ period }: Month): RetrogradePeriod[] {
  return WANDERERS.flatMap((planet) => retrogradePeriods(planet, period.from, period.to));
}

/** What is told where no planet was named; there has to be one that runs backwards. */
export function allRetrogrades(
  { span, passages, retrograde }: SkyWords,
  periods: readonly RetrogradePeriod[],
  { period }: Month,
): Section {
  const { text, slowDown } = passages.retrograde[periods[0]!.body];
  return {
    heading: retrograde.who(period),
    paragraphs: [retrograde.what, `${text} ${slowDown}`],
    list: periods.map((stretch) => `${retrograde.name(stretch.body)}: ${span(stretch)}`),
  };
}

/** A backward stretch as a fact. */
export function retrogradeFact(
  { retrograde, course }: SkyWords,
  { body, from, to }: RetrogradePeriod,
): Fact {
  return {
    key: `retrograde-${body}-${from.getUTCFullYear()}-${from.getUTCMonth() + 1}`,
    label: retrograde.name(body),
    value: course.factSpan({ from, to }),
  };
}

/** Whether a planet ever runs backwards. */
export function isWanderer(planet: Planet): planet is Wanderer {
  return (WANDERERS as readonly Planet[]).includes(planet);
}
