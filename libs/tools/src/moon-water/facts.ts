import type { Language } from '@cosmic/contracts/language';
import type { StatedFact } from '@cosmic/narrator/craft/stated';
import { moonWater as recipeFor } from '@cosmic/divination/moon-water';
import { moonAt, type MoonState } from '@cosmic/sky/astronomy/moon';
import type { Sign } from '@cosmic/sky/zodiac';
import type { Context, Facts } from '../maker';
import { phaseAhead, phaseFacts, type PhaseAhead } from '../charts/phase-ahead';
import { readersDay, type ReaderZone } from '../reader-clock';
import { SKY_NAMES } from '../words/sky-names';
import { ownSign, placedAt, plainFact } from '../stated';
import type { ParamsOf } from '../tool';
import { signBy } from '../wording';
import type { moonWater } from './tool';
import { WORDS, type Recipe } from './words';

export interface MoonWaterFacts extends Facts {
  readonly language: Language;
  readonly sign: Sign;
  readonly ahead: PhaseAhead;
  /** The Moon at the middle of that phase. */
  readonly moon: MoonState;
  readonly recipe: Recipe;
  /** Today, by the reader's calendar. */
  readonly today: string;
  readonly zone: ReaderZone;
}

/** The recipe of a phase for a sign, and the next night for it. */
export function facts(params: ParamsOf<typeof moonWater>, { at }: Context): MoonWaterFacts {
  const ahead = phaseAhead(params.moonPhase, at, params.zone);
  const moon = moonAt(ahead.at);
  const language = params.language ?? 'en';
  const known = {
    language,
    sign: signBy(params.sign),
    ahead,
    moon,
    recipe: WORDS[language].recipe(recipeFor(ahead.phase, params.sign)),
    today: readersDay(params.zone, at).date,
    zone: params.zone,
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

function shownOf({
  language,
  sign,
  ahead,
  moon,
  recipe,
  zone,
}: Omit<MoonWaterFacts, 'shown'>): StatedFact[] {
  const [{ labels }, names] = [WORDS[language], SKY_NAMES[language]];
  return [
    ...phaseFacts(ahead, zone, language),
    {
      key: 'place-moon',
      label: labels.place,
      value: `${names.position(ahead.longitude)}, ${names.lit(Math.round(moon.illumination * 100))}`,
      states: [
        placedAt('moon', ahead.longitude, {
          lit: Math.round(moon.illumination * 100),
          when: 'now',
        }),
      ],
    },
    plainFact('purpose', labels.purpose, recipe.purpose),
    {
      key: 'sign',
      label: names.labels.sign,
      value: `${names.sign(sign.key)}, ${names.element(sign.element)}`,
      states: [ownSign(sign.key)],
    },
    plainFact('vessel', labels.vessel, recipe.vessel),
    plainFact('making', labels.making, recipe.making),
    plainFact('words', labels.words, recipe.words),
    plainFact('use', labels.use, recipe.use),
    plainFact('care', labels.care, recipe.care),
  ];
}
