import type { Language } from '@cosmic/contracts/language';
import type { Place } from '@cosmic/contracts/sky/places';
import type { Fact } from '@cosmic/contracts/readings/readings';
import { likelyInstant, readClock, type ClockReading } from '@cosmic/sky/places/clock';
import { ownClocks } from '@cosmic/sky/places/zone-history';
import { coordinatesOf, townOf } from '../words/place-words';
import { dateIn } from './clock';

interface TimedBirth {
  readonly dob: string;
  readonly time: string;
  readonly place: Place;
}

const WORDS = {
  en: {
    birth: 'Birth',
    clock: 'Clocks',
    repeated: 'went back that day and showed this time twice; the earlier one is taken',
    skipped:
      'went forward that day and left this time out; it is read as if they had not moved yet',
    localMeanTime: 'showed local mean time, four minutes for each degree of longitude',
  },
  hi: {
    birth: 'जन्म',
    clock: 'घड़ियाँ',
    repeated: 'उस दिन पीछे की गईं और यह समय दो बार आया; पहला लिया गया है',
    skipped: 'उस दिन आगे की गईं और यह समय आया ही नहीं; ऐसे पढ़ा गया जैसे वे अभी हिली न हों',
    localMeanTime: 'स्थानीय माध्य समय पर थीं, हर देशांतर अंश के चार मिनट',
  },
} as const;

/** The instant of a birth, and what is told of how it was read off the clock of its place. */
export function timedBirth(
  language: Language,
  { dob, time, place }: TimedBirth,
): { readonly at: Date; readonly said: readonly Fact[] } {
  const reading = readClock(dob, time, place.zone, ownClocks(place.zone, place.longitude));
  const words = WORDS[language];
  const value = `${dateIn(language, dob)}, ${time}, ${townOf(place, language)}, ${coordinatesOf(place)}`;
  const clock = clockNote(reading);
  return {
    at: likelyInstant(reading),
    said: [
      { key: 'birth', label: words.birth, value },
      ...(clock ? [{ key: 'clock', label: words.clock, value: words[clock] }] : []),
    ],
  };
}

function clockNote(reading: ClockReading): 'repeated' | 'skipped' | 'localMeanTime' | undefined {
  if (reading.kind === 'repeated' || reading.kind === 'skipped') return reading.kind;
  return reading.instants[0]?.localMeanTime ? 'localMeanTime' : undefined;
}
