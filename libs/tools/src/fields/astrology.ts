import { problem } from '@cosmic/contracts/field-problems';
import { PLANETS, type Planet } from '@cosmic/sky/bodies';
import { SIGNS } from '@cosmic/sky/zodiac';
import { z } from 'zod';
import { field, type Labels } from './field';

const SIGN_OPTIONS = SIGNS.map(({ key, name, dates }) => ({
  value: key,
  label: `${name} (${dates})`,
}));
const SIGN_ERROR = problem('not_a_sign');

/** One of the twelve signs, by its lowercase key. */
export function sign(labels: Labels) {
  return field(
    z.enum(
      SIGNS.map(({ key }) => key),
      { error: SIGN_ERROR },
    ),
    { control: 'zodiac', ...labels, options: SIGN_OPTIONS },
  );
}

/** A sign that may be left out; then it is the empty string. */
export function optionalSign(labels: Labels) {
  const keys = z.enum(SIGNS.map(({ key }) => key));
  return field(z.union([z.literal(''), keys], { error: SIGN_ERROR }).default(''), {
    control: 'zodiac',
    ...labels,
    options: SIGN_OPTIONS,
  });
}

/** The planets that are seen to run backwards at times: all but the Sun and the Moon. */
export const TURNING = PLANETS.filter((planet) => planet !== 'sun' && planet !== 'moon');

/** One of the planets that turn retrograde, by its lowercase key. */
export function turningPlanet(labels: Labels) {
  return field(z.enum(TURNING, { error: problem('not_a_turning_planet') }), {
    control: 'planet',
    ...labels,
    options: planetOptions(TURNING),
  });
}

/** One of the ten planets, as astrology counts them, by its lowercase key. */
export function planet(labels: Labels) {
  return field(z.enum(PLANETS, { error: problem('not_a_planet') }), {
    control: 'planet',
    ...labels,
    options: planetOptions(PLANETS),
  });
}

function planetOptions(planets: readonly Planet[]) {
  return planets.map((value) => ({
    value,
    label: value.charAt(0).toUpperCase() + value.slice(1),
  }));
}
