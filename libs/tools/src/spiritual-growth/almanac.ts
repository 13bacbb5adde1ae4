import type { SignKey } from '@cosmic/sky/zodiac';
import { compose, type Line } from '../compose';
import { SKY_NAMES } from '../words/sky-names';
import { utcDate } from '../today';
import { houseFrom, signBy } from '../wording';
import type { GrowthFacts } from './facts';
import { WORDS, type Guide } from './words';

/** Composes a reading about inner growth from our authors' passages. */
export function almanac(facts: GrowthFacts, seed: string): string {
  const { language, sign, chart, guides, today, noon } = facts;
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  const road = { from: words.road[sign.key] };
  const room = (from: readonly (readonly string[])[], at: SignKey): Line => ({
    from: from[houseFrom(sign.key, at) - 1] ?? [],
    slots: { sign: names.sign(at) },
  });
  return compose(
    [seed, sign.key, utcDate(noon)],
    [
      [{ from: words.opening }, road, road, ...sunLines(facts)],
      [
        { from: chart ? words.atBirthLead : words.todayLead },
        ...guides.map((guide) => guideLine(guide, facts)),
      ],
      [room(words.roomToGrow, today.jupiter.sign), room(words.roomToPractise, today.saturn.sign)],
      [{ from: words.practice[sign.element] }, { from: words.closing }],
    ],
  );
}

/** Of a guide at birth, or today where no birth date is given. */
function guideLine(guide: Guide, { language, chart, today }: GrowthFacts): Line {
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  const [one, two] = (chart?.ranges[guide].signs ?? [today[guide].sign]).map(signBy);
  const { key, element } = one ?? signBy(today[guide].sign);
  const planet = words.spoken[guide];
  if (two) {
    const slots = { planet, one: names.sign(key), two: names.sign(two.key) };
    return { from: words.either, slots };
  }
  switch (guide) {
    case 'jupiter':
      return { from: words.jupiter[key] };
    case 'saturn':
      return { from: words.saturn[key] };
    case 'neptune':
      return { from: words.neptune[element], slots: { sign: names.sign(key) } };
    case 'true-node':
    case 'mean-node':
      return { from: words.node[key], slots: { planet } };
  }
}

/** Says so where the birth date leaves two Sun signs open, or has another than the chosen one. */
function sunLines({ language, sign, suns }: GrowthFacts): Line[] {
  const [words, name] = [WORDS[language], SKY_NAMES[language].sign];
  const [one, two] = suns;
  if (one && two) {
    const slots = { one: name(one.key), two: name(two.key), sign: name(sign.key) };
    return [{ from: words.cusp, slots }];
  }
  if (!one || one.key === sign.key) return [];
  const slots = { whose: words.whoseDate, sun: name(one.key), chosen: name(sign.key) };
  return [{ from: words.otherSun, slots }];
}
