import type { StatedFact } from '@cosmic/narrator/craft/stated';
import { moonAt, type MoonState } from '@cosmic/sky/astronomy/moon';
import { formatPosition, type Sign, type SignKey } from '@cosmic/sky/zodiac';
import type { Context, Facts } from '../maker';
import { phaseAhead, phaseFacts, type PhaseAhead } from '../phase-ahead';
import { DAY_MS, noonOf } from '../today';
import { belong, dayOf, minuteOf, moonPlaced, ownSign, placedAt } from '../stated';
import type { ParamsOf } from '../tool';
import { fullDate, houseFrom, houseName, houseTheme, signBy, weekdayAndDay } from '../wording';
import type { moonReminder } from './tool';

/** A day of the plan, at its noon UTC. */
export interface PlanDay {
  readonly noon: Date;
  readonly moonSign: SignKey;
}

export interface ReminderFacts extends Facts {
  readonly sign: Sign;
  /** The phase and its next time. */
  readonly ahead: PhaseAhead;
  /** Where the phase falls, counted from the sign in whole signs. */
  readonly house: number;
  /** The Moon at noon UTC today. */
  readonly moon: MoonState;
  readonly noon: Date;
  /** Two days before the phase, unless that is over. */
  readonly before: PlanDay | undefined;
  /** The day after it. */
  readonly after: PlanDay;
}

/** When the phase comes next, where it falls, and the days around it. */
export function facts(params: ParamsOf<typeof moonReminder>, { at }: Context): ReminderFacts {
  const sign = signBy(params.sign);
  const ahead = phaseAhead(params.moonPhase, at);
  const noon = noonOf(at);
  const known = {
    sign,
    ahead,
    house: houseFrom(sign.key, ahead.sign),
    moon: moonAt(noon),
    noon,
    before: ahead.days >= 2 ? planDay(ahead.at, -2) : undefined,
    after: planDay(ahead.at, 1),
  };
  return { ...known, shown: shownOf(known) };
}

function planDay(phaseAt: Date, days: number): PlanDay {
  const noon = new Date(noonOf(phaseAt).getTime() + days * DAY_MS);
  return { noon, moonSign: moonAt(noon).sign };
}

function shownOf({ sign, ahead, house, moon, noon, before, after }: Omit<ReminderFacts, 'shown'>) {
  const shown: StatedFact[] = [
    ...phaseFacts(ahead),
    {
      key: 'place-moon',
      label: 'Moon at that minute',
      value: `${formatPosition(ahead.longitude)}, the ${houseName(house)} house from ${sign.name} (${houseTheme(house)})`,
      states: [
        placedAt('moon', ahead.longitude, { house, when: 'now' }),
        belong(`sign:${sign.key}`, `house:${house}`),
      ],
    },
  ];
  if (before) shown.push(planFact('before', 'Two days before', before));
  return [
    ...shown,
    planFact('after', 'The day after', after),
    {
      key: 'moon',
      label: 'Moon today',
      value: `${formatPosition(moon.longitude)}, ${moon.phase}, ${Math.round(moon.illumination * 100)}% lit, at noon UTC on ${fullDate(noon)}`,
      states: [moonPlaced(moon, { at: minuteOf(noon), when: 'now' })],
    },
    { key: 'sign', label: 'Sign', value: sign.name, states: [ownSign(sign.key)] },
  ];
}

function planFact(key: string, label: string, { noon, moonSign }: PlanDay): StatedFact {
  return {
    key,
    label,
    value: `${weekdayAndDay(noon)}, Moon in ${signBy(moonSign).name}`,
    states: [{ is: 'happens', body: 'moon', sign: moonSign, at: dayOf(noon) }],
  };
}
