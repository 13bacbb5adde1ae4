/**
 * The orbits that tables are fitted to: DE405 in the years that it covers, carried on from it by
 * `integrate` in those before and after, the outer planets everywhere from states after DE441.
 */
import { readDe405 } from './de405.mjs';
import { BODIES, carry, forcesOf } from './integrate.mjs';

/** Where both integrations set out: 2004-09-22, TDB days from J2000. */
export const EPOCH = 1725.5;

/** Days of a step, short for the Moon. */
const STEP = 1;

/** Days over which DE405 gives way to the integration at either end of its years. */
const FADE = 800;

/**
 * Heliocentric states at the epoch, au and au/day, ICRF: fitted to the vectors of DE441 by JPL's
 * Horizons, 1900 to 2099 (rms 0.04" for Jupiter and Saturn, 0.005" for the others). DE405 is off by
 * 1.5" for Neptune and 3.3" for Pluto in those years.
 */
const OUTER = {
  // prettier-ignore
  jupiter: [-5.44453071887656, 0.015768944898098, 0.139311461321546, -0.000190542418058273, -0.00661623479311782, -0.00283127698065689],
  // prettier-ignore
  saturn: [-3.03216077252545, 7.83289467533381, 3.36576167374058, -0.00555652814998873, -0.00183256510118672, -0.000517812379001229],
  // prettier-ignore
  uranus: [18.1753600502821, -7.663279679624, -3.61335737068298, 0.00163047156874755, 0.00309977955042087, 0.00133468414213364],
  // prettier-ignore
  neptune: [20.9655532465743, -19.7594380173339, -8.60959604422092, 0.00222779680139661, 0.00205708616698782, 0.000786425199302932],
  // prettier-ignore
  pluto: [-4.52381442561352, -29.4903636206851, -7.84107191672827, 0.00316285186042644, -0.000622860565002631, -0.00114850260834043],
};

/**
 * What fits the Moon of the integration to that of DE405 in its years, within 0.03": a step aside at the
 * epoch (au, au/day), and the acceleration along its orbit that slows it by 26" in a century squared. Found by `fit-moon`.
 */
export const MOON = {
  aside: [
    -7.11974719e-11, -5.14667521e-11, -3.27835478e-11, 1.46614307e-11, -1.71148166e-11,
    -5.88091718e-12,
  ],
  tide: 8.2544825e-17,
};

/**
 * What both integrations start from, for a Moon that is set `aside` and slowed by `tide`: its forces,
 * the state of all bodies at the epoch, and DE405's places to hold them against.
 */
export async function solarSystem(directory, { aside, tide } = MOON) {
  const de405 = await readDe405(directory);
  const value = (name) => de405.constant(name);
  const au = value('AU');
  const ratio = value('EMRAT');
  const gm = {
    sun: value('GMS'),
    mercury: value('GM1'),
    venus: value('GM2'),
    earth: (value('GMB') * ratio) / (1 + ratio),
    moon: value('GMB') / (1 + ratio),
    mars: value('GM4'),
    jupiter: value('GM5'),
    saturn: value('GM6'),
    uranus: value('GM7'),
    neptune: value('GM8'),
    pluto: value('GM9'),
  };
  const forces = forcesOf({
    gm: BODIES.map((body) => gm[body]),
    c: (value('CLIGHT') * 86400) / au,
    re: value('AE') / au,
    j2: value('J2E'),
    rm: value('AM') / au,
    j2m: value('J2M'),
    c22m: value('C22M'),
    tide,
  });

  /** DE405's state of a body about the Sun, the Moon about the Earth. */
  function published(body, day) {
    const at = (name) => de405.state(name, day);
    if (body === 'moon') return at('moon').map((x) => x / au);
    const moon = at('moon');
    const own =
      body === 'earth' ? at('barycentre').map((x, i) => x - moon[i] / (1 + ratio)) : at(body);
    const sun = at('sun');
    return own.map((x, i) => (x - sun[i]) / au);
  }

  return { de405, forces, published, start: startOf(published, gm, aside) };
}

/** Positions (au, ICRF axes) by TDB days from J2000: about the Sun, the Moon about the Earth. */
export async function orbits(directory, from, to) {
  const { de405, forces, published, start } = await solarSystem(directory);
  const first = Math.floor((from - EPOCH) / STEP) * STEP + EPOCH - STEP;
  const count = Math.ceil((to - first) / STEP) + 2;
  const tracks = Object.fromEntries(
    BODIES.slice(1).map((body) => [body, new Float64Array(count * 9)]),
  );
  const change = new Float64Array(BODIES.length * 6);
  const keep = (day, y) => {
    const index = Math.round((day - first) / STEP);
    if (index < 0 || index >= count) return;
    forces(y, day, change);
    BODIES.slice(1).forEach((body, i) => {
      const half = BODIES.length * 3;
      const from = body === 'moon' ? () => 0 : (values, at) => values[at];
      for (let axis = 0; axis < 3; axis++) {
        const own = (i + 1) * 3 + axis;
        tracks[body][index * 9 + axis] = y[own] - from(y, axis);
        tracks[body][index * 9 + 3 + axis] = y[half + own] - from(y, half + axis);
        tracks[body][index * 9 + 6 + axis] = change[half + own] - from(change, half + axis);
      }
    });
  };
  carry(forces, start, EPOCH, first + (count - 1) * STEP, STEP, keep);
  carry(forces, start, EPOCH, first, STEP, keep);

  /** Between two days by the polynomial that has the places, velocities and accelerations of both. */
  function integrated(body, day) {
    const index = Math.min(Math.max(Math.floor((day - first) / STEP), 0), count - 2);
    const s = (day - first) / STEP - index;
    const r = 1 - s;
    const [low, high] = [weights(s, STEP), weights(r, STEP)];
    const track = tracks[body];
    return [0, 1, 2].map((axis) => {
      const at = (node, order) => track[(index + node) * 9 + order * 3 + axis];
      return (
        low[0] * at(0, 0) +
        low[1] * at(0, 1) +
        low[2] * at(0, 2) +
        high[0] * at(1, 0) -
        high[1] * at(1, 1) +
        high[2] * at(1, 2)
      );
    });
  }

  return function position(body, day) {
    const own = integrated(body, day);
    const inside = Math.min(day - de405.first, de405.last - day) / FADE;
    if (inside <= 0 || body in OUTER) return own;
    const x = Math.min(inside, 1);
    const share = x * x * x * (10 - 15 * x + 6 * x * x);
    const known = published(body, day);
    return own.map((place, axis) => place + share * (known[axis] - place));
  };
}

/** Hermite's weights of the fifth degree for the value, slope and curvature of the nearer end. */
function weights(s, step) {
  const r = 1 - s;
  const r3 = r * r * r;
  return [
    r3 * (1 + 3 * s + 6 * s * s),
    step * r3 * s * (1 + 3 * s),
    (step * step * r3 * s * s) / 2,
  ];
}

/** The state of all bodies at the epoch about their barycentre: positions, then velocities. */
function startOf(published, gm, aside) {
  const states = { sun: new Float64Array(6) };
  for (const body of BODIES.slice(1))
    states[body] = Float64Array.from(OUTER[body] ?? published(body, EPOCH));
  // The barycentre of Earth and Moon stays where it is.
  const share = gm.moon / (gm.earth + gm.moon);
  const centre = states.earth.map((x, i) => x + share * states.moon[i]);
  states.moon = states.moon.map((x, i) => x + aside[i]);
  states.earth = centre.map((x, i) => x - share * states.moon[i]);
  const mass = BODIES.reduce((sum, body) => sum + gm[body], 0);
  const weighed = (i) => (sum, body) =>
    sum + gm[body] * (states[body][i] + (body === 'moon' ? states.earth[i] : 0));
  const y = new Float64Array(BODIES.length * 6);
  for (let i = 0; i < 6; i++) {
    const mean = BODIES.reduce(weighed(i), 0) / mass;
    BODIES.forEach((body, index) => {
      const own = states[body][i] - (body === 'moon' ? 0 : mean);
      y[(i < 3 ? 0 : BODIES.length * 3) + index * 3 + (i % 3)] = own;
    });
  }
  return y;
}
