import type { LimbEnd, PanchangMonthDay } from '@cosmic/contracts/sky/panchang';
import { clockTime } from '@cosmic/sky/places/zone';
import { jyotishStrings } from '../figures/jyotish/jyotish.strings';
import { panchangWords as s } from './panchang-words.strings';

/** A server that is newer than this page may know of more of them. */
const FESTIVALS: Readonly<Record<string, string>> = s.festivals;
const OBSERVANCES: Readonly<Record<string, string>> = s.observances;

export function festivalName({
  festival,
  isOfOthers,
}: PanchangMonthDay['festivals'][number]): string {
  const name = FESTIVALS[festival] ?? festival;
  return isOfOthers ? s.ofOthers(name) : name;
}

export function observanceName(observance: string): string {
  return OBSERVANCES[observance] ?? observance;
}

/** A tithi or a nakshatra with its end by the clock of a place: `Shukla Dwitiya until 14:05`. */
export function limbUntil(limb: 'tithi' | 'nakshatra', span: LimbEnd, zone: string): string {
  return s.until(limbName(limb, span), clockTime(zone, new Date(span.to)));
}

export function limbName(limb: 'tithi' | 'nakshatra', { number }: LimbEnd): string {
  return jyotishStrings.limb(limb, number);
}
