import { figureSchema } from '@cosmic/contracts/readings/figures';
import { gunaMilan as matchOf } from '@cosmic/divination/guna-milan';
import { facts } from './facts';
import { gunaMilanMaker } from './maker';
import { gunaMilan } from './tool';

const CHENNAI = { name: 'Chennai', latitude: 13.0878, longitude: 80.2785, zone: 'Asia/Kolkata' };
const PAIR = {
  dob1: '1990-05-17',
  time1: '07:45',
  place1: CHENNAI,
  dob2: '1992-11-03',
  time2: '21:10',
  place2: CHENNAI,
};

const anyFactsFor = (input: object) => facts(gunaMilan.params.parse(input));
const factsFor = (input: object) => {
  const found = anyFactsFor(input);
  if (found.hours === 'open') throw new Error('an hour is missing');
  return found;
};
const shownFor = (input: object) =>
  Object.fromEntries(anyFactsFor(input).shown.map(({ key, value }) => [key, value]));

describe('the facts of a matching', () => {
  it('are those that the two Moons give, whose sum the figure holds', () => {
    const { charts, match, figure } = factsFor(PAIR);
    const drawn = figureSchema.parse(figure);
    if (drawn.kind !== 'kootas') throw new Error('no kootas are drawn');
    const [one, other] = charts.map(({ grahas }) => grahas.moon.longitude);

    expect(match).toEqual(matchOf(one!, other!));
    expect(drawn.total).toBe(drawn.kootas.reduce((sum, { points }) => sum + points, 0));
    expect(drawn.kootas.map(({ most }) => most)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(shownFor(PAIR)['total']).toBe(`${match.total} of 36`);
  });

  it('name a dosha with what cancels it, and leave the points alone', () => {
    // The same birth twice: one nadi, one sign, one quarter.
    const twice = { ...PAIR, dob2: PAIR.dob1, time2: PAIR.time1 };
    const shown = shownFor(twice);

    expect(factsFor(twice).match.points.nadi).toBe(0);
    expect(shown['nadi']).toMatch(/^0 of 8; (\w+) and \1; /);
    expect(shown['nadi-dosha']).toBe('named by custom; none of its usual cancellations applies');
    expect(shown['bhakoot-dosha']).toBe('does not arise');
    // Two hours later the Moon has come to another quarter of the same nakshatra.
    const later = shownFor({ ...twice, time2: '14:45' });
    expect(later['nadi-dosha']).toBe(
      'named and cancelled: the nakshatra is the same and the quarters differ',
    );
  });

  it('speak of no caste, and neither praise nor warn', () => {
    const said = JSON.stringify([
      shownFor(PAIR),
      gunaMilanMaker.assign(PAIR, { at: new Date(), seed: 'x' }).almanac(),
    ]);

    expect(said).not.toMatch(/brahmin|kshatriya|vaishya|shudra|caste|inauspicious|remed/i);
  });

  it('count varna and gana by who is first', () => {
    const turned = {
      dob1: PAIR.dob2,
      time1: PAIR.time2,
      place1: CHENNAI,
      dob2: PAIR.dob1,
      time2: PAIR.time1,
      place2: CHENNAI,
    };
    const { varna: _v, gana: _g, ...one } = factsFor(PAIR).match.points;
    const { varna: _w, gana: _h, ...other } = factsFor(turned).match.points;

    expect(other).toEqual(one);
  });

  it('need the place of both births, and of no birth the hour', () => {
    expect(gunaMilan.params.safeParse({ ...PAIR, time2: '' }).success).toBe(true);
    expect(gunaMilan.params.safeParse({ ...PAIR, place1: null }).success).toBe(false);
  });
});
