/** The planets of the product's pickers, in its order. */
export const PLANETS = [
  ...(['sun', 'moon', 'mercury', 'venus', 'mars'] as const),
  ...(['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const),
] as const;

export type Planet = (typeof PLANETS)[number];

/** @returns the planet's name as it is written in a sentence: 'Mars', but 'the Sun' */
export function nameOfPlanet(planet: Planet): string {
  const name = planet.charAt(0).toUpperCase() + planet.slice(1);
  return planet === 'sun' || planet === 'moon' ? `the ${name}` : name;
}
