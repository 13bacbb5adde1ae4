/** The ten bodies of the chart, in their usual order. */
export const PLANETS = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
] as const;

/** Points of the lunar orbit: the ascending node, mean and osculating, and the mean apogee. */
export const LUNAR_POINTS = ['mean-node', 'true-node', 'lilith'] as const;

/** Everything the ephemeris knows. */
export const BODIES = [...PLANETS, ...LUNAR_POINTS] as const;

export type Planet = (typeof PLANETS)[number];
export type LunarPoint = (typeof LUNAR_POINTS)[number];
export type Body = (typeof BODIES)[number];
