import type { Planet } from '@cosmic/sky/bodies';

/** @returns the planet's name as it is written in a sentence: 'Mars', but 'the Sun' */
export function nameOfPlanet(planet: Planet): string {
  const name = planet.charAt(0).toUpperCase() + planet.slice(1);
  return planet === 'sun' || planet === 'moon' ? `the ${name}` : name;
}
