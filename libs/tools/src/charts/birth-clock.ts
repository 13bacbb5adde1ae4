import type { Language } from '@cosmic/contracts/language';
import type { Fact } from '@cosmic/contracts/readings/readings';
import { likelyInstant, type ClockReading } from '@cosmic/sky/places/clock';
import { BIRTH_WORDS, type ClockTold } from '../words/birth-words';
import { SKY_NAMES } from '../words/sky-names';
import { timeOfDay } from '../wording';

/** How the clock of a birth was read, in words for its facts. */
export function clockTold(
  dob: string,
  time: string,
  zone: string,
  reading: ClockReading,
  language: Language,
): ClockTold {
  const at = likelyInstant(reading);
  const { date } = SKY_NAMES[language];
  const [instant] = reading.instants;
  return {
    day: date(new Date(`${dob}T12:00:00Z`)),
    time,
    zone,
    isLocalMeanTime: instant?.localMeanTime ?? false,
    isPutForward: instant?.daylightSaving ?? false,
    utc: timeOfDay(at),
    utcDay: at.toISOString().slice(0, 10) === dob ? undefined : date(at),
  };
}

/** That a time was shown twice or left out on its day; nothing where it was neither. */
export function clockFacts(time: string, reading: ClockReading, language: Language): Fact[] {
  const { labels, repeated, skipped } = BIRTH_WORDS[language];
  const fact = (value: string): Fact[] => [{ key: 'clock', label: labels.clock, value }];
  if (reading.kind === 'repeated') {
    const [earlier, later] = reading.instants;
    return fact(repeated(time, timeOfDay(earlier.utc), timeOfDay(later.utc)));
  }
  return reading.kind === 'skipped'
    ? fact(skipped(time, timeOfDay(reading.gap.byOffsetBefore)))
    : [];
}
