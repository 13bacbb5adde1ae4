import { compose, type Line } from '../compose';
import { dayNumber } from '../memory/memory';
import type { BalanceFacts } from './facts';
import { WORDS } from './words';

/** Composes a reading about balance from our authors' passages: one for a birth date and a day. */
export function almanac(facts: BalanceFacts): string {
  const { language, dob, noon, path, year, scarce, mode, moonSigns } = facts;
  const words = WORDS[language];
  const ofPath = { from: words.path[path.value] };
  const ofYear = { from: words.year[year.value], slots: { year: String(year.year) } };
  return compose({ who: dob, day: dayNumber(noon) }, [
    [{ from: words.opening }, ofPath, ofPath, ofYear],
    [
      { from: words.noon },
      strongLine(facts),
      scarce.length > 1
        ? {
            from: words.weakShared,
            slots: { elements: words.listed(scarce.map((element) => words.elements[element])) },
          }
        : { from: words.weak[scarce[0]] },
      { from: mode ? words.mode[mode] : words.modesEven },
      moonSigns.length > 1
        ? { from: words.moon, slots: words.eitherOf(moonSigns.map(({ key }) => words.sign(key))) }
        : undefined,
    ],
    [{ from: words.step[scarce[0]] }, { from: words.closing }],
  ]);
}

function strongLine({ language, balance }: BalanceFacts): Line {
  const words = WORDS[language];
  const [first, second] = balance.strongestElements;
  const count = words.count(Math.max(...Object.values(balance.elements)));
  if (first && !second) return { from: words.strong[first], slots: { count } };
  const elements = words.listed(
    balance.strongestElements.map((element) => words.elements[element]),
  );
  return { from: words.shared, slots: { elements, count } };
}
