/**
 * Measures the sky of Jyotish against the reference values: sidereal positions, the ends of the
 * limbs of a panchang, the borders of the periods, the hours of a muhurta. Prints the largest error
 * of each and how much that has to be exact is not; fails where one is outside its tolerance.
 *
 * Usage (after a build): npm run accuracy
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import angle from '../dist/angle.js';
import grahas from '../dist/jyotish/grahas.js';
import dayParts from '../dist/jyotish/day-parts.js';
import manglikRule from '../dist/jyotish/manglik.js';
import muhurta from '../dist/jyotish/muhurta.js';
import panchang from '../dist/jyotish/panchang.js';
import festivals from '../dist/jyotish/festivals.js';
import vargas from '../dist/jyotish/vargas.js';
import vimshottari from '../dist/jyotish/vimshottari.js';
import sunTimes from '../dist/astronomy/sun-times.js';

const vectors = async (name) =>
  JSON.parse(
    await readFile(join(import.meta.dirname, '..', 'test', 'vectors', `${name}.json`), 'utf8'),
  );

/** By name: the largest error with its unit and what is allowed, or how many of how many differ. */
const measured = new Map();
const exact = new Map();

function note(name, error, { unit, allowed }) {
  const row = measured.get(name) ?? { unit, allowed, largest: 0, count: 0 };
  measured.set(name, { ...row, largest: Math.max(row.largest, error), count: row.count + 1 });
}

function same(name, actual, expected) {
  const row = exact.get(name) ?? { count: 0, wrong: 0 };
  const isWrong = JSON.stringify(actual) !== JSON.stringify(expected);
  exact.set(name, { count: row.count + 1, wrong: row.wrong + (isWrong ? 1 : 0) });
}

const MINUTE_OF_ARC = { unit: '"', allowed: 60 };
const TEN_SECONDS = { unit: 's', allowed: 10 };
const AN_HOUR = { unit: 'min', allowed: 60 };

const secondsBetween = (one, other) => Math.abs(new Date(one) - new Date(other)) / 1000;
const placeOf = ({ lat, lon }) => ({ latitude: lat, longitude: lon });

/** Sidereal positions, by every ayanamsa, with all that follows from them. */
async function positions() {
  const { births, order, other_ayanamsas: others } = await vectors('jyotish_positions');
  for (const birth of births) {
    const chart = grahas.kundliAt(new Date(birth.utc), placeOf(birth));
    const pointOf = (name) => (name === 'lagna' ? chart.lagna : chart.grahas[name]);
    for (const name of order) {
      const [found, expected] = [pointOf(name), birth.points[name]];
      note(
        `${name}, sidereal`,
        angle.separation(found.longitude, expected.lon) * 3600,
        MINUTE_OF_ARC,
      );
      same(
        'rashi, bhava, nakshatra, pada',
        [found.rashi + 1, found.bhava, found.nakshatra.index, found.nakshatra.pada],
        [expected.sign, expected.house, expected.nak, expected.pada],
      );
      if (name !== 'lagna')
        same(
          'retrograde, combust',
          [found.retrograde, found.combust],
          [expected.retro, expected.combust],
        );
    }
    for (const [varga, signs] of Object.entries(birth.vargas))
      same(
        'vargas',
        order.map((name) => vargas.vargaSign(Number(varga.slice(1)), pointOf(name).longitude) + 1),
        signs,
      );
  }
  for (const other of others) {
    const ayanamsa = other.mode.replace('_', '-');
    const chart = grahas.kundliAt(new Date(other.utc), placeOf(other), { ayanamsa });
    const error = angle.separation(chart.ayanamsaDegrees, other.ayanamsa) * 3600;
    note('other ayanamsas', error, { unit: '"', allowed: 1 });
    for (const [name, expected] of Object.entries(other.lon_of)) {
      const { longitude } = name === 'lagna' ? chart.lagna : chart.grahas[name];
      note(`${name}, sidereal`, angle.separation(longitude, expected) * 3600, MINUTE_OF_ARC);
    }
  }
}

/** The days of a panchang: sunrise, every limb with its end, months, years, parts; and festivals. */
async function days() {
  const { days: all, festivals: feasts } = await vectors('panchang');
  for (const day of all) {
    const found = panchang.panchangOf(day.date, placeOf(day), day.zone);
    note('sunrise and sunset', secondsBetween(found.sunrise, day.sunrise), TEN_SECONDS);
    note('sunrise and sunset', secondsBetween(found.sunset, day.sunset), TEN_SECONDS);
    for (const limb of ['tithi', 'nakshatra', 'yoga', 'karana']) {
      same(
        limb,
        found.limbs[limb].map(({ number }) => number),
        day[limb].map(([number]) => number),
      );
      day[limb].forEach(([, , end], index) => {
        const span = found.limbs[limb][index];
        if (span) note(`end of ${limb}`, secondsBetween(span.to, end), TEN_SECONDS);
      });
    }
    same(
      'paksha, months, years',
      [found.paksha, found.purnimanta, found.amanta.adhika, found.years.shaka, found.years.vikram],
      [day.paksha, day.purnimanta, day.adhika, day.shaka, day.vikram],
    );
    for (const [part, name] of [
      ['rahu', 'rahuKalam'],
      ['yamaganda', 'yamaganda'],
      ['gulika', 'gulika'],
      ['abhijit', 'abhijit'],
    ]) {
      same('which parts a day has', found.parts[name] === null, day[part] === null);
      if (day[part])
        day[part].forEach((at, end) =>
          note(
            'parts of the day',
            secondsBetween(found.parts[name][end ? 'to' : 'from'], at),
            TEN_SECONDS,
          ),
        );
    }
    same(
      'choghadiyas',
      [...found.parts.choghadiya.day, ...found.parts.choghadiya.night].map(({ name }) => name),
      [...day.cho_day, ...day.cho_night],
    );
  }
  const delhi = { latitude: 28.6139, longitude: 77.209 };
  const ofYear = new Map();
  for (const { name, year, date, also } of feasts) {
    if (!ofYear.has(year)) ofYear.set(year, festivals.festivalsOf(year, delhi, 'Asia/Kolkata'));
    const feast = ofYear.get(year).find(({ festival }) => festival === name);
    same('festivals', [date, also].includes(feast?.date), true);
  }
}

/** The periods of a life from the reference's own Moon, and from ours. */
async function periods() {
  const { births } = await vectors('dasha');
  for (const birth of births) {
    const { periods: found } = vimshottari.vimshottari(new Date(birth.utc), birth.moon);
    birth.maha.forEach(([lord, from, to], index) => {
      same('lords of the periods', found[index].lords[0], lord);
      if (index > 0)
        note('borders of the periods', secondsBetween(found[index].from, from) / 60, AN_HOUR);
      note('borders of the periods', secondsBetween(found[index].to, to) / 60, AN_HOUR);
    });
    const running = vimshottari.periodsAt({ periods: found }, new Date(birth.at), 3);
    same(
      'running at an instant',
      running.map(({ lords }) => lords.at(-1)),
      birth.current,
    );
    for (const [level, name] of [
      [0, 'antar'],
      [1, 'pratyantar'],
    ])
      vimshottari.subPeriods(running[level]).forEach(({ lords, to }, index) => {
        const [lord, , end] = birth[name][index];
        same('lords of the periods', lords.at(-1), lord);
        note('borders of shorter periods', secondsBetween(to, end) / 60, AN_HOUR);
      });
  }
}

/** The hours and conditions of a day. */
async function hours() {
  const { days: all } = await vectors('muhurta');
  for (const day of all) {
    const found = panchang.panchangOf(day.date, placeOf(day), day.zone);
    const asked = muhurta.muhurtaOf(found);
    same(
      'conditions of a muhurta',
      [asked.tithiClass, asked.panchaka, asked.gandaMula, found.limbs.tithi[0].number],
      [day.tithi_class, day.panchaka_at_sunrise, day.ganda_mula_at_sunrise, day.tithi],
    );
    for (const key of ['good', 'vishti']) {
      same('how many good hours and Vishtis', asked[key].length, day[key].length);
      day[key].forEach(([from, to], index) => {
        note(
          'good hours and Vishti',
          secondsBetween(asked[key][index]?.from ?? 0, from),
          TEN_SECONDS,
        );
        note('good hours and Vishti', secondsBetween(asked[key][index]?.to ?? 0, to), TEN_SECONDS);
      });
    }
    const dayBefore = new Date(Date.parse(`${day.date}T00:00:00Z`) - 86_400_000)
      .toISOString()
      .slice(0, 10);
    const { sunset } = sunTimes.sunTimes(dayBefore, placeOf(day), day.zone);
    const brahma = dayParts.brahmaMuhurta(sunset, found.sunrise);
    for (const [part, expected] of [
      [found.parts.vijaya, day.vijaya],
      [found.parts.nishita, day.nishita],
      [brahma, day.brahma],
    ]) {
      note('vijaya, nishita, brahma', secondsBetween(part.from, expected[0]), TEN_SECONDS);
      note('vijaya, nishita, brahma', secondsBetween(part.to, expected[1]), TEN_SECONDS);
    }
  }
}

/** Mars by the northern list. */
async function mars() {
  const { births: all } = await vectors('manglik');
  for (const birth of all) {
    const found = manglikRule.manglikOf(grahas.kundliAt(new Date(birth.utc), placeOf(birth)));
    same(
      'manglik',
      [found.manglik.lagna, found.manglik.moon, found.manglik.venus, found.effective],
      [birth.manglik, birth.manglik_moon, birth.manglik_venus, birth.effective],
    );
  }
}

await positions();
await days();
await periods();
await hours();
await mars();

for (const [name, { unit, allowed, largest, count }] of measured)
  console.log(`${name}: ${largest.toFixed(2)} ${unit} at most of ${count}, ${allowed} allowed`);
for (const [name, { count, wrong }] of exact)
  console.log(`${name}: ${count - wrong} of ${count} exact`);

const faults = [
  ...[...measured].filter(([, { largest, allowed }]) => !(largest <= allowed)),
  ...[...exact].filter(([, { wrong }]) => wrong > 0),
].map(([name]) => name);
if (faults.length > 0) {
  console.error(`Outside the tolerance: ${faults.join(', ')}`);
  process.exitCode = 1;
}
