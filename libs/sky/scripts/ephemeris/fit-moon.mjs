/**
 * Finds `MOON` of `orbits`: by which step aside at the epoch, and by which tide, the Moon of the
 * integration is nearest to that of DE405 in all its years (Gauss and Newton's method).
 *
 * Usage: node libs/sky/scripts/ephemeris/fit-moon.mjs <folder of the table of DE405>
 */
import { BODIES, carry } from './integrate.mjs';
import { EPOCH, MOON, solarSystem } from './orbits.mjs';

const directory = process.argv[2];
if (!directory) throw new Error('name the folder of the table of DE405');

/** Days of a step, and between the places that are compared. */
const [STEP, BETWEEN] = [2, 20];
const ROUNDS = 2;

/** How far each quantity is moved to see what it does: au/day², au, au/day. */
const NUDGE = [3e-18, 3e-11, 3e-11, 3e-11, 3e-12, 3e-12, 3e-12];

/** How far the Moon is from DE405's, arcseconds, axis by axis and place by place. */
async function errorsOf([tide, ...aside]) {
  const { de405, forces, published, start } = await solarSystem(directory, { aside, tide });
  const errors = new Map();
  const compare = (day, y) => {
    if (Math.round(day - EPOCH) % BETWEEN !== 0) return;
    const place = published('moon', day);
    const own = BODIES.indexOf('moon') * 3;
    errors.set(
      day,
      [0, 1, 2].map((axis) => ((y[own + axis] - place[axis]) / 0.00257) * 206265),
    );
  };
  const reach = (to) => Math.floor(Math.abs(to - EPOCH) / STEP) * STEP * Math.sign(to - EPOCH);
  for (const end of [de405.first, de405.last])
    carry(forces, start, EPOCH, EPOCH + reach(end), STEP, compare);
  return [...errors].sort(([a], [b]) => a - b).flatMap(([, error]) => error);
}

const dot = (a, b) => a.reduce((sum, value, i) => sum + value * b[i], 0);

/** What to add to the quantities, by least squares: the columns are made orthogonal, twice over. */
function solved(columns, errors) {
  const basis = columns.map((column) => Float64Array.from(column));
  const shares = columns.map(() => new Array(columns.length).fill(0));
  basis.forEach((column, k) => {
    for (let pass = 0; pass < 2; pass++) {
      for (let m = 0; m < k; m++) {
        const share = dot(basis[m], column);
        shares[m][k] += share;
        basis[m].forEach((value, i) => (column[i] -= share * value));
      }
    }
    shares[k][k] = Math.sqrt(dot(column, column));
    column.forEach((value, i) => (column[i] = value / shares[k][k]));
  });
  const steps = new Array(columns.length).fill(0);
  for (let k = columns.length - 1; k >= 0; k--) {
    let rest = -dot(basis[k], errors);
    for (let m = k + 1; m < columns.length; m++) rest -= shares[k][m] * steps[m];
    steps[k] = rest / shares[k][k];
  }
  return steps;
}

let found = [MOON.tide, ...MOON.aside];
for (let round = 0; ; round++) {
  const errors = await errorsOf(found);
  const rms = Math.sqrt((3 * dot(errors, errors)) / errors.length);
  const largest = errors.reduce((most, error) => Math.max(most, Math.abs(error)), 0);
  console.log(`rms ${rms.toFixed(3)}", at most ${largest.toFixed(3)}"`, found.join(' '));
  if (round === ROUNDS) break;
  const columns = [];
  for (const [k, nudge] of NUDGE.entries()) {
    const moved = await errorsOf(found.map((value, i) => value + (i === k ? nudge : 0)));
    columns.push(moved.map((error, i) => error - errors[i]));
  }
  const steps = solved(columns, errors);
  found = found.map((value, i) => value + steps[i] * NUDGE[i]);
}
