import type { Fact } from '@cosmic/contracts/readings/readings';
import type { SkyEvent } from '@cosmic/sky/calendar/calendar';
import { seeded } from '@cosmic/divination/draw/seeded';
import { compose } from '@cosmic/tools/compose';
import type { SkyPassages, SkyWords } from './sky-words';

/** Events as facts, each with its day. */
export function eventFacts({ eventName, names }: SkyWords, events: readonly SkyEvent[]): Fact[] {
  return events.map((event, index) => ({
    key: `event-${index + 1}`,
    label: eventName(event),
    value: names.date(event.at),
  }));
}

/** Events as lines of a list, each behind its day. */
export function eventLines(words: SkyWords, events: readonly SkyEvent[]): string[] {
  return eventFacts(words, events).map(({ label, value }) => `${value}: ${label}`);
}

/**
 * An event of the sky in a sentence or two.
 *
 * @param turn its place among events told one below the other, so that no two begin alike
 */
export function eventSentence(
  { names, passages, first, eclipseSlots }: SkyWords,
  event: SkyEvent,
  seed: string,
  turn?: number,
): string {
  const slots = {
    date: names.date(event.at),
    sign: names.sign(event.sign),
    planet: 'body' in event ? first(names.planetName(event.body)) : '',
    theme: 'body' in event ? passages.theme[event.body] : '',
    ...(event.kind === 'eclipse' && eclipseSlots(event)),
  };
  const from = passagesOf(passages, event);
  if (turn === undefined) {
    return compose([seed, event.at.toISOString(), event.kind], [[{ from, slots }]]);
  }
  const inOrder = seeded(seed, event.kind).shuffle(from);
  return compose([seed], [[{ from: inOrder.slice(turn % from.length).slice(0, 1), slots }]]);
}

function passagesOf(passages: SkyPassages, event: SkyEvent): readonly string[] {
  switch (event.kind) {
    case 'moon-phase':
      return passages.phase[event.phase];
    case 'eclipse':
      return passages.eclipse;
    case 'ingress':
      return passages.ingress;
    case 'station':
      return event.turns === 'retrograde' ? passages.turnsRetrograde : passages.turnsDirect;
    case 'void-of-course':
      return [];
  }
}
