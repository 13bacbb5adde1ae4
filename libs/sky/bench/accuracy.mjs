/**
 * Measures the largest error of every body, angle and cusp against the reference births, decade
 * by decade, and writes it to src/accuracy.json and into the table of README.md.
 *
 * Usage (after a build): npm run accuracy
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format } from 'prettier';
import angle from '../dist/angle.js';
import angles from '../dist/charts/chart-angles.js';
import bodies from '../dist/bodies.js';
import charts from '../dist/charts/chart.js';
import houses from '../dist/charts/houses.js';

const here = import.meta.dirname;
const vectors = async (name) =>
  JSON.parse(await readFile(join(here, '..', 'test', 'vectors', `${name}.json`), 'utf8'));

const reference = await vectors('births');
const extra = new Map((await vectors('houses')).births.map((birth) => [birth.id, birth]));

/** The errors that are accepted, arcseconds: of the ten bodies, of what is named, and of all else. */
const [BODY, OTHER] = [0.5, 2];
const TOLERANCE = {
  ...Object.fromEntries(bodies.PLANETS.map((body) => [body, BODY])),
  'mean-node': BODY,
  'true-node': 1,
  lilith: 1,
};

/** The cusps that a quadrant system decides; the others are angles or opposite to these. */
const OWN_CUSPS = [2, 3, 11, 12];

const rows = new Map();

function note(name, kind, decade, actual, expected) {
  if (actual === undefined || expected === undefined) return;
  const error = angle.separation(actual, expected) * 3600;
  const row = rows.get(name) ?? { name, kind, largest: 0, decades: {} };
  row.largest = Math.max(row.largest, error);
  row.decades[decade] = Math.max(row.decades[decade] ?? 0, error);
  rows.set(name, row);
}

for (const birth of reference.births) {
  const at = new Date(birth.utc);
  const decade = Math.floor(at.getUTCFullYear() / 10) * 10;
  const place = { latitude: birth.lat, longitude: birth.lon };
  const chart = charts.natalChart(at, place);
  const more = extra.get(birth.id);

  for (const body of bodies.BODIES) {
    const expected = body === 'lilith' ? more?.lilith : birth.bodies[body.replace('-', '_')].lon;
    note(body, 'body', decade, chart.bodies[body].longitude, expected);
  }
  const { ascendant, midheaven, vertex } = angles.anglesAt(at, place);
  note('ascendant', 'angle', decade, ascendant, birth.asc);
  note('midheaven', 'angle', decade, midheaven, birth.mc);
  note('vertex', 'angle', decade, vertex, more?.vertex);
  note('part of fortune', 'angle', decade, chart.partOfFortune, more?.fortune);
  for (const system of ['placidus', 'koch', 'porphyry']) {
    const found = houses.housesAt(system, at, place);
    const expected = system === 'placidus' ? birth.placidus : more?.[system];
    for (const cusp of OWN_CUSPS)
      note(`${system} ${cusp}`, 'cusp', decade, found.cusps?.[cusp - 1], expected?.[cusp - 1]);
  }
}

const order = ['body', 'angle', 'cusp'];
const rounded = (seconds) => Math.round(seconds * 100) / 100;
const decades = [...new Set([...rows.values()].flatMap((row) => Object.keys(row.decades)))].sort();
const report = {
  reference: reference.ephemeris,
  frame: reference.frame,
  unit: 'arcseconds',
  births: reference.births.length,
  decades: decades.map(Number),
  rows: [...rows.values()]
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
    .map(({ name, kind, largest, decades: errors }) => ({
      name,
      kind,
      tolerance: TOLERANCE[name] ?? OTHER,
      largest: rounded(largest),
      byDecade: decades.map((decade) =>
        errors[decade] === undefined ? null : rounded(errors[decade]),
      ),
    })),
};

await writeFile(
  join(here, '..', 'src', 'accuracy.json'),
  await format(JSON.stringify(report), { parser: 'json', printWidth: 100 }),
);

const cell = (error) => (error === null ? '' : error.toFixed(2));
const line = (cells) => `| ${cells.join(' | ')} |`;
const table = [
  line(['Largest error, arcseconds', 'tolerance', 'all', ...decades.map((d) => `${d}s`)]),
  line(['---', ...['', '', ...decades].map(() => '--:')]),
  ...report.rows.map((row) =>
    line([row.name, row.tolerance, cell(row.largest), ...row.byDecade.map(cell)]),
  ),
].join('\n');

const readme = join(here, '..', 'README.md');
const [begin, end] = ['<!-- accuracy:begin -->', '<!-- accuracy:end -->'];
const text = await readFile(readme, 'utf8');
if (!text.includes(begin) || !text.includes(end))
  throw new Error('README.md has lost the markers of its accuracy table');
const [before, rest] = text.split(begin);
const after = rest.split(end)[1];
await writeFile(
  readme,
  await format(`${before}${begin}\n\n${table}\n\n${end}${after}`, { parser: 'markdown' }),
);

const worst = report.rows.filter((row) => row.largest > row.tolerance);
console.log(table);
if (worst.length > 0) {
  console.error(`Outside the tolerance: ${worst.map((row) => row.name).join(', ')}`);
  process.exitCode = 1;
}
