/**
 * JPL's ephemeris DE405 (public domain) as Debian packages it for casacore
 * (casacore-data-jpl-de405): a table of 32-day rows of Chebyshev coefficients, 1959 to 2059,
 * kilometres on the axes of the ICRF. E. M. Standish, JPL IOM 312.F-98-048 (1998).
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Days of a row. */
export const ROW_DAYS = 32;

/** Numbers of a row as JPL counts them; the two dates before the coefficients are left out here. */
const ROW_LENGTH = 1018;

/** casacore's number for a text. */
const TEXT = 11;

/** Where a body's coefficients begin in a row (from 1), how many a component has, and in how many parts. */
const LAYOUT = {
  mercury: [3, 14, 4],
  venus: [171, 10, 2],
  barycentre: [231, 13, 2],
  mars: [309, 11, 1],
  jupiter: [342, 8, 1],
  saturn: [366, 7, 1],
  uranus: [387, 6, 1],
  neptune: [405, 6, 1],
  pluto: [423, 6, 1],
  /** Relative to the Earth. */
  moon: [441, 13, 8],
  sun: [753, 11, 2],
};

/**
 * The ephemeris in a directory that holds casacore's table.
 *
 * @returns `constant(name)` by JPL's names; `first` and `last`, TT days from J2000; and
 * `state(body, day)`: x, y, z in km, then their change per day, about the barycentre of the Solar
 * System (the Moon about the Earth).
 */
export async function readDe405(directory) {
  const table = await readFile(join(directory, 'table.dat'));
  const rows = rowsOf(await readFile(join(directory, 'table.f0i')));
  const values = constantsOf(table);
  // MJD0 names a row before the first.
  const first = values.MJD0 + values.dMJD - 51544.5;

  function state(body, day) {
    const [pointer, count, parts] = LAYOUT[body];
    const row = Math.min(Math.max(Math.floor((day - first) / ROW_DAYS), 0), rows.length - 1);
    const days = ROW_DAYS / parts;
    const into = day - first - row * ROW_DAYS;
    const part = Math.min(Math.max(Math.floor(into / days), 0), parts - 1);
    const x = (2 * (into - part * days)) / days - 1;
    const out = new Float64Array(6);
    for (let axis = 0; axis < 3; axis++) {
      const start = pointer - 3 + (part * 3 + axis) * count;
      let [value, slope, t0, t1, d0, d1] = [0, 0, 1, x, 0, 1];
      for (let i = 0; i < count; i++) {
        const c = rows[row][start + i];
        value += c * t0;
        slope += c * d0;
        [t0, t1, d0, d1] = [t1, 2 * x * t1 - t0, d1, 2 * t1 + 2 * x * d1 - d0];
      }
      out[axis] = value;
      out[axis + 3] = (slope * 2) / days;
    }
    return out;
  }

  return {
    first,
    last: first + rows.length * ROW_DAYS,
    constant: (name) => values[name],
    state,
  };
}

/** casacore's file of arrays: behind a header, each has a count, its rank, its length, its values. */
function rowsOf(file) {
  const rows = [];
  let at = 16;
  while (at + 12 + ROW_LENGTH * 8 <= file.length) {
    if (file.readUInt32LE(at + 4) === 1 && file.readUInt32LE(at + 8) === ROW_LENGTH) {
      const row = new Float64Array(ROW_LENGTH);
      for (let i = 0; i < ROW_LENGTH; i++) row[i] = file.readDoubleLE(at + 12 + i * 8);
      rows.push(row);
      at += 12 + ROW_LENGTH * 8;
    } else {
      at += 4;
    }
  }
  return rows;
}

/** The table's keywords: a description of all (name, type, comment), then their values in that order. */
function constantsOf(table) {
  let at = table.indexOf('RecordDesc') + 'RecordDesc'.length + 4;
  const text = () => {
    const length = table.readUInt32BE(at);
    at += 4 + length;
    return table.toString('latin1', at - length, at);
  };
  const word = () => table.readUInt32BE((at += 4) - 4);
  const fields = Array.from({ length: word() }, () => {
    const name = text();
    const type = word();
    text();
    return { name, type };
  });
  at += 4;
  return Object.fromEntries(
    fields.map(({ name, type }) => [
      name,
      type === TEXT ? text() : table.readDoubleBE((at += 8) - 8),
    ]),
  );
}
