import type { SkyEvent } from '@cosmic/sky/calendar/calendar';
import { eventName } from '@cosmic/sky/calendar/event-names';
import { moonEvents } from '@cosmic/sky/calendar/moon-events';
import { capitalized, fullDate, listed, signBy } from '@cosmic/tools/wording';
import type { Focus } from '../subjects/focus';
import type { ArticleRequest, Section } from './article';
import type { Month } from './month';
import { eventSentence } from './sky';
import { afterYear } from './focus-span';

/** The asked phases of the period and, where a sign was named that none of them is in, the next that is. */
export function phasesAsked({ phases, signs }: Focus, { period }: Month): SkyEvent[] {
  const end = afterYear(period.to);
  const asked = moonEvents(period.from, end).filter(({ phase }) => phases.includes(phase));
  const there = asked.filter(({ at }) => at < period.to);
  const missing = signs.filter((sign) => !there.some((event) => event.sign === sign));
  const later = missing.flatMap((sign) => asked.find((event) => event.sign === sign) ?? []);
  return [...there, ...later];
}

/** What is told of the phases that were asked for. */
export function phaseSection(focus: Focus, month: Month, { seed }: ArticleRequest): Section {
  const { period } = month;
  const events = phasesAsked(focus, month);
  const there = events.filter(({ at }) => at < period.to);
  const later = events.filter(({ at }) => at >= period.to);
  const [first] = there;
  return {
    heading: `The ${listed(focus.phases.map(phaseWords))} of ${period.name}`,
    paragraphs: [
      ...there.map((event) => eventSentence(event, seed)),
      ...(later.length > 0 && first
        ? [
            `First things first: not every such Moon falls where one expects it, and those of ${period.name} stand in ${listed([...new Set(there.map(({ sign }) => signBy(sign).name))])}.`,
          ]
        : []),
      ...later.map(
        (event) =>
          `The next one of the sign that was asked for is the ${eventName(event)}, on ${fullDate(event.at)}.`,
      ),
    ],
  };
}

/** `Full Moon` for `full-moon`. */
export function phaseWords(phase: Focus['phases'][number]): string {
  return phase.split('-').map(capitalized).join(' ');
}
