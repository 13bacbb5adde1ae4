import type { SkyEvent } from '@cosmic/sky/calendar/calendar';
import { moonEvents } from '@cosmic/sky/calendar/moon-events';
import type { Focus } from '../subjects/focus';
import type { ArticleRequest, Section } from './article';
import type { Month } from './month';
import { eventSentence } from './events';
import type { SkyWords } from './sky-words';
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
export function phaseSection(
  words: SkyWords,
  focus: Focus,
  month: Month,
  { seed }: ArticleRequest,
): Section {
  const { names, phases, phaseName } = words;
  const { period } = month;
  const events = phasesAsked(focus, month);
  const there = events.filter(({ at }) => at < period.to);
  const later = events.filter(({ at }) => at >= period.to);
  const signs = names.listed([...new Set(there.map(({ sign }) => names.sign(sign)))]);
  return {
    heading: phases.heading(names.listed(focus.phases.map(phaseName)), period),
    paragraphs: [
      ...there.map((event) => eventSentence(words, event, seed)),
      ...(later.length > 0 && there.length > 0 ? [phases.elsewhere(period, signs)] : []),
      ...later.map(phases.next),
    ],
  };
}
