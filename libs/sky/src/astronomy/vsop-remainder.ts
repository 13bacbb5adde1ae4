import type { State, Triple } from './moment';
import { VSOP_TERMS } from './vsop-terms';

/** The bodies whose orbits come from VSOP87. */
export type VsopBody = keyof typeof VSOP_TERMS;

const DAYS_PER_MILLENNIUM = 365250;

/** Obliquity of the ecliptic of J2000 (IAU 2006), between the axes of VSOP87 and of the engine. */
const OBLIQUITY = (84381.406 / 3600 / 180) * Math.PI;
const [COS, SIN] = [Math.cos(OBLIQUITY), Math.sin(OBLIQUITY)];

/**
 * A heliocentric state (equator of J2000) from astronomy-engine, with the terms of VSOP87 that it
 * leaves out. They are up to 20": too little to change direction or distance by more than the
 * first order, so they are added as shifts along longitude, latitude and distance.
 *
 * `tt` is in days from J2000. Without them planets are up to 18" off, with them 2.5".
 */
export function withRemainder(body: VsopBody, { position, velocity }: State, tt: number): State {
  const t = tt / DAYS_PER_MILLENNIUM;
  const [longitude, latitude, distance] = VSOP_TERMS[body];
  const l = sumOf(longitude, t);
  const b = sumOf(latitude, t);
  const r = sumOf(distance, t);

  const [x, y, z] = toEcliptic(position);
  const [vx, vy, vz] = toEcliptic(velocity);
  const flat = Math.sqrt(x * x + y * y);
  const full = Math.sqrt(flat * flat + z * z);
  /** A step sideways: by so many radians of longitude and latitude. */
  const aside = (dl: number, db: number): Triple => [
    -y * dl - ((z * x) / flat) * db,
    x * dl - ((z * y) / flat) * db,
    flat * db,
  ];
  const [sx, sy, sz] = aside(l.value, b.value);
  const [cx, cy, cz] = aside(l.rate, b.rate);
  const out = r.value / full;

  // The steps change by their series, and because they turn and grow with the orbit.
  const turn = (x * vy - y * vx) / (flat * flat);
  const growth = (x * vx + y * vy + z * vz) / (full * full);
  const outward = r.rate / full - out * growth;
  const shift: Triple = [sx + out * x, sy + out * y, sz + out * z];
  const drift: Triple = [
    cx + growth * sx - turn * sy + out * vx + outward * x,
    cy + growth * sy + turn * sx + out * vy + outward * y,
    cz + growth * sz + out * vz + outward * z,
  ];
  return { position: plus(position, shift), velocity: plus(velocity, drift) };
}

/** A series at a time, and its change per day. */
function sumOf(powers: readonly (readonly number[])[], t: number): { value: number; rate: number } {
  let value = 0;
  let rate = 0;
  let factor = 1e-8;
  let slope = 0;
  powers.forEach((terms, power) => {
    let even = 0;
    let odd = 0;
    for (let i = 0; i < terms.length; i += 3) {
      // A row is made of whole threes; this loop is a quarter of a chart's time.
      const amplitude = terms[i] as number;
      const frequency = terms[i + 2] as number;
      const angle = (terms[i + 1] as number) / 1000 + frequency * t;
      even += amplitude * Math.cos(angle);
      odd += amplitude * frequency * Math.sin(angle);
    }
    value += factor * even;
    rate += slope * even - factor * odd;
    slope = factor * (power + 1);
    factor *= t;
  });
  return { value, rate: rate / DAYS_PER_MILLENNIUM };
}

function toEcliptic([x, y, z]: Triple): Triple {
  return [x, y * COS + z * SIN, z * COS - y * SIN];
}

/** An equatorial vector plus an ecliptic one. */
function plus(equatorial: Triple, [x, y, z]: Triple): Triple {
  const [a, b, c] = equatorial;
  return [a + x, b + y * COS - z * SIN, c + y * SIN + z * COS];
}
