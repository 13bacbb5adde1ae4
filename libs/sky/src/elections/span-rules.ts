import type { Span } from '../astronomy/search';
import type { HourRuler } from '../calendar/planetary-hours';
import type { Wanderer } from '../calendar/stations';
import type { Condition, ConditionKind } from './conditions';
import * as days from './day-spans';
import * as moon from './moon-spans';
import * as planets from './planet-spans';
import type { Surroundings } from './surroundings';

type Rule = (around: Surroundings, words: readonly string[]) => Span[];

/** The words of a condition come from its own list, so they name what its rule takes. */
const RULES: Readonly<Record<ConditionKind, Rule>> = {
  waxing: ({ range }) => moon.waxing(range, true),
  waning: ({ range }) => moon.waxing(range, false),
  'not-void': ({ range }) => moon.notVoid(range),
  'moon-in': ({ range }, signs) => moon.moonIn(range, signs, true),
  'moon-not-in': ({ range }, signs) => moon.moonIn(range, signs, false),
  'moon-aspect': ({ range }, [body]) => moon.moonAspect(range, body as 'sun' | 'venus' | 'jupiter'),
  'moon-clear-of': ({ range }, [body]) => moon.moonClearOf(range, body as 'mars' | 'saturn'),
  'not-via-combusta': ({ range }) => moon.notViaCombusta(range),
  direct: ({ range }, [planet]) => planets.direct(range, planet as Wanderer),
  'not-combust': ({ range }, [planet]) => planets.notCombust(range, planet as Wanderer),
  'no-eclipse': ({ range }, [count]) => planets.noEclipse(range, Number(count)),
  rising: (around, signs) => days.rising(around, signs),
  'day-of': (around, rulers) => days.ruledBy(around, 'day', rulers as HourRuler[]),
  'hour-of': (around, rulers) => days.ruledBy(around, 'hour', rulers as HourRuler[]),
  tithi: ({ range }) => moon.goodTithi(range),
  nakshatra: ({ range }, natures) => moon.nakshatraOf(range, natures),
  'wedding-nakshatra': ({ range }) => moon.weddingNakshatra(range),
  yoga: ({ range }) => moon.goodYoga(range),
  'no-vishti': ({ range }) => moon.notVishti(range),
  'no-panchaka': ({ range }) => moon.notPanchaka(range),
  'no-rahu-kalam': (around) => days.outside(around, ({ rahuKalam }) => rahuKalam),
  'no-yamaganda': (around) => days.outside(around, ({ yamaganda }) => yamaganda),
  'no-gulika': (around) => days.outside(around, ({ gulika }) => gulika),
  abhijit: (around) => days.parts(around, ({ abhijit }) => (abhijit ? [abhijit] : [])),
  'good-choghadiya': (around) =>
    days.parts(around, ({ choghadiya: { day, night } }) =>
      [...day, ...night].filter(({ quality }) => quality === 'good'),
    ),
  visible: ({ range }, [planet]) => planets.visible(range, planet as 'venus' | 'jupiter'),
  'no-kharmas': ({ range }) => planets.notKharmas(range),
  'sun-up': (around) => days.sunUp(around),
  'by-day': (around) => days.byDay(around),
  weekday: (around, names) => days.onWeekdays(around, names),
};

/**
 * When a condition is met in its surroundings: spans in order that do not overlap, and may reach
 * beyond the range.
 *
 * @throws SkyError `out_of_range`.
 */
export function spansOf({ kind, words }: Condition, around: Surroundings): Span[] {
  return RULES[kind](around, words);
}
