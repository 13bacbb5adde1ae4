import { compose } from '../compose';
import { dayParagraphs } from './day-paragraphs';
import type { HoroscopeFacts } from './facts';
import { listenerOf } from './lines';
import { stretchParagraphs } from './stretch-paragraphs';

/**
 * Composes a horoscope from our authors' passages.
 *
 * It speaks as of one day: what stands in the present tense is so on that day, and an event of the
 * week or month that lies before it is told as over. What changes on the very day is told as a
 * change, never as a state that held for part of it only.
 *
 * A sign's text of a day is one for everybody, and follows from sign, period and language alone.
 */
export function almanac(facts: HoroscopeFacts): string {
  const paragraphs = facts.period.oneDay ? dayParagraphs(facts) : stretchParagraphs(facts);
  return compose(listenerOf(facts), paragraphs);
}
