import { eclipses, type Eclipse } from '@cosmic/sky/calendar/eclipses';
import { eventName } from '@cosmic/sky/calendar/event-names';
import type { Fact } from '@cosmic/contracts/readings';
import { compose } from '@cosmic/tools/compose';
import { fullDate, signBy } from '@cosmic/tools/wording';
import type { ArticleRequest, Section } from './article';
import { eventFacts, type Month } from './month';
import { ECLIPSE } from './planet-passages';
import { afterYear } from './focus-span';
import { eclipseSlots } from './sky';

/** The eclipses of the period; where it has none, the next one. */
export function eclipsesIn({ period }: Month): Eclipse[] {
  const there = eclipses(period.from, period.to);
  if (there.length > 0) return there;
  return eclipses(period.to, afterYear(period.to)).slice(0, 1);
}

/** What is told of eclipses, in the period or later. */
export function eclipseSection(
  events: readonly Eclipse[],
  { period }: Month,
  { seed }: ArticleRequest,
): Section {
  const isThere = events.some(({ at }) => at < period.to);
  const told = compose(
    [seed, 'eclipses'],
    events.map((event) => [
      {
        from: ECLIPSE,
        slots: {
          date: fullDate(event.at),
          sign: signBy(event.sign).name,
          ...eclipseSlots(event),
        },
      },
    ]),
  ).split('\n\n');
  return {
    heading: isThere ? `The eclipses of ${period.name}` : 'When the next eclipse comes',
    paragraphs: isThere ? told : [`There is no eclipse in ${period.name}.`, ...told],
    list: events.map((event) => `${fullDate(event.at)}: ${eventName(event)}`),
  };
}

/** An eclipse as a fact, with the sign of the light that is eclipsed. */
export function eclipseFacts(eclipse: Eclipse, index: number): Fact[] {
  const light = eclipse.eclipsed === 'sun' ? 'Sun' : 'Moon';
  return eventFacts([eclipse]).map(({ label, value }) => ({
    key: `eclipse-${index + 1}`,
    label,
    value: `${value}, ${light} in ${signBy(eclipse.sign).name}`,
  }));
}
