import { Body as Engine, C_AUDAY } from 'astronomy-engine';
import { atan2, wrap } from '../angle';
import type { Planet } from '../bodies';
import { MOON_STEP } from './moment';
import type { Moment, State, Triple } from './moment';

/** A direction on the ecliptic of date and the change of its longitude. */
export interface Motion {
  /** Degrees, 0..360. */
  readonly longitude: number;
  /** Degrees, north positive. */
  readonly latitude: number;
  /** Degrees per day. */
  readonly speed: number;
}

const ENGINE: Readonly<Record<Exclude<Planet, 'sun' | 'moon'>, Engine>> = {
  mercury: Engine.Mercury,
  venus: Engine.Venus,
  mars: Engine.Mars,
  jupiter: Engine.Jupiter,
  saturn: Engine.Saturn,
  uranus: Engine.Uranus,
  neptune: Engine.Neptune,
  pluto: Engine.Pluto,
};

/** The Sun's mass product in au³/day²: the square of Gauss's constant. */
const GM_SUN = 0.01720209895 ** 2;

const DEGREES = 180 / Math.PI;
const AT_REST: State = { position: [0, 0, 0], velocity: [0, 0, 0] };

/** Apparent ecliptic longitude of the Sun, the Moon or a planet, degrees. */
export function longitudeOf(body: Planet, moment: Moment): number {
  const [x, y] = moment.toEcliptic(body === 'moon' ? moment.moon() : seen(body, moment).position);
  return atan2(y, x);
}

/** Apparent ecliptic place and speed of the Sun, the Moon or a planet. */
export function motionOf(body: Planet, moment: Moment): Motion {
  return body === 'moon' ? motionOfMoon(moment) : motionOfPlanet(body, moment);
}

function motionOfPlanet(body: Exclude<Planet, 'moon'>, moment: Moment): Motion {
  const { position, velocity } = seen(body, moment);
  const [x, y, z] = moment.toEcliptic(position);
  const [vx, vy] = moment.toEcliptic(velocity);
  const flat = x * x + y * y;
  return {
    longitude: atan2(y, x),
    latitude: Math.atan2(z, Math.sqrt(flat)) * DEGREES,
    speed: ((x * vy - y * vx) / flat) * DEGREES + moment.equinoxRate,
  };
}

function motionOfMoon(moment: Moment): Motion {
  const { before, at, after } = moment.moonTrack();
  const [x, y, z] = moment.toEcliptic(at);
  const longitude = (place: Triple) => {
    const [px, py] = moment.toEcliptic(place);
    return Math.atan2(py, px) * DEGREES;
  };
  return {
    longitude: atan2(y, x),
    latitude: Math.atan2(z, Math.hypot(x, y)) * DEGREES,
    speed: wrap(longitude(after) - longitude(before)) / (2 * MOON_STEP) + moment.equinoxRate,
  };
}

/**
 * Where a body appears to be as seen from the Earth's centre, equator of J2000.
 *
 * The body is taken back by the light-time, and the Earth with it, which is the annual aberration
 * (the method of astronomy-engine's GeoVector). Instead of evaluating both theories again for
 * each step of the light-time, both are carried back along their heliocentric orbits (position,
 * velocity, and the Sun's pull): the light-time is short enough that this is exact to 0.001",
 * and the speed comes out with it.
 */
function seen(body: Exclude<Planet, 'moon'>, moment: Moment): State {
  const earth = moment.heliocentric(Engine.Earth);
  const planet = body === 'sun' ? AT_REST : moment.heliocentric(ENGINE[body]);
  const distance = minus(planet.position, earth.position);
  const motion = minus(planet.velocity, earth.velocity);
  const pull = minus(acceleration(planet.position), acceleration(earth.position));

  const back = (t: number): Triple => along(distance, motion, pull, -t);
  let lightTime = length(distance) / C_AUDAY;
  lightTime = length(back(lightTime)) / C_AUDAY;
  const position = back(lightTime);

  const velocity = along(motion, pull, [0, 0, 0], -lightTime);
  // The light-time changes too: a receding body is seen ever further back in time.
  const recession = dot(position, velocity) / (length(position) * C_AUDAY);
  return { position, velocity: scaled(velocity, 1 - recession) };
}

function acceleration(position: Triple): Triple {
  const r = length(position);
  return r === 0 ? position : scaled(position, -GM_SUN / (r * r * r));
}

function along(p: Triple, v: Triple, a: Triple, t: number): Triple {
  const half = (t * t) / 2;
  return [
    p[0] + v[0] * t + a[0] * half,
    p[1] + v[1] * t + a[1] * half,
    p[2] + v[2] * t + a[2] * half,
  ];
}

function minus(a: Triple, b: Triple): Triple {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

function scaled([x, y, z]: Triple, by: number): Triple {
  return [x * by, y * by, z * by];
}

function dot(a: Triple, b: Triple): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function length(a: Triple): number {
  return Math.sqrt(dot(a, a));
}
