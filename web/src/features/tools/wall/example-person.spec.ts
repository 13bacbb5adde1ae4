import { positionsAt } from '@cosmic/sky/astronomy/ephemeris';
import { housesAt } from '@cosmic/sky/charts/houses';
import { likelyInstant, readClock } from '@cosmic/sky/places/clock';
import { placeInSign } from '@cosmic/sky/zodiac';
import { EXAMPLE_PERSON } from './example-person';

it('has the signs of the birth it names', () => {
  const { birth_date, birth_time, birth_place } = EXAMPLE_PERSON;
  const at = likelyInstant(readClock(birth_date, birth_time, birth_place.zone));
  const { sun, moon } = positionsAt(at, ['sun', 'moon']);
  const houses = housesAt('placidus', at, birth_place);
  const signOf = (longitude: number) => placeInSign(longitude).sign.key;

  expect(signOf(sun.longitude)).toBe(EXAMPLE_PERSON.zodiac_sign);
  expect(signOf(moon.longitude)).toBe(EXAMPLE_PERSON.moon_sign);
  expect(houses.defined && signOf(houses.cusps[0]!)).toBe(EXAMPLE_PERSON.rising_sign);
});
