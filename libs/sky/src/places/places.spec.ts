import fc from 'fast-check';
import { countryName, indexPlaces, placesInSteps } from './place-index';
import { searchPlaces } from './places';
import type { Place } from './places';
import { worldPlaces } from './places-data';
import { SkyError } from '../sky-error';
import { hostileQueries } from '../testing/hostile-queries';
import { holdOwnNames } from '../testing/own-names';
import { zoneOffset } from './zone';

const index = worldPlaces();
const all = Array.from({ length: index.size }, (_, position) => index.placeAt(position));
const first = (query: string) => {
  const [place] = searchPlaces(index, query, 1);
  return place && `${place.name}, ${place.country}`;
};

describe('searchPlaces', () => {
  it.each([
    ['london', 'London, GB'],
    ['LOND', 'London, GB'],
    ['sao paulo', 'São Paulo, BR'],
    ['São Paulo', 'São Paulo, BR'],
    ['paulo sao', 'São Paulo, BR'],
    ['york', 'York, GB'],
    ['new yor', 'New York City, US'],
    ['lodz', 'Łódź, PL'],
    ['malmo', 'Malmö, SE'],
    ['ho chi', 'Ho Chi Minh City, VN'],
    ['saigon', 'Ho Chi Minh City, VN'],
    ['bombay', 'Mumbai, IN'],
    ['bangalore', 'Bengaluru, IN'],
    ['cologne', 'Köln, DE'],
    ['münchen', 'Munich, DE'],
    ["l'aquila", "L'Aquila, IT"],
    ['laquila', "L'Aquila, IT"],
    ['saint petersburg', 'Saint Petersburg, RU'],
    ['saint louis', 'St. Louis, US'],
    ['paris', 'Paris, FR'],
    ['paris, texas', 'Paris, US'],
    ['paris, us', 'Paris, US'],
    ['Paris, France', 'Paris, FR'],
    ['paris texas', 'Paris, US'],
    ['springfield, ma', 'Springfield, US'],
    ['cambridge, uk', 'Cambridge, GB'],
    ['perth', 'Perth, AU'],
    ['perth, scotland', 'Perth, GB'],
    ['istanbul', 'Istanbul, TR'],
    ['İstanbul', 'Istanbul, TR'],
    ['  rome  ', 'Rome, IT'],
  ])('finds for %j first %s', (query, expected) => {
    expect(first(query)).toBe(expected);
  });

  it.each([
    '',
    '   ',
    ',',
    '---',
    'zzzzqq',
    'مرحبا بالعالم',
    '\u202enodnol',
    '彁彁',
    '💫',
    '%',
    '.*',
    '\\',
    '[',
    '(?:',
    '\0',
    '<script>alert(1)</script>',
  ])('finds nothing for %j', (query) => {
    expect(searchPlaces(index, query)).toEqual([]);
  });

  it('gives the most populous first of those of one name, and no place twice', () => {
    for (const name of ['Springfield', 'Salem']) {
      const found = searchPlaces(index, name, 100);
      const namesakes = found.filter((one) => one.name === name);

      expect(found[0]).toEqual(namesakes[0]);
      expect(new Set(found.map((one) => JSON.stringify(one))).size).toBe(found.length);
      expect(namesakes).toEqual(namesakes.toSorted((a, b) => b.population - a.population));
      expect(namesakes.length).toBeGreaterThan(2);
    }
  });

  it('finds a large place by its name with any one letter wrong, left out or doubled', () => {
    const large = all
      .slice(0, 300)
      .filter(({ name }) => /^[A-Za-z]{8,}$/.test(name) && !/(?:zhou|yang|ning|ping)/.test(name));

    fc.assert(
      fc.property(
        fc.constantFrom(...large),
        fc.nat(6),
        fc.constantFrom('left out', 'doubled', 'wrong'),
        ({ name }, at, slip) => {
          const letter = { 'left out': '', doubled: name[at]!.repeat(2), wrong: 'q' }[slip];
          const typed = name.slice(0, at) + letter + name.slice(at + 1);

          expect(searchPlaces(index, typed, 8).map((one) => one.name)).toContain(name);
        },
      ),
      { numRuns: 60 },
    );
  });

  // `places.exhaustive-spec.ts` asks for 1,500.
  it('finds any place by its own name', () => holdOwnNames(40));

  it('finds nothing for a name of 10,000 letters', () => {
    expect(searchPlaces(index, 'a'.repeat(10_000))).toEqual([]);
  });

  it('answers or refuses hostile queries', () => {
    // `places.exhaustive-spec.ts` asks 10,000.
    for (const query of hostileQueries(40)) {
      expect(searchPlaces(index, query, 1).length).toBeLessThanOrEqual(1);
    }
  });

  it.each([null, undefined, 3, {}, ['london']])('refuses the query %p', (query) => {
    expect(() => searchPlaces(index, query as string)).toThrow(SkyError);
  });

  it.each([0, -1, 1.5, NaN, 101, Infinity])('refuses the limit %p', (limit) => {
    expect(() => searchPlaces(index, 'london', limit)).toThrow(
      expect.objectContaining({ field: 'limit' }),
    );
  });

  it('searches whatever list it is given', () => {
    const place: Place = {
      name: 'Ærøskøbing',
      aliases: ['Test Town'],
      country: 'DK',
      region: undefined,
      zone: 'Europe/Copenhagen',
      latitude: 54.9,
      longitude: 10.4,
      population: 1,
    };
    const small = indexPlaces({
      zones: ['Asia/Kolkata', 'Europe/Copenhagen'],
      regions: [''],
      places: 'Ærøskøbing|Test Town||DK|0|1|16d0|80w|1',
    });

    expect(searchPlaces(small, 'aeroskob')).toEqual([place]);
    expect(searchPlaces(small, 'town')).toEqual([place]);
    expect(searchPlaces(small, 'town, denmark')).toEqual([place]);
    expect(searchPlaces(small, 'town, norway')).toEqual([]);
  });

  it('finds each of a list that was read in steps', () => {
    const names = Array.from({ length: 1_201 }, (_, number) => `Town ${number}`);
    const steps = placesInSteps({
      zones: ['Asia/Kolkata'],
      regions: [''],
      places: names.map((name) => `${name}|||IN|0|0|16d0|80w|1`).join('\n'),
    });
    for (let pauses = 0; pauses < 3; pauses += 1) expect(steps.next().done).toBe(false);
    const { done, value } = steps.next();

    expect(done).toBe(true);
    for (const name of ['Town 0', 'Town 499', 'Town 500', 'Town 1000', 'Town 1200']) {
      expect(searchPlaces(value!, name, 1)[0]?.name).toBe(name);
    }
  });
});

describe('worldPlaces', () => {
  it.each([
    ['Berlin, DE', 'Europe/Berlin'],
    ['New Delhi, IN', 'Asia/Kolkata'],
    ['Ciudad Juárez, MX', 'America/Ciudad_Juarez'],
    ['Coyhaique, CL', 'America/Coyhaique'],
    ['Winamac, US', 'America/Indiana/Winamac'],
    ['Phoenix, US', 'America/Phoenix'],
    ['Konstanz, DE', 'Europe/Berlin'],
    ['Kyiv, UA', 'Europe/Kyiv'],
  ])('puts %s in the zone %s', (key, zone) => {
    const place = all.find(({ name, country }) => `${name}, ${country}` === key);

    expect(place?.zone).toBe(zone);
  });

  it('holds places on the globe, in zones that the clocks know', () => {
    const zones = new Set(all.map(({ zone }) => zone));

    for (const zone of zones) expect(Number.isFinite(zoneOffset(zone, new Date(0)))).toBe(true);
    const odd = all.filter(
      ({ name, country, latitude, longitude, population }) =>
        name === '' ||
        !/^[A-Z]{2}$/.test(country) ||
        !(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) ||
        !(population >= 0),
    );
    expect(odd).toEqual([]);
    expect(all.length).toBeGreaterThan(110_000);
  });
});

describe('countryName', () => {
  it.each([
    ['DE', 'Germany'],
    ['XK', 'Kosovo'],
    ['nonsense', 'nonsense'],
    ['', ''],
  ])('of %j is %j', (code, name) => {
    expect(countryName(code)).toBe(name);
  });
});
