/** From where signs are counted: the equinox, or the stars. */
export const ZODIACS = ['tropical', 'sidereal'] as const;
export type Zodiac = (typeof ZODIACS)[number];

/** How the sky over a place is cut into houses. */
export const HOUSE_SYSTEMS = ['placidus', 'whole-sign', 'equal', 'koch', 'porphyry'] as const;
export type HouseSystem = (typeof HOUSE_SYSTEMS)[number];

/** Where the sidereal zodiac begins, by four schools. */
export const AYANAMSAS = ['lahiri', 'true-chitra', 'krishnamurti', 'raman'] as const;
export type Ayanamsa = (typeof AYANAMSAS)[number];

/** How a chart is counted; what is left out is usual: tropical, Placidus, and Lahiri where it is sidereal. */
export interface ChartSchool {
  readonly zodiac?: Zodiac | undefined;
  readonly houses?: HouseSystem | undefined;
  readonly ayanamsa?: Ayanamsa | undefined;
}

/** What a member chose in the profile; what is usual is left out. */
export function schoolOf(profile: {
  readonly zodiac: Zodiac;
  readonly house_system: HouseSystem;
  readonly ayanamsa: Ayanamsa;
}): ChartSchool {
  const { zodiac, house_system: houses, ayanamsa } = profile;
  return {
    ...(zodiac !== 'tropical' && { zodiac }),
    ...(houses !== 'placidus' && { houses }),
    ...(zodiac !== 'tropical' && ayanamsa !== 'lahiri' && { ayanamsa }),
  };
}
