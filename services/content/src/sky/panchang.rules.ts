import type {
  PanchangDayQuery,
  PanchangMonthDay,
  PanchangMonthQuery,
  PanchangOfDay,
} from '@cosmic/contracts/sky/panchang';
import type { LimbSpan } from '@cosmic/sky/jyotish/limbs';
import { panchangMonth, type PanchangMonthDay as SkyDay } from '@cosmic/sky/jyotish/month';
import type { PanchangDay } from '@cosmic/sky/jyotish/panchang';

/** The days of a month at a place, as the Indian calendar has them. */
export function panchangDays({
  month,
  latitude,
  longitude,
  zone,
}: PanchangMonthQuery): PanchangMonthDay[] {
  const days = panchangMonth(datesOf(month), { latitude, longitude }, zone);
  return days.map((day) => ({ ...told(day), panchang: day.panchang && limbsOf(day.panchang) }));
}

/** One day at a place, with the Sun and Rahu kalam. */
export function panchangDay({ date, latitude, longitude, zone }: PanchangDayQuery): PanchangOfDay {
  const [day] = panchangMonth([date], { latitude, longitude }, zone);
  if (!day) return { date, panchang: null, festivals: [], observances: [] };
  const { panchang } = day;
  return {
    ...told(day),
    panchang: panchang && {
      ...limbsOf(panchang),
      sunset: panchang.sunset.toISOString(),
      rahuKalam: {
        from: panchang.parts.rahuKalam.from.toISOString(),
        to: panchang.parts.rahuKalam.to.toISOString(),
      },
    },
  };
}

function told({ date, festivals, observances }: SkyDay) {
  return { date, festivals: [...festivals], observances: [...observances] };
}

function limbsOf({ sunrise, amanta, limbs }: PanchangDay) {
  return {
    sunrise: sunrise.toISOString(),
    amanta: { index: amanta.index, adhika: amanta.adhika },
    tithi: limbs.tithi.map(endOf),
    nakshatra: limbs.nakshatra.map(endOf),
  };
}

const endOf = ({ number, to }: LimbSpan) => ({ number, to: to.toISOString() });

function datesOf(month: string): string[] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: days }, (_, day) => `${month}-${String(day + 1).padStart(2, '0')}`);
}
