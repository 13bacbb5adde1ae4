import { compose, type Line } from '../compose';
import {
  BALANCE_CLOSING,
  BALANCE_MODE,
  BALANCE_MODES_EVEN,
  BALANCE_MOON,
  BALANCE_NOON,
  BALANCE_OPENING,
  BALANCE_SHARED,
  BALANCE_STEP,
  BALANCE_STRONG,
  BALANCE_WEAK,
  BALANCE_WEAK_SHARED,
  PATH_BALANCE,
  YEAR_BALANCE,
} from '../passages/balance-lines';
import { countName } from '../number-words';
import { eitherOf, listed } from '../wording';
import type { BalanceFacts } from './facts';

/** Composes a reading about balance from our authors' passages. */
export function almanac(facts: BalanceFacts, seed: string): string {
  const { path, year, scarce, mode, moonSigns } = facts;
  const ofPath = { from: PATH_BALANCE[path.value] };
  const ofYear = { from: YEAR_BALANCE[year.value], slots: { year: String(year.year) } };
  return compose(
    [seed, path.value, year.year],
    [
      [{ from: BALANCE_OPENING }, ofPath, ofPath],
      [ofYear, ofYear],
      [
        { from: BALANCE_NOON },
        strongLine(facts),
        scarce.length > 1
          ? { from: BALANCE_WEAK_SHARED, slots: { elements: listed(scarce) } }
          : { from: BALANCE_WEAK[scarce[0]] },
        { from: mode ? BALANCE_MODE[mode] : BALANCE_MODES_EVEN },
        moonSigns.length > 1
          ? { from: BALANCE_MOON, slots: eitherOf(moonSigns.map(({ name }) => name)) }
          : undefined,
      ],
      [{ from: BALANCE_STEP[scarce[0]] }, { from: BALANCE_CLOSING }],
    ],
  );
}

function strongLine({ balance }: BalanceFacts): Line {
  const [first, second] = balance.strongestElements;
  const count = countName(Math.max(...Object.values(balance.elements)));
  if (first && !second) return { from: BALANCE_STRONG[first], slots: { count } };
  return { from: BALANCE_SHARED, slots: { elements: listed(balance.strongestElements), count } };
}
