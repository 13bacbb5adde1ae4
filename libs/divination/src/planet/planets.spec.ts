import { PLANETS } from '@cosmic/sky/bodies';
import { nameOfPlanet } from './planets';

it('names planets as a sentence does', () => {
  expect(PLANETS.map(nameOfPlanet)).toEqual([
    ...['the Sun', 'the Moon', 'Mercury', 'Venus', 'Mars'],
    ...['Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'],
  ]);
});
