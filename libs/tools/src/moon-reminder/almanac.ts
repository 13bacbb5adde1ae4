import { compose } from '../compose';
import { daysFromToday } from '../charts/phase-ahead';
import { shownTo } from '../reader-clock';
import { SKY_NAMES, type SkyNames } from '../words/sky-names';
import { utcDate } from '../today';
import { timeOfDay } from '../wording';
import type { PlanDay, ReminderFacts } from './facts';
import { WORDS } from './words';

/** Lit by less than this, the Moon is lost in the light of the Sun. */
const DARK = 0.03;

/** Composes a reminder from our authors' passages. */
export function almanac(facts: ReminderFacts, seed: string): string {
  const { language, sign, ahead, house, moon, noon, before, after, zone } = facts;
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  const { weekdayAndDay } = names;
  const phase = names.phase(ahead.phase);
  const when = {
    phase,
    date: weekdayAndDay(shownTo(zone, ahead.at)),
    time: timeOfDay(shownTo(zone, ahead.at)),
    away: daysFromToday(ahead.days, language),
  };
  const span = {
    from: weekdayAndDay(shownTo(zone, ahead.from)),
    to: weekdayAndDay(shownTo(zone, ahead.to)),
  };
  const today = {
    moonSign: names.sign(moon.sign),
    lit: `${Math.round(moon.illumination * 100)}%`,
  };
  return compose(
    [seed, sign.key, ahead.phase, utcDate(noon)],
    [
      [
        { from: words.opening[ahead.phase] },
        { from: zone === undefined ? words.day : words.when, slots: when },
        ahead.underwayUntil
          ? {
              from: words.underway,
              slots: {
                phase,
                until: weekdayAndDay(shownTo(zone, ahead.underwayUntil)),
              },
            }
          : { from: words.span, slots: span },
      ],
      [
        { from: words.inSign[ahead.sign] },
        { from: words.house[house - 1] ?? [], slots: { sign: names.sign(sign.key) } },
        { from: words.habit[sign.key] },
      ],
      [
        { from: words.setDown[ahead.phase] },
        before
          ? { from: words.before[ahead.phase], slots: daySlots(names, 'before', before) }
          : { from: words.short },
        { from: words.onDay[ahead.phase] },
        { from: words.after[ahead.phase], slots: daySlots(names, 'after', after) },
      ],
      [
        { from: moon.illumination < DARK ? words.todayDark : words.today, slots: today },
        { from: words.closing },
      ],
    ],
  );
}

function daySlots(
  { weekdayAndDay, sign }: SkyNames,
  name: 'before' | 'after',
  { noon, moonSign }: PlanDay,
): Record<string, string> {
  return { [name]: weekdayAndDay(noon), [`${name}Sign`]: sign(moonSign) };
}
