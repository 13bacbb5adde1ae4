import { compose, type Line } from '../compose';
import { ANIMAL_SCENE, ANIMAL_STEP, PARTNER_BRINGS } from '../passages/chinese-animals';
import {
  BORN_AT_THE_TURN,
  BORN_EARLY,
  CHINESE_CLOSING,
  CHINESE_OPENING,
  CHOICE_DECIDES,
  ELEMENT_LINE,
  OLD_FRIENDS,
  OTHER_ANIMAL,
  OTHER_ELEMENT,
  PAIR_OF_ANIMALS,
  POLARITY_LINE,
  YEAR_ELEMENT,
  YEAR_OF_TODAY,
  YEAR_TURNS,
} from '../passages/chinese-lines';
import { dayAndMonth, fullDate } from '../wording';
import type { ChineseFacts } from './facts';

/** Composes the reading of a Chinese year sign from our authors' passages. */
export function almanac(facts: ChineseFacts, seed: string): string {
  const { sign, friends, now, pair } = facts;
  const { animal, element, polarity } = sign;
  const [one, other] = friends.team;
  const scene = { from: ANIMAL_SCENE[animal] };
  return compose(
    [seed, 'chinese', sign.chineseYear],
    [
      [{ from: CHINESE_OPENING, slots: { animal, element } }, ...calendarLines(facts)],
      [
        scene,
        scene,
        pair ? undefined : scene,
        { from: ELEMENT_LINE[element], slots: { animal } },
        { from: POLARITY_LINE[polarity] },
      ],
      [
        {
          from: YEAR_OF_TODAY[now.relation.relations[0] ?? 'open'],
          slots: { year: now.sign.animal, until: fullDate(now.until) },
        },
        { from: YEAR_ELEMENT[now.element], slots: { mine: element, year: now.sign.element } },
        { from: OLD_FRIENDS, slots: { friend: friends.secret, one, other } },
      ],
      pairLines(facts),
      [{ from: ANIMAL_STEP[animal] }, { from: CHINESE_CLOSING }],
    ],
  );
}

/** How sure the sign is, and what was chosen otherwise. */
function calendarLines(facts: ChineseFacts): Line[] {
  const { year, sign, other, turn, known, early, otherAnimal, otherElement } = facts;
  const { animal, element } = sign;
  const newYear = dayAndMonth(new Date(`${turn.newYear}T12:00:00Z`));
  const slots = { animal, newYear, year, before: turn.before.animal, next: turn.sign.animal };
  const lines: Line[] = [];
  if (known === 'choice') lines.push({ from: CHOICE_DECIDES, slots });
  if (other) lines.push({ from: BORN_AT_THE_TURN, slots: { ...slots, other: other.animal } });
  else if (known === 'date' && early) lines.push({ from: BORN_EARLY, slots });
  if (otherAnimal) lines.push({ from: OTHER_ANIMAL, slots: { ...slots, chosen: otherAnimal } });
  if (otherElement) {
    lines.push({ from: OTHER_ELEMENT, slots: { element, chosen: otherElement } });
  }
  if (known === 'year') lines.push({ from: YEAR_TURNS, slots });
  return lines;
}

function pairLines({ pair }: ChineseFacts): Line[] {
  if (!pair) return [];
  const slots = { animal: pair.first, partner: pair.second };
  return [
    { from: PAIR_OF_ANIMALS[pair.relations[0] ?? 'open'], slots },
    { from: PARTNER_BRINGS[pair.second] },
  ];
}
