import { eclipses, type Eclipse } from '@cosmic/sky/calendar/eclipses';
import type { Fact } from '@cosmic/contracts/readings/readings';
import { compose } from '@cosmic/tools/compose';
import type { ArticleRequest, Section } from './article';
import { eventFacts, eventLines } from './events';
import type { Month } from './month';
import { afterYear } from './focus-span';
import type { SkyWords } from './sky-words';

/** The eclipses of the period; where it has none, the next one. */
export function eclipsesIn({ period }: Month): Eclipse[] {
  const there = eclipses(period.from, period.to);
  if (there.length > 0) return there;
  return eclipses(period.to, afterYear(period.to)).slice(0, 1);
}

/** What is told of eclipses, in the period or later. */
export function eclipseSection(
  words: SkyWords,
  events: readonly Eclipse[],
  { period }: Month,
  { seed }: ArticleRequest,
): Section {
  const { names, passages, eclipses: say, eclipseSlots } = words;
  const isThere = events.some(({ at }) => at < period.to);
  const lines = events.map((event) => {
    const slots = { date: names.date(event.at), sign: names.sign(event.sign) };
    return [{ from: passages.eclipse, slots: { ...slots, ...eclipseSlots(event) } }];
  });
  const told = compose([seed, 'eclipses'], lines).split('\n\n');
  return {
    heading: isThere ? say.heading(period) : say.later,
    paragraphs: isThere ? told : [say.none(period), ...told],
    list: eventLines(words, events),
  };
}

/** An eclipse as a fact, with the sign of the light that is eclipsed. */
export function eclipseFacts(words: SkyWords, eclipse: Eclipse, index: number): Fact[] {
  const { names, planetInSign } = words;
  return eventFacts(words, [eclipse]).map(({ label, value }) => ({
    key: `eclipse-${index + 1}`,
    label,
    value: `${value}, ${planetInSign(eclipse.eclipsed, names.sign(eclipse.sign))}`,
  }));
}
