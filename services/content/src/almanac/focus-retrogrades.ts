import type { Planet } from '@cosmic/sky/bodies';
import { retrogradePeriods, type RetrogradePeriod } from '@cosmic/sky/calendar/retrograde';
import { WANDERERS, type Wanderer } from '@cosmic/sky/calendar/stations';
import { RETROGRADES } from '@cosmic/divination/retrograde/retrogrades';
import type { Fact } from '@cosmic/contracts/readings';
import { fullDate, listed, planetLabel, planetName } from '@cosmic/tools/wording';
import type { Section } from './article';
import type { Month } from './month';
import { afterYear } from './focus-span';
import type { Course } from './focus-course';

/** Whether a planet runs backwards in the period; where it does not, when it will. */
export function retrogradeSection(
  planet: Wanderer,
  { retrogrades }: Course,
  { period }: Month,
): Section {
  const { text, slowDown, rhythm } = RETROGRADES[planet];
  const name = planetName(planet);
  const [first] = retrogrades;
  if (!first) {
    const next = nextRetrograde(planet, period.to);
    return {
      heading: `Does ${name} run backwards?`,
      paragraphs: [
        `No. In ${period.name} ${name} moves forward throughout.${next ? ` Its next backward stretch is from ${fullDate(next.from)} to ${fullDate(next.to)}, for that happens ${rhythm}.` : ''}`,
      ],
    };
  }
  const spans = retrogrades.map(({ from, to }) => `from ${fullDate(from)} to ${fullDate(to)}`);
  return {
    heading: `Does ${name} run backwards?`,
    paragraphs: [
      `Yes, it is retrograde ${listed(spans)}. Seen from the Earth a planet seems to go back when we overtake it on the inner lane, or are overtaken; nothing about the planet itself has changed. It happens ${rhythm}.`,
      `${text} ${slowDown}`,
    ],
  };
}

function nextRetrograde(planet: Wanderer, from: Date): RetrogradePeriod | undefined {
  const to = afterYear(afterYear(from));
  return retrogradePeriods(planet, from, to).find((period) => period.from >= from);
}

/** Every backward stretch of the period. */
export function retrogradesIn({ period }: Month): RetrogradePeriod[] {
  return WANDERERS.flatMap((planet) => retrogradePeriods(planet, period.from, period.to));
}

/** What is told where no planet was named; there has to be one that runs backwards. */
export function allRetrogrades(periods: readonly RetrogradePeriod[], { period }: Month): Section {
  const [first] = periods;
  const { text, slowDown } = RETROGRADES[first!.body];
  return {
    heading: `Who runs backwards in ${period.name}`,
    paragraphs: [
      'A planet is called retrograde while, seen from the Earth, it seems to run backwards. It seems to go back when we overtake it on the inner lane, or are overtaken; nothing about the planet itself has changed.',
      `${text} ${slowDown}`,
    ],
    list: periods.map(
      ({ body, from, to }) =>
        `${planetLabel(body)} retrograde: from ${fullDate(from)} to ${fullDate(to)}`,
    ),
  };
}

/** A backward stretch as a fact. */
export function retrogradeFact({ body, from, to }: RetrogradePeriod): Fact {
  return {
    key: `retrograde-${body}-${from.getUTCFullYear()}-${from.getUTCMonth() + 1}`,
    label: `${planetLabel(body)} retrograde`,
    value: `${fullDate(from)} to ${fullDate(to)}`,
  };
}

/** Whether a planet ever runs backwards. */
export function isWanderer(planet: Planet): planet is Wanderer {
  return (WANDERERS as readonly Planet[]).includes(planet);
}
