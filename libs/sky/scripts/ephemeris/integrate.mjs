/**
 * The Solar System carried on before and after the years that a published ephemeris covers: Sun,
 * Moon and planets as mass points, the Sun's field to the first order of relativity, the figures
 * of Earth and Moon, and the tide that slows the Moon. Lengths in au, days of TDB, ICRF axes.
 */

/** The order of the bodies. The Moon is counted from the Earth, so that rounding does not blur it. */
export const BODIES = [
  'sun',
  'mercury',
  'venus',
  'earth',
  'moon',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
];

const COUNT = BODIES.length;
const HALF = COUNT * 3;
const SIZE = COUNT * 6;
const [SUN, EARTH, MOON] = ['sun', 'earth', 'moon'].map((body) => BODIES.indexOf(body));

/** Obliquity at J2000; how far the Moon's equator is inclined to the ecliptic (Cassini's laws). */
const [OBLIQUITY, INCLINATION] = [23.4392911, 1.543].map((degrees) => (degrees * Math.PI) / 180);

const radians = (...degrees) => degrees.map((value) => (value * Math.PI) / 180);

/** The node of the Moon's orbit from the equinox of J2000, at J2000 and per day. */
const NODE = radians(125.04452, -0.05299197);

/**
 * What the Moon is ahead of its mean longitude: an amplitude in degrees, then the argument at J2000
 * and per day. Its one side follows the mean longitude, and were that off by 10", its figure would
 * work as much as the tide; so it is found from where the Moon is.
 */
const AHEAD = [
  [6.288774, 134.9634, 13.06499295],
  [1.274027, 460.73698, 11.31650529],
  [0.658314, 595.70038, 24.38149824],
  [0.213618, 269.9268, 26.1299859],
  [-0.185116, 357.52911, 0.98560028],
  [-0.114332, 186.5442, 26.45870048],
  [0.058793, 325.77358, -1.74848766],
  [0.057066, 103.20787, 10.33090501],
].map((row) => radians(...row));

/**
 * Substeps of the midpoint rule, by which a step is extrapolated (Gragg, Bulirsch and Stoer): the
 * sixteenth order, exact to rounding errors at steps of two days.
 */
const SEQUENCE = [2, 4, 6, 8, 10, 12, 14, 16];

/**
 * The accelerations of all bodies.
 *
 * @param model `gm` by body; `c`, `re`, `j2` of the Earth; `rm`, `j2m`, `c22m` of the Moon; `tide`,
 *   the tangential acceleration of the Moon in au/day² at 0.00257 au
 */
export function forcesOf(model) {
  const { gm, c, re, j2, rm, j2m, c22m, tide } = model;
  const places = new Float64Array(SIZE);
  return function forces(y, day, out) {
    places.set(y);
    for (let k = 0; k < 3; k++) {
      places[MOON * 3 + k] += y[EARTH * 3 + k];
      places[HALF + MOON * 3 + k] += y[HALF + EARTH * 3 + k];
    }
    for (let i = 0; i < HALF; i++) out[i] = y[HALF + i];
    out.fill(0, HALF);
    for (let i = 0; i < COUNT; i++) {
      for (let j = i + 1; j < COUNT; j++) {
        const near = i === EARTH && j === MOON;
        const dx = near ? y[j * 3] : places[j * 3] - places[i * 3];
        const dy = near ? y[j * 3 + 1] : places[j * 3 + 1] - places[i * 3 + 1];
        const dz = near ? y[j * 3 + 2] : places[j * 3 + 2] - places[i * 3 + 2];
        const r2 = dx * dx + dy * dy + dz * dz;
        const w = 1 / (r2 * Math.sqrt(r2));
        const [wi, wj] = [gm[j] * w, gm[i] * w];
        out[HALF + i * 3] += wi * dx;
        out[HALF + i * 3 + 1] += wi * dy;
        out[HALF + i * 3 + 2] += wi * dz;
        out[HALF + j * 3] -= wj * dx;
        out[HALF + j * 3 + 1] -= wj * dy;
        out[HALF + j * 3 + 2] -= wj * dz;
      }
    }
    for (let i = 1; i < COUNT; i++) relativity(places, i, out);
    figures(y, day, out);
    for (let k = 0; k < 3; k++) out[HALF + MOON * 3 + k] -= out[HALF + EARTH * 3 + k];
  };

  /** Schwarzschild's field of the Sun in isotropic coordinates. */
  function relativity(y, i, out) {
    const [at, speed, force] = [i * 3, HALF + i * 3, HALF + i * 3];
    const [sun, drift] = [SUN * 3, HALF + SUN * 3];
    const x = y[at] - y[sun];
    const yy = y[at + 1] - y[sun + 1];
    const z = y[at + 2] - y[sun + 2];
    const vx = y[speed] - y[drift];
    const vy = y[speed + 1] - y[drift + 1];
    const vz = y[speed + 2] - y[drift + 2];
    const r2 = x * x + yy * yy + z * z;
    const r = Math.sqrt(r2);
    const w = gm[SUN] / (c * c * r2 * r);
    const radial = w * ((4 * gm[SUN]) / r - (vx * vx + vy * vy + vz * vz));
    const along = w * 4 * (x * vx + yy * vy + z * vz);
    out[force] += radial * x + along * vx;
    out[force + 1] += radial * yy + along * vy;
    out[force + 2] += radial * z + along * vz;
  }

  /** The flattened Earth, the Moon's figure and the tide. */
  function figures(y, day, out) {
    const [x, yy, z] = [y[MOON * 3], y[MOON * 3 + 1], y[MOON * 3 + 2]];
    const r2 = x * x + yy * yy + z * z;
    const r = Math.sqrt(r2);
    const r5 = r2 * r2 * r;
    // The Earth's pole, which precession moves.
    const T = day / 36525;
    const [px, py] = [9.7169e-3 * T - 2.07e-6 * T * T, -1.0861e-4 * T * T];
    const pz = Math.sqrt(1 - px * px - py * py);
    const s = (x * px + yy * py + z * pz) / r;
    const k = (1.5 * j2 * re * re) / r5;
    const [radial, up] = [-k * (1 - 5 * s * s), -2 * k * s * r];
    // The Moon turns with its mean longitude, its pole is inclined against that of its orbit.
    const [c, q] = [Math.cos(OBLIQUITY), Math.sin(OBLIQUITY)];
    let longitude = Math.atan2(yy * c + z * q, x);
    for (const [amplitude, start, rate] of AHEAD)
      longitude -= amplitude * Math.sin(start + rate * day);
    const node = NODE[0] + NODE[1] * day;
    const pole = [
      -Math.sin(INCLINATION) * Math.sin(node),
      Math.sin(INCLINATION) * Math.cos(node),
      Math.cos(INCLINATION),
    ];
    let near = [-Math.cos(longitude), -Math.sin(longitude), 0];
    near[2] = -(near[0] * pole[0] + near[1] * pole[1]) / pole[2];
    const size = Math.hypot(...near);
    near = near.map((value) => value / size);
    const [ax, ay, az] = [near[0], near[1] * c - near[2] * q, near[1] * q + near[2] * c];
    const [cx, cy, cz] = [pole[0], pole[1] * c - pole[2] * q, pole[1] * q + pole[2] * c];
    const [bx, by, bz] = [cy * az - cz * ay, cz * ax - cx * az, cx * ay - cy * ax];
    const along = x * ax + yy * ay + z * az;
    const across = x * bx + yy * by + z * bz;
    const above = x * cx + yy * cy + z * cz;
    const m = (rm * rm) / r5;
    const shape =
      0.5 * j2m * (r2 - 3 * above * above) + 3 * c22m * (along * along - across * across);
    const lunar = m * (j2m - (5 * shape) / r2);
    const [ma, mb, mc] = [6 * m * c22m * along, -6 * m * c22m * across, -3 * m * j2m * above];
    pull(0, (radial + lunar) * x + up * px + ma * ax + mb * bx + mc * cx);
    pull(1, (radial + lunar) * yy + up * py + ma * ay + mb * by + mc * cy);
    pull(2, (radial + lunar) * z + up * pz + ma * az + mb * bz + mc * cz);
    const drag = (tide * (0.00257 / r) ** 7) / r;
    const moon = HALF + MOON * 3;
    out[moon] += drag * (py * z - pz * yy);
    out[moon + 1] += drag * (pz * x - px * z);
    out[moon + 2] += drag * (px * yy - py * x);

    function pull(axis, force) {
      out[HALF + MOON * 3 + axis] += gm[EARTH] * force;
      out[HALF + EARTH * 3 + axis] -= gm[MOON] * force;
    }
  }
}

/** Carries a state (positions, then velocities) from day to day, handing each step's to `seen`. */
export function carry(forces, state, from, to, step, seen) {
  const y = Float64Array.from(state);
  const direction = Math.sign(to - from);
  const columns = SEQUENCE.map(() => new Float64Array(SIZE));
  const [slope, mid, before, next] = [0, 1, 2, 3].map(() => new Float64Array(SIZE));
  seen?.(from, y);
  const steps = Math.round(Math.abs(to - from) / step);
  for (let index = 0; index < steps; index++) {
    const day = from + direction * step * index;
    const h = direction * step;
    forces(y, day, slope);
    const first = Float64Array.from(slope);
    SEQUENCE.forEach((n, row) => {
      const part = h / n;
      before.set(y);
      for (let i = 0; i < SIZE; i++) mid[i] = y[i] + part * first[i];
      for (let m = 1; m < n; m++) {
        forces(mid, day + part * m, slope);
        for (let i = 0; i < SIZE; i++) {
          next[i] = before[i] + 2 * part * slope[i];
          before[i] = mid[i];
          mid[i] = next[i];
        }
      }
      forces(mid, day + h, slope);
      // Neville's scheme towards a substep of zero, in place.
      let kept = new Float64Array(SIZE);
      for (let i = 0; i < SIZE; i++) kept[i] = 0.5 * (mid[i] + before[i] + part * slope[i]);
      for (let column = 0; column <= row; column++) {
        const old = columns[column];
        columns[column] = kept;
        if (column === row) break;
        const ratio = (n / SEQUENCE[row - column - 1]) ** 2 - 1;
        const better = new Float64Array(SIZE);
        for (let i = 0; i < SIZE; i++) better[i] = kept[i] + (kept[i] - old[i]) / ratio;
        kept = better;
      }
    });
    y.set(columns[SEQUENCE.length - 1]);
    seen?.(day + h, y);
  }
  return y;
}
