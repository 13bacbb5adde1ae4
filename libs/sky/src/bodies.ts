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

/** Whether a body is one of the ten, not a point of the lunar orbit. */
export function isPlanet(body: Body): body is Planet {
  return (PLANETS as readonly Body[]).includes(body);
}

/** One value for each of several bodies, by name. */
export function byBody<B extends Body, V>(
  bodies: readonly B[],
  value: (body: B) => V,
): Record<B, V> {
  const record: Partial<Record<B, V>> = {};
  for (const body of bodies) record[body] = value(body);
  return record as Record<B, V>;
}
