import type { Planet } from '../../bodies';
import { nutationAt } from './nutation';
import { evaluate, unpacked } from './tables';
import type { Packed, Table } from './tables';

/** A place on the ecliptic of date and how it moves; one object for all calls, read at once. */
export interface Reading {
  /** Degrees, to be brought to 0..360. */
  longitude: number;
  latitude: number;
  /** Degrees per day. */
  speed: number;
}

type Orbiting = Exclude<Planet, 'sun' | 'moon'>;

/** Au a day: the speed of light. */
const LIGHT = 173.1446326846693;

/** The Sun's mass product, au³/day²: the square of Gauss's constant. */
const GM_SUN = 0.01720209895 ** 2;

/** Twice the Sun's mass product by the square of the speed of light, au. */
const BENDING = (2 * GM_SUN) / (LIGHT * LIGHT);

/** One less the cosine of the Sun's radius as seen from here; within it less bends the light. */
const LIMB = 1 - Math.cos((0.2666 * Math.PI) / 180);

/** General precession in longitude, degrees per day (IAU 2006, at J2000; it hardly changes). */
const PRECESSION = 5028.796195 / 3600 / 36525;

/** The Moon's mean longitude and that of its node, which the tables are differences from. */
const MOON_START = 218.3164477;
const MOON_RATE = 13.17639647754579;
const NODE_START = 125.0445479;
const NODE_RATE = -0.052953765;

const DEGREES = 180 / Math.PI;

/** What there are tables of. */
export type Orbit = Orbiting | 'earth' | 'moon' | 'node';

const files: Partial<Record<Orbit, Packed>> = {};
const known: Partial<Record<Orbit, Table>> = {};

/** Gives the files of some orbits, from which bodies can be read from then on. */
export function keepOrbits(given: Readonly<Partial<Record<Orbit, Packed>>>): void {
  Object.assign(files, given);
}

/** The table of an orbit, unpacked when first asked for (all of them in 20 ms) and kept. */
function orbit(name: Orbit): Table {
  const table = known[name];
  if (table) return table;
  const file = files[name];
  if (!file) throw new Error(`no file of the orbit ${name} was given`);
  return (known[name] = unpacked(file));
}

const reading: Reading = { longitude: 0, latitude: 0, speed: 0 };
const earth = new Float64Array(6);
const planet = new Float64Array(6);
const pair = new Float64Array(4);
const nutation = new Float64Array(2);
let earthOf = NaN;
let nutationOf = NaN;

/** The nutation in longitude, degrees, and its change, degrees per day; `day` in TT from J2000. */
export function nutationOn(day: number): Float64Array {
  if (day !== nutationOf) nutationAt(day / 36525, nutation);
  nutationOf = day;
  return nutation;
}

/**
 * The apparent place and speed of the Sun, the Moon or a planet, true equinox of date; `day` in TT
 * from J2000. The object is overwritten by the next call.
 */
export function readingOf(body: Planet, day: number): Reading {
  if (body === 'moon') readMoon(day);
  else readPlanet(body, day);
  const turn = nutationOn(day);
  reading.longitude += turn[0] as number;
  reading.speed += turn[1] as number;
  return reading;
}

/** The same of the node of the Moon's osculating orbit. */
export function nodeReading(day: number): Reading {
  evaluate(orbit('node'), day, pair);
  const turn = nutationOn(day);
  reading.longitude = NODE_START + NODE_RATE * day + (pair[0] as number) + (turn[0] as number);
  reading.latitude = 0;
  reading.speed = NODE_RATE + (pair[1] as number) + (turn[1] as number);
  return reading;
}

/** The Moon's table has its light-time in it. */
function readMoon(day: number): void {
  evaluate(orbit('moon'), day, pair);
  reading.longitude = MOON_START + MOON_RATE * day + (pair[0] as number);
  reading.latitude = pair[1] as number;
  reading.speed = MOON_RATE + (pair[2] as number);
}

/**
 * Earth and planet are both carried back by the light-time, which is the annual aberration too, by
 * their speeds and the Sun's pull; that is exact to 0.001". Coordinates turn with the equinox.
 */
function readPlanet(body: Exclude<Planet, 'moon'>, day: number): void {
  if (day !== earthOf) evaluate(orbit('earth'), day, earth);
  earthOf = day;
  const ex = earth[0] as number;
  const ey = earth[1] as number;
  const ez = earth[2] as number;
  const earthDistance = Math.sqrt(ex * ex + ey * ey + ez * ez);
  const pullOfEarth = -GM_SUN / (earthDistance * earthDistance * earthDistance);
  let px = 0;
  let py = 0;
  let pz = 0;
  let pull = 0;
  if (body === 'sun') {
    planet.fill(0);
  } else {
    evaluate(orbit(body), day, planet);
    px = planet[0] as number;
    py = planet[1] as number;
    pz = planet[2] as number;
    const r = Math.sqrt(px * px + py * py + pz * pz);
    pull = -GM_SUN / (r * r * r);
  }
  const dx = px - ex;
  const dy = py - ey;
  const dz = pz - ez;
  const ux = (planet[3] as number) - (earth[3] as number);
  const uy = (planet[4] as number) - (earth[4] as number);
  const uz = (planet[5] as number) - (earth[5] as number);
  const ax = pull * px - pullOfEarth * ex;
  const ay = pull * py - pullOfEarth * ey;
  const az = pull * pz - pullOfEarth * ez;

  let t = Math.sqrt(dx * dx + dy * dy + dz * dz) / LIGHT;
  let half = (t * t) / 2;
  let x = dx - ux * t + ax * half;
  let y = dy - uy * t + ay * half;
  let z = dz - uz * t + az * half;
  t = Math.sqrt(x * x + y * y + z * z) / LIGHT;
  half = (t * t) / 2;
  x = dx - ux * t + ax * half;
  y = dy - uy * t + ay * half;
  z = dz - uz * t + az * half;
  const vx = ux - ax * t;
  const vy = uy - ay * t;
  const vz = uz - az * t;
  const distance = Math.sqrt(x * x + y * y + z * z);
  // The light-time changes too: a receding body is seen ever further back in time.
  const seen = 1 - (x * vx + y * vy + z * vz) / (distance * LIGHT);
  const flat = x * x + y * y;
  reading.speed = ((x * vy - y * vx) / flat) * seen * DEGREES;
  if (body !== 'sun') {
    // The Sun bends light: by 1.7" at its limb, by 0.005" at a right angle to it.
    const r = Math.sqrt(px * px + py * py + pz * pz);
    const pe = (x * ex + y * ey + z * ez) / (distance * earthDistance);
    const pq = (x * px + y * py + z * pz) / (distance * r);
    const qe = (px * ex + py * ey + pz * ez) / (r * earthDistance);
    const hidden = Math.min(1, (1 + pe) / LIMB);
    const bent = ((BENDING / earthDistance) * hidden * distance) / Math.max(1 + qe, 1e-9);
    x += bent * ((pq * ex) / earthDistance - (pe * px) / r);
    y += bent * ((pq * ey) / earthDistance - (pe * py) / r);
    z += bent * ((pq * ez) / earthDistance - (pe * pz) / r);
  }
  reading.longitude = Math.atan2(y, x) * DEGREES + PRECESSION * t;
  reading.latitude = Math.atan2(z, Math.sqrt(x * x + y * y)) * DEGREES;
}
