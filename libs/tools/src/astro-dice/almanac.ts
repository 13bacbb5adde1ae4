import { compose } from '../compose';
import {
  DIE_HOUSE,
  DIE_PLANET,
  DIE_QUESTION,
  DIE_SIGN,
  HOUSE_STEP,
  PLANET_IN_ELEMENT,
} from '../passages/dice-faces';
import {
  DICE_CLOSING,
  DICE_OPENING,
  IN_ONE_SENTENCE,
  REAL_SKY,
  STANDING,
  USING_A_THROW,
} from '../passages/dice-lines';
import { planetName } from '../wording';
import type { DiceFacts } from './facts';

/** Composes the reading of a throw from our authors' passages. */
export function almanac({ thrown, sign, standing, now }: DiceFacts, seed: string): string {
  const { planet, house } = thrown;
  const slots = { planet: planetName(planet), sign: sign.name, now: now.sign.name };
  return compose(
    [seed, 'dice', planet, sign.key, house],
    [
      [{ from: DICE_OPENING }],
      [
        { from: DIE_PLANET[planet] },
        { from: DIE_SIGN[sign.key] },
        { from: PLANET_IN_ELEMENT[planet][sign.element] },
        { from: DIE_HOUSE[house - 1] ?? [] },
        { from: IN_ONE_SENTENCE, slots: { sentence: inPassing(thrown.sentence) } },
      ],
      [
        { from: STANDING[standing], slots },
        { from: REAL_SKY[now.apart] ?? [], slots },
      ],
      [{ from: USING_A_THROW }, { from: DIE_QUESTION[planet] }],
      [{ from: HOUSE_STEP[house - 1] ?? [] }, { from: DICE_CLOSING }],
    ],
  );
}

/** A sentence as it stands behind a colon. */
function inPassing(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, '');
}
