import { lifeCycles, type LifeCycle } from '@cosmic/divination/numerology/life-cycles';

/** A life cycle with its days; `to` is the last day, null where it has no end. */
export interface Stretch extends LifeCycle {
  readonly from: Date;
  readonly to: Date | null;
  readonly isNow: boolean;
}

/** The four life cycles of a birth date, `YYYY-MM-DD`, each from a birthday to the day before one. */
export function stretchesOf(dob: string, now: Date): Stretch[] {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  return lifeCycles(dob).map((cycle) => {
    const from = birthday(dob, cycle.fromAge);
    const end = cycle.toAge === null ? null : birthday(dob, cycle.toAge);
    return {
      ...cycle,
      from,
      to: end && new Date(end.getTime() - DAY_MS),
      isNow: from.getTime() <= today && (!end || today < end.getTime()),
    };
  });
}

const DAY_MS = 86_400_000;

/** Where a year has no 29 February, that birthday is on 1 March. */
function birthday(dob: string, age: number): Date {
  const [year = 0, month = 1, day = 1] = dob.split('-').map(Number);
  return new Date(Date.UTC(year + age, month - 1, day));
}
