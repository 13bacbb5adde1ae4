import type { SkyEvent } from '@cosmic/sky/calendar/calendar';
import type { Quarter } from '@cosmic/sky/astronomy/moon';
import { DOMAINS, meaningOf } from './meanings';

const QUARTERS: Readonly<Record<Quarter, string>> = {
  'new-moon':
    'The Moon is dark and the month begins again. A quiet night for naming what you want.',
  'first-quarter': 'Half lit and growing. What was begun at the New Moon meets its first test.',
  'full-moon': 'Up from dusk to dawn. What was begun two weeks ago shows its face.',
  'last-quarter': 'Half lit and waning. A time to hand back, to finish, to clear the table.',
};

const ECLIPSES = {
  sun: 'The New Moon passes before the Sun. A pause in the plan, and room for another one.',
  moon: "The Full Moon passes through the Earth's shadow. Something comes to its end in plain sight.",
} as const;

/** What an event of the sky is about, in a sentence or two. */
export function wordsFor(event: SkyEvent): string {
  switch (event.kind) {
    case 'moon-phase':
      return QUARTERS[event.phase];
    case 'eclipse':
      return ECLIPSES[event.eclipsed];
    case 'ingress':
      return event.retrograde
        ? `Back in a sign it had left. ${meaningOf(event.body, event.sign)}`
        : meaningOf(event.body, event.sign);
    case 'station':
      return event.turns === 'retrograde'
        ? `It stands still and turns back. ${DOMAINS[event.body]} asks for a second look.`
        : `It stands still and goes on. ${DOMAINS[event.body]} finds its way again.`;
    case 'void-of-course':
      return 'The Moon makes no further aspect in its sign. Good hours for rest and routine.';
  }
}
