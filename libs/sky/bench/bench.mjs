/**
 * Times this library against circular-natal-horoscope-js and against astronomy-engine, and
 * measures the largest error of both chart libraries on the same births. One run, interleaved
 * rounds, medians: the ratios hold where the times depend on the machine and its load.
 *
 * Usage (after a build): npm run bench
 */
import { Body, Ecliptic, GeoVector } from 'astronomy-engine';
import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import circular from 'circular-natal-horoscope-js';
import angle from '../dist/angle.js';
import ephemeris from '../dist/astronomy/ephemeris.js';
import instants from '../dist/astronomy/instant.js';
import moments from '../dist/astronomy/moment.js';
import suns from '../dist/astronomy/sun-times.js';
import series from '../dist/astronomy/source.browser.js';
import bodies from '../dist/bodies.js';
import calendar from '../dist/calendar/calendar.js';
import charts from '../dist/charts/chart.js';
import retrograde from '../dist/calendar/retrograde.js';
import sets from '../dist/elections/ready-sets.js';
import around from '../dist/elections/surroundings.js';
import elections from '../dist/elections/windows.js';
import transits from '../dist/charts/transits.js';

const ROUNDS = 15;

const file = join(import.meta.dirname, '..', 'test', 'vectors', 'births.json');
const { births } = JSON.parse(await readFile(file, 'utf8'));

/** The other library wants the clock of the place and finds the zone itself. */
function originOf(birth) {
  const wanted = Date.parse(birth.utc);
  let clock = wanted;
  for (let attempt = 0; attempt < 4; attempt++) {
    const local = new Date(clock);
    const origin = new circular.Origin({
      year: local.getUTCFullYear(),
      month: local.getUTCMonth(),
      date: local.getUTCDate(),
      hour: local.getUTCHours(),
      minute: local.getUTCMinutes(),
      second: local.getUTCSeconds(),
      latitude: birth.lat,
      longitude: birth.lon,
    });
    const off = wanted - origin.utcTime.valueOf();
    if (off === 0) return origin;
    clock += off;
  }
  return undefined;
}

const rows = births
  .map((birth) => ({
    birth,
    at: new Date(birth.utc),
    place: { latitude: birth.lat, longitude: birth.lon },
    origin: originOf(birth),
  }))
  .filter((row) => row.origin !== undefined);

const ours = (row) => charts.natalChart(row.at, row.place);
const theirs = (row) =>
  new circular.Horoscope({
    origin: row.origin,
    houseSystem: 'placidus',
    zodiac: 'tropical',
    aspectPoints: ['bodies', 'angles'],
    aspectWithPoints: ['bodies', 'angles'],
    aspectTypes: ['major', 'minor'],
    language: 'en',
  });
const engineBodies = bodies.PLANETS.map((name) => Body[name[0].toUpperCase() + name.slice(1)]);
const floor = (row) => engineBodies.map((body) => Ecliptic(GeoVector(body, row.at, true)).elon);

const places = (row) => ephemeris.positionsAt(row.at);
/** What a browser has: the engine before the tables. */
const inBrowsers = (row) => {
  const moment = new moments.Moment(instants.instantOf(row.at));
  return bodies.BODIES.map((body) => series.motionOf(body, moment));
};

/** Milliseconds that one call takes, on average over all births. */
function timed(call, repeats) {
  const start = performance.now();
  for (let repeat = 0; repeat < repeats; repeat++) for (const row of rows) call(row);
  return (performance.now() - start) / (repeats * rows.length);
}

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** Largest differences from the reference in arcseconds, by what they are of. */
function worst(read) {
  const largest = {};
  for (const { birth, ...row } of rows) {
    const found = read(row);
    const expected = {
      ...Object.fromEntries(bodies.PLANETS.map((body) => [body, birth.bodies[body].lon])),
      ascendant: birth.asc,
      midheaven: birth.mc,
      'Placidus cusps': birth.placidus,
    };
    for (const [name, value] of Object.entries(expected)) {
      if (value === null) continue;
      const errors = [value].flat().map((longitude, index) => {
        return angle.separation([found[name]].flat()[index], longitude) * 3600;
      });
      largest[name] = Math.max(largest[name] ?? 0, ...errors);
    }
  }
  return largest;
}

const ourErrors = worst((row) => {
  const chart = ours(row);
  const places = bodies.PLANETS.map((body) => [body, chart.bodies[body].longitude]);
  const { ascendant, midheaven } = chart.angles;
  return {
    ...Object.fromEntries(places),
    ascendant,
    midheaven,
    'Placidus cusps': chart.houses.cusps,
  };
});
const theirErrors = worst((row) => {
  const chart = theirs(row);
  const degrees = (point) => point.ChartPosition.Ecliptic.DecimalDegrees;
  const places = bodies.PLANETS.map((body) => [body, degrees(chart.CelestialBodies[body])]);
  return {
    ...Object.fromEntries(places),
    ascendant: degrees(chart.Ascendant),
    midheaven: degrees(chart.Midheaven),
    'Placidus cusps': chart.Houses.map(
      (house) => house.ChartPosition.StartPosition.Ecliptic.DecimalDegrees,
    ),
  };
});

// The first chart of a process integrates Pluto's orbit for its century and compiles the code.
for (const call of [ours, theirs, floor, places, inBrowsers]) timed(call, 3);
const rounds = Array.from({ length: ROUNDS }, () => ({
  ours: timed(ours, 20),
  places: timed(places, 20),
  inBrowsers: timed(inBrowsers, 20),
  floor: timed(floor, 20),
  theirs: timed(theirs, 1),
}));
const figure = (name) => median(rounds.map((round) => round[name]));
const ratio = (name) => median(rounds.map((round) => round[name] / round.ours));

console.log(`A full natal chart, ${rows.length} births, median of ${ROUNDS} interleaved rounds`);
console.table({
  'this library: 13 bodies, speeds, Placidus, aspects': {
    ms: figure('ours').toFixed(4),
    'times ours': '1.00',
  },
  'this library: 13 positions with speeds, from tables': {
    ms: figure('places').toFixed(4),
    'times ours': ratio('places').toFixed(2),
  },
  'this library in a browser: the same from series': {
    ms: figure('inBrowsers').toFixed(4),
    'times ours': ratio('inBrowsers').toFixed(2),
  },
  'astronomy-engine: ten longitudes, nothing else': {
    ms: figure('floor').toFixed(3),
    'times ours': ratio('floor').toFixed(2),
  },
  'circular-natal-horoscope-js (zone look-up not counted)': {
    ms: figure('theirs').toFixed(3),
    'times ours': ratio('theirs').toFixed(2),
  },
});

console.log('Largest error on the same births, arcseconds');
console.table(
  Object.fromEntries(
    Object.keys(ourErrors).map((name) => [
      name,
      { ours: ourErrors[name].toFixed(2), 'circular-…': theirErrors[name].toFixed(2) },
    ]),
  ),
);

/**
 * For the table of `npm run bench`; see libs/platform/src/testing/figures.ts. Swiss Ephemeris,
 * which may not be used here, takes about a third of what astronomy-engine takes for ten longitudes, so
 * four thirds of that are four times its time.
 */
const GOALS = { times: 4 / 3, arcseconds: 1, microseconds: 10 };
const worstError = Math.max(...Object.values(ourErrors));
const timesFloor = 1 / ratio('floor');
const atMost = (what, is, goal) => ({
  what,
  is: Number(is.toPrecision(3)),
  goal: `<= ${Number(goal.toPrecision(3))}`,
  met: is <= goal,
});
const figures = [
  atMost('P13: a full natal chart, us', figure('ours') * 1000, GOALS.microseconds),
  atMost("P13: chart / astronomy-engine's ten longitudes", timesFloor, GOALS.times),
  atMost('P13: largest error of body, angle or cusp, arcseconds', worstError, GOALS.arcseconds),
];
if (process.env.FIGURES_FILE) {
  const report = { title: 'P13: a natal chart', figures };
  await appendFile(process.env.FIGURES_FILE, `${JSON.stringify(report)}\n`);
}

const points = charts.chartPoints(ours(rows[0]));
const utc = (year, month = 0) => new Date(Date.UTC(year, month, 1));
/** A different month or year each time, so that nothing is found in a cache. */
const searches = {
  'calendar of a month': (round) =>
    calendar.skyCalendar(utc(2024, round), utc(2024, round + 1)).length,
  "a year's retrograde periods, Mercury to Pluto": (round) =>
    ['mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'].flatMap(
      (body) => retrograde.retrogradePeriods(body, utc(2024 + round), utc(2025 + round)),
    ).length,
  "5 years' transits of Jupiter to Pluto to 12 points": (round) =>
    transits.transitsTo(points, utc(2024 + round), utc(2029 + round)).length,
  "a year's best hours to begin something, by Jyotish": (round) =>
    bestHours(sets.readySet('jyotish', 'begin'), 2024 + round),
};
/** The windows of a year for a ready set in New Delhi, its sunrises included. */
function bestHours(conditions, year) {
  const place = { latitude: 28.6139, longitude: 77.209 };
  const [from, to] = [utc(year), utc(year + 1)];
  const range = {
    from: from.getTime() - elections.SHIFT_MS,
    to: to.getTime() + elections.SHIFT_MS,
  };
  const dates = around.datesOver(range, 'Asia/Kolkata');
  const sun = [];
  for (const date of dates) sun.push(suns.sunTimes(date, place, 'Asia/Kolkata', sun.at(-1)));
  const found = { range, place, zone: 'Asia/Kolkata', dates, sun };
  return elections.electionWindows(conditions, from, to, found).all.length;
}

console.log(`Searches, median of ${ROUNDS} rounds`);
console.table(
  Object.fromEntries(
    Object.entries(searches).map(([name, search]) => {
      search(ROUNDS);
      const times = Array.from({ length: ROUNDS }, (_, round) => {
        const start = performance.now();
        const events = search(round);
        return { ms: performance.now() - start, events };
      });
      const ms = median(times.map((time) => time.ms));
      const events = median(times.map((time) => time.events));
      return [name, { ms: ms.toFixed(1), events }];
    }),
  ),
);
