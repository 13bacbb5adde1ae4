/**
 * Makes src/astronomy/kernel/orbits: Sun to Pluto, Moon and true node from 1800 to 2200 as
 * Chebyshev polynomials on the mean ecliptic and equinox of date, and tells how far they are from
 * the orbits they are fitted to.
 *
 * Usage: apt-get download casacore-data-jpl-de405 && dpkg -x casacore-data-jpl-de405*.deb somewhere
 *        node libs/sky/scripts/ephemeris/build.mjs somewhere/usr/share/casacore/data/ephemerides/DE405
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { format } from 'prettier';
import { toEclipticOfDate, turned } from './frames.mjs';
import { orbits } from './orbits.mjs';
import { fitted, packed, valueOf } from './tables.mjs';

const directory = process.argv[2];
if (!directory) throw new Error('name the folder of the table of DE405');

/** 1799-12-20 to 2201-01-11, TT days from J2000. */
const [FROM, TO] = [-73060, 73424];

const DEGREES = 180 / Math.PI;

/** The Moon's light takes 1.28 s, within 0.08 s all along its orbit. */
const MOON_LIGHT_DAYS = 1.28 / 86400;

/** Half the span over which the Moon's velocity is taken, days. */
const SHORT = 0.02;

const position = await orbits(directory, FROM - 40, TO + 1200);
const onEcliptic = (body, day, at = day) => turned(toEclipticOfDate(day), position(body, at));
const about = (degrees) => ((((degrees + 180) % 360) + 360) % 360) - 180;

function moon(day) {
  const [x, y, z] = onEcliptic('moon', day, day - MOON_LIGHT_DAYS);
  const mean = 218.3164477 + 13.17639647754579 * day;
  return [about(Math.atan2(y, x) * DEGREES - mean), Math.atan2(z, Math.hypot(x, y)) * DEGREES];
}

/** The node of the osculating orbit: where the plane of position and velocity cuts the ecliptic. */
function node(day) {
  const [early, [x, y, z], late] = [-SHORT, 0, SHORT].map((aside) =>
    onEcliptic('moon', day, day + aside),
  );
  const [vx, vy, vz] = late.map((value, axis) => value - early[axis]);
  const mean = 125.0445479 - 0.052953765 * day;
  return [about(Math.atan2(y * vz - z * vy, x * vz - z * vx) * DEGREES - mean)];
}

const heliocentric = (body) => (day) => onEcliptic(body, day);
const thrice = (quantum) => [quantum, quantum, quantum];
const ARCSECOND = 1 / 3600;

/**
 * A segment is a whole part of a revolution where there is one, so that coefficients resemble those
 * of the revolution before (`lag`). `scale` is how many arcseconds a unit is, seen from the Earth at
 * its nearest.
 */
const PLAN = {
  mercury: { days: 87.96926, lag: 1, count: 25, quanta: thrice(2e-8), scale: 206265 / 0.55 },
  venus: { days: 224.7008 / 2, lag: 2, count: 13, quanta: thrice(1e-8), scale: 206265 / 0.27 },
  earth: { days: 36.525636, lag: 10, count: 13, quanta: thrice(1e-8), scale: 206265 / 0.27 },
  mars: { days: 686.97985 / 3, lag: 3, count: 15, quanta: thrice(2e-8), scale: 206265 / 0.37 },
  jupiter: { days: 4332.59 / 16, lag: 16, count: 8, quanta: thrice(1e-7), scale: 206265 / 3.9 },
  saturn: { days: 512, lag: 1, count: 8, quanta: thrice(1e-7), scale: 206265 / 8 },
  uranus: { days: 512, lag: 1, count: 6, quanta: thrice(3e-7), scale: 206265 / 17 },
  neptune: { days: 512, lag: 1, count: 6, quanta: thrice(5e-7), scale: 206265 / 28 },
  pluto: { days: 512, lag: 1, count: 6, quanta: thrice(5e-7), scale: 206265 / 28 },
  moon: {
    days: 27.321582,
    lag: 1,
    count: 23,
    quanta: [0.02 * ARCSECOND, 0.02 * ARCSECOND],
    scale: 3600,
    values: moon,
  },
  node: { days: 27.2122, lag: 1, count: 18, quanta: [0.1 * ARCSECOND], scale: 3600, values: node },
};

for (const [name, { values = heliocentric(name), scale, lag, ...plan }] of Object.entries(PLAN)) {
  const spec = { ...plan, from: FROM, segments: Math.ceil((TO - FROM) / plan.days) };
  const table = fitted(values, spec);
  let worst = 0;
  for (let day = FROM; day < TO; day += 1.37 * (1 + plan.days / 100)) {
    const fit = valueOf(table, spec, day);
    const error = Math.hypot(...values(day).map((value, axis) => value - fit[axis])) * scale;
    worst = Math.max(worst, error);
  }
  const bytes = packed([{ table, lag }]);
  console.log(
    `${name}: ${bytes.length} bytes, ${brotliCompressSync(bytes).length} compressed, ` +
      `at most ${worst.toFixed(3)}" off the orbit`,
  );
  const { days, segments, count, quanta } = spec;
  const kept = { from: FROM, days, segments, count, quanta, lag, bytes: bytes.toString('base64') };
  const file = join(import.meta.dirname, `../../src/astronomy/kernel/orbits/${name}.json`);
  await writeFile(file, await format(JSON.stringify(kept), { parser: 'json', printWidth: 100 }));
}
