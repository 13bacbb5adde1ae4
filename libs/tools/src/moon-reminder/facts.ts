import type { Language } from '@cosmic/contracts/language';
import type { StatedFact } from '@cosmic/narrator/craft/stated';
import { moonAt, type MoonState } from '@cosmic/sky/astronomy/moon';
import type { Sign, SignKey } from '@cosmic/sky/zodiac';
import type { Context, Facts } from '../maker';
import { phaseAhead, phaseFacts, type PhaseAhead } from '../charts/phase-ahead';
import { shownTo, type ReaderZone } from '../reader-clock';
import { SKY_NAMES } from '../words/sky-names';
import { DAY_MS, noonOf } from '../today';
import { belong, dayOf, minuteOf, moonPlaced, ownSign, placedAt } from '../stated';
import type { ParamsOf } from '../tool';
import { houseFrom, signBy } from '../wording';
import type { moonReminder } from './tool';
import { WORDS } from './words';

/** A day of the plan, at its noon UTC. */
export interface PlanDay {
  readonly noon: Date;
  readonly moonSign: SignKey;
}

export interface ReminderFacts extends Facts {
  readonly language: Language;
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
  readonly zone: ReaderZone;
}

/** When the phase comes next, where it falls, and the days around it. */
export function facts(params: ParamsOf<typeof moonReminder>, { at }: Context): ReminderFacts {
  const sign = signBy(params.sign);
  const ahead = phaseAhead(params.moonPhase, at, params.zone);
  const noon = noonOf(at);
  const known = {
    language: params.language ?? 'en',
    sign,
    ahead,
    house: houseFrom(sign.key, ahead.sign),
    moon: moonAt(noon),
    noon,
    before: ahead.days >= 2 ? planDay(shownTo(params.zone, ahead.at), -2) : undefined,
    after: planDay(shownTo(params.zone, ahead.at), 1),
    zone: params.zone,
  };
  return { ...known, shown: shownOf(known) };
}

function planDay(phaseAt: Date, days: number): PlanDay {
  const noon = new Date(noonOf(phaseAt).getTime() + days * DAY_MS);
  return { noon, moonSign: moonAt(noon).sign };
}

function shownOf({
  language,
  sign,
  ahead,
  house,
  moon,
  noon,
  before,
  after,
  zone,
}: Omit<ReminderFacts, 'shown'>) {
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  const shown: StatedFact[] = [
    ...phaseFacts(ahead, zone, language),
    {
      key: 'place-moon',
      label: words.labels.place,
      value: `${names.position(ahead.longitude)}, ${words.houseFrom(names.house(house), names.sign(sign.key), names.houseTheme(house))}`,
      states: [
        placedAt('moon', ahead.longitude, { house, when: 'now' }),
        belong(`sign:${sign.key}`, `house:${house}`),
      ],
    },
  ];
  if (before) shown.push(planFact(language, 'before', before));
  return [
    ...shown,
    planFact(language, 'after', after),
    {
      key: 'moon',
      label: names.today(names.planet('moon')),
      value: [
        names.position(moon.longitude),
        names.phase(moon.phase),
        names.lit(Math.round(moon.illumination * 100)),
        names.atNoon(noon),
      ].join(', '),
      states: [moonPlaced(moon, { at: minuteOf(noon), when: 'now' })],
    },
    {
      key: 'sign',
      label: names.labels.sign,
      value: names.sign(sign.key),
      states: [ownSign(sign.key)],
    },
  ];
}

function planFact(
  language: Language,
  key: 'before' | 'after',
  { noon, moonSign }: PlanDay,
): StatedFact {
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  return {
    key,
    label: words.labels[key],
    value: words.moonIn(names.weekdayAndDay(noon), names.sign(moonSign)),
    states: [{ is: 'happens', body: 'moon', sign: moonSign, at: dayOf(noon) }],
  };
}
