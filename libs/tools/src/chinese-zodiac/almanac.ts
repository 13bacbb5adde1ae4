import type { Animal } from '@cosmic/divination/chinese-zodiac/signs';
import { compose, type Line } from '../compose';
import type { ChineseFacts } from './facts';
import { WORDS, type ChineseWords } from './words';

/** Composes the reading of a Chinese year sign from our authors' passages. */
export function almanac(facts: ChineseFacts, seed: string): string {
  const { language, sign, friends, now, pair } = facts;
  const words = WORDS[language];
  const { animal, element, polarity } = sign;
  const [one, other] = friends.team;
  const scene = { from: words.scene[animal] };
  return compose(
    [seed, 'chinese', sign.chineseYear],
    [
      [
        {
          from: words.opening,
          slots: { ...slotsOf(words, { animal }), element: words.elements[element] },
        },
        ...calendarLines(facts),
      ],
      [
        scene,
        scene,
        pair ? undefined : scene,
        { from: words.elementLine[element], slots: slotsOf(words, { animal }) },
        { from: words.polarityLine[polarity] },
      ],
      [
        {
          from: words.yearOfToday[now.relation.relations[0] ?? 'open'],
          slots: { ...slotsOf(words, { year: now.sign.animal }), until: words.date(now.until) },
        },
        {
          from: words.yearElement[now.element],
          slots: { mine: words.elements[element], year: words.elements[now.sign.element] },
        },
        { from: words.oldFriends, slots: slotsOf(words, { friend: friends.secret, one, other }) },
      ],
      pairLines(facts),
      [{ from: words.step[animal] }, { from: words.closing }],
    ],
  );
}

/** How sure the sign is, and what was chosen otherwise. */
function calendarLines(facts: ChineseFacts): Line[] {
  const { year, sign, other, turn, known, early, otherAnimal, otherElement } = facts;
  const words = WORDS[facts.language];
  const { animal, element } = sign;
  const newYear = words.day(new Date(`${turn.newYear}T12:00:00Z`));
  const slots = {
    ...slotsOf(words, { animal, before: turn.before.animal, next: turn.sign.animal }),
    newYear,
    year,
  };
  const lines: Line[] = [];
  if (known === 'choice') lines.push({ from: words.choiceDecides, slots });
  if (other)
    lines.push({
      from: words.bornAtTheTurn,
      slots: { ...slots, ...slotsOf(words, { other: other.animal }) },
    });
  else if (known === 'date' && early) lines.push({ from: words.bornEarly, slots });
  if (otherAnimal)
    lines.push({
      from: words.otherAnimal,
      slots: { ...slots, ...slotsOf(words, { chosen: otherAnimal }) },
    });
  if (otherElement) {
    lines.push({
      from: words.otherElement,
      slots: { element: words.elements[element], chosen: words.elements[otherElement] },
    });
  }
  if (known === 'year') lines.push({ from: words.yearTurns, slots });
  return lines;
}

function pairLines({ language, pair }: ChineseFacts): Line[] {
  const words = WORDS[language];
  if (!pair) return [];
  const slots = slotsOf(words, { animal: pair.first, partner: pair.second });
  return [
    { from: words.pair[pair.relations[0] ?? 'open'], slots },
    { from: words.partnerBrings[pair.second] },
  ];
}

/** Animals under their names of slots, each also as it stands before a postposition. */
function slotsOf({ animals, animalsOf }: ChineseWords, named: Readonly<Record<string, Animal>>) {
  return Object.fromEntries(
    Object.entries(named).flatMap(([slot, animal]) => [
      [slot, animals[animal]],
      [`${slot}Of`, animalsOf[animal]],
    ]),
  );
}
