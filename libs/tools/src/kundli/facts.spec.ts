import { figureSchema } from '@cosmic/contracts/readings/figures';
import { GRAHAS } from '@cosmic/sky/jyotish/grahas';
import births from '../../../sky/test/vectors/jyotish_positions.json';
import { facts } from './facts';
import { kundliMaker } from './maker';
import { kundli } from './tool';

const CHENNAI = {
  name: 'Chennai, India',
  latitude: 13.0878,
  longitude: 80.2785,
  zone: 'Asia/Kolkata',
};
const BIRTH = { dob: '1990-05-17', time: '07:45', place: CHENNAI };

const factsFor = (input: object) => facts(kundli.params.parse(input));
const shownFor = (input: object) =>
  Object.fromEntries(factsFor(input).shown.map(({ key, value }) => [key, value]));

/** Births of the vectors on a full minute, by a clock that keeps UTC. */
const KNOWN = births.births
  .filter(({ utc }) => utc.slice(17, 19) === '00' && utc > '1975' && utc < '2025')
  .slice(0, 6)
  .map((birth) => ({
    ...birth,
    input: {
      dob: birth.utc.slice(0, 10),
      time: birth.utc.slice(11, 16),
      place: { name: 'X', latitude: birth.lat, longitude: birth.lon, zone: 'Africa/Abidjan' },
    },
  }));

describe('the facts of a kundli', () => {
  it('were tried on births of the vectors', () => expect(KNOWN.length).toBeGreaterThan(2));

  it.each(KNOWN)('agree with the vectors for birth $id', ({ input, points }) => {
    const { chart, figure } = factsFor(input);
    const drawn = figureSchema.parse(figure);
    if (drawn.kind !== 'rashi-chart') throw new Error('no chart is drawn');

    expect(drawn.lagna.longitude).toBeCloseTo(points.lagna.lon, 1);
    GRAHAS.forEach((graha, index) => {
      expect(chart.grahas[graha]).toMatchObject({ bhava: points[graha].house });
      expect(drawn.grahas[index]).toMatchObject({
        graha,
        nakshatra: points[graha].nak,
        pada: points[graha].pada,
      });
    });
  });

  it('name the rule of every number', () => {
    const shown = shownFor(BIRTH);

    expect(shown['rule']).toMatch(/^sidereal, ayanamsa Lahiri 23°4\d'; Rahu is the mean node/);
    expect(shown['rule']).toMatch(/whole signs from the lagna; combust by the Surya Siddhanta$/);
    expect(shown['birth']).toBe('17 May 1990, 07:45, Chennai, 13.09° N 80.28° E');
  });

  it('tell what another ayanamsa and the true node change', () => {
    const { others, shown } = factsFor(BIRTH);

    expect(others).toHaveLength(4);
    expect(shown.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['With the ayanamsa of Raman', 'With the true node']),
    );
    const raman = others.find(({ chart }) => chart.ayanamsa === 'raman');
    expect(raman?.changes.length).toBeGreaterThan(0);
    expect(factsFor({ ...BIRTH, ayanamsa: 'raman' }).chart.lagna.longitude).toBeCloseTo(
      raman!.chart.lagna.longitude,
    );
  });

  it('tell of manglik with its cancellation, and frighten nobody', () => {
    // Mars in Capricorn, exalted, in the seventh from a lagna in Cancer.
    const times = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
    const charts = times.map((time) => ({ dob: '1990-03-01', time, place: CHENNAI }));
    const cancelled = charts.find((input) => factsFor(input).manglik.cancellations.length > 0);
    const text = kundliMaker.assign(cancelled!, { at: new Date(), seed: 'x' }).almanac();

    expect(shownFor(cancelled!)['manglik']).toMatch(
      /^Mars is in \d+ from the lagna, and it is cancelled: /,
    );
    expect(text).toMatch(/because Mars|because Jupiter/);
  });

  it.each([
    ['no time', { dob: '1990-05-17', place: CHENNAI }],
    ['no place', { dob: '1990-05-17', time: '07:45' }],
    ['another ayanamsa', { ...BIRTH, ayanamsa: 'fagan' }],
    ['a third node', { ...BIRTH, node: 'half' }],
  ])('are not made of %s', (_, input) => {
    expect(kundli.params.safeParse(input).success).toBe(false);
  });
});
