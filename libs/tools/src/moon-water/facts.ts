import type { StatedFact } from '@cosmic/narrator/craft/stated';
import { moonWater as recipeFor, type MoonWater } from '@cosmic/divination/moon-water';
import { moonAt, type MoonState } from '@cosmic/sky/astronomy/moon';
import { formatPosition, type Sign } from '@cosmic/sky/zodiac';
import type { Context, Facts } from '../maker';
import { phaseAhead, phaseFacts, type PhaseAhead } from '../phase-ahead';
import { utcDate } from '../today';
import { ownSign, placedAt, plainFact } from '../stated';
import type { ParamsOf } from '../tool';
import { signBy } from '../wording';
import type { moonWater } from './tool';

export interface MoonWaterFacts extends Facts {
  readonly sign: Sign;
  readonly ahead: PhaseAhead;
  /** The Moon at the middle of that phase. */
  readonly moon: MoonState;
  readonly recipe: MoonWater;
  /** Today, UTC. */
  readonly today: string;
}

/** The recipe of a phase for a sign, and the next night for it. */
export function facts(params: ParamsOf<typeof moonWater>, { at }: Context): MoonWaterFacts {
  const ahead = phaseAhead(params.moonPhase, at);
  const moon = moonAt(ahead.at);
  const known = {
    sign: signBy(params.sign),
    ahead,
    moon,
    recipe: recipeFor(ahead.phase, params.sign),
    today: utcDate(at),
  };
  return {
    ...known,
    shown: shownOf(known),
    figure: {
      kind: 'moon',
      phase: ahead.phase,
      elongation: moon.elongation,
      illumination: moon.illumination,
      sign: ahead.sign,
    },
  };
}

function shownOf({ sign, ahead, moon, recipe }: Omit<MoonWaterFacts, 'shown'>): StatedFact[] {
  return [
    ...phaseFacts(ahead),
    {
      key: 'place-moon',
      label: 'Moon at that minute',
      value: `${formatPosition(ahead.longitude)}, ${Math.round(moon.illumination * 100)}% lit`,
      states: [
        placedAt('moon', ahead.longitude, {
          lit: Math.round(moon.illumination * 100),
          when: 'now',
        }),
      ],
    },
    plainFact('purpose', 'Made for', recipe.purpose),
    {
      key: 'sign',
      label: 'Sign',
      value: `${sign.name}, ${sign.element}`,
      states: [ownSign(sign.key)],
    },
    plainFact('vessel', 'Vessel', recipe.vessel),
    plainFact('making', 'Making', recipe.making),
    plainFact('words', 'Words', recipe.words),
    plainFact('use', 'Use', recipe.use),
    plainFact('care', 'Care', `Not for drinking. ${recipe.safety}`),
  ];
}
