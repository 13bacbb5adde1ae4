import { figureSchema } from '@cosmic/contracts/readings/figures';
import { KOOTAS, type Koota } from '@cosmic/divination/guna-milan';
import { facts } from '../facts';
import { gunaMilanMaker } from '../maker';
import { gunaMilan } from '../tool';
import { openFacts, type OpenGunaFacts } from './facts';

const CHENNAI = { name: 'Chennai', latitude: 13.0878, longitude: 80.2785, zone: 'Asia/Kolkata' };
const PAIR = {
  dob1: '1990-05-17',
  time1: '',
  place1: CHENNAI,
  dob2: '1992-11-03',
  time2: '',
  place2: CHENNAI,
};
const NAMES = Object.keys(KOOTAS) as Koota[];
const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:30`);

function openFor(input: object): OpenGunaFacts {
  const found = facts(gunaMilan.params.parse(input));
  if (found.hours === 'known') throw new Error('no hour is missing');
  return found;
}

const shownFor = (input: object) =>
  Object.fromEntries(openFor(input).shown.map(({ key, value }) => [key, value]));

describe('a matching without an hour', () => {
  it.each([
    ['of both', PAIR, HOURS, HOURS],
    ['of the first', { ...PAIR, time2: '21:10' }, HOURS, ['21:10']],
    ['of the second', { ...PAIR, time1: '07:45' }, ['07:45'], HOURS],
  ])('%s holds the match of every hour of the day', (_, input, first, second) => {
    const { possible } = openFor(input);
    for (const time1 of first) {
      for (const time2 of second) {
        const timed = facts(gunaMilan.params.parse({ ...input, time1, time2 }));
        if (timed.hours === 'open') throw new Error('both hours were given');
        for (const koota of NAMES)
          expect(possible.points[koota]).toContain(timed.match.points[koota]);
        expect(timed.match.total).toBeGreaterThanOrEqual(possible.least);
        expect(timed.match.total).toBeLessThanOrEqual(possible.most);
      }
    }
  });

  it('tells range, certain kootas and the minute at which a Moon moved on', () => {
    const found = openFor(PAIR);
    const shown = shownFor(PAIR);

    expect([...found.sure, ...found.open].sort()).toEqual([...NAMES].sort());
    expect(shown['total']).toBe(
      `${found.possible.least} to ${found.possible.most} of 36, depending on the hour`,
    );
    for (const koota of found.sure) expect(shown[koota]).toContain(' at every hour; ');
    for (const koota of found.open) expect(shown[koota]).toContain(' or ');
    expect(shown['moon-1']).toMatch(/, until \d\d:\d\d; then /);
    expect(shown['manglik']).toMatch(/^left open/);
  });

  it('moves on when the sky says so', () => {
    // The Moon came into Shatabhisha on 17 May 1990; a minute to either side decides.
    const [span] = openFor(PAIR).moons[0].spans;
    const until = span?.until ?? '';
    const starAt = (time1: string) => {
      const timed = facts(gunaMilan.params.parse({ ...PAIR, time1, time2: '12:00' }));
      return timed.hours === 'known' ? timed.match.groom : undefined;
    };
    const [hours = 0, minutes = 0] = until.split(':').map(Number);
    const clock = (add: number) => {
      const at = hours * 60 + minutes + add;
      return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
    };

    expect(until).toMatch(/^\d\d:\d\d$/);
    expect(starAt(clock(-2))).toMatchObject({ nakshatra: span?.nakshatra, rashi: span?.rashi });
    const after = starAt(clock(2));
    expect([after?.nakshatra, after?.rashi]).not.toEqual([span?.nakshatra, span?.rashi]);
  });

  it('draws every value that is possible', () => {
    const { figure, possible } = openFor(PAIR);
    const drawn = figureSchema.parse(figure);
    if (drawn.kind !== 'kootas') throw new Error('no kootas are drawn');

    expect([drawn.total, drawn.upTo]).toEqual([possible.least, possible.most]);
    for (const { koota, points, possible: values = [points] } of drawn.kootas)
      expect(values).toEqual(possible.points[koota]);
  });

  it('names the one sum where all hours agree', () => {
    const agreeing = Array.from({ length: 400 }, (_, day) =>
      new Date(Date.UTC(1990, 0, 1 + day)).toISOString().slice(0, 10),
    )
      .map((dob) => ({ dob, time: '', place: CHENNAI }))
      .map((one) => openFacts('en', one, { dob: '1992-11-03', time: '21:10', place: CHENNAI }))
      .find(({ possible }) => possible.least === possible.most);

    expect(agreeing?.shown.find(({ key }) => key === 'total')?.value).toMatch(
      /^[\d.]+ of 36, at every hour$/,
    );
    expect(agreeing?.figure).not.toHaveProperty('upTo');
  });

  it('reads of a range and never of one sum, of no caste and of no manglik', () => {
    const { almanac } = gunaMilanMaker.assign(PAIR, { at: new Date(), seed: 'x' });
    const { least, most } = openFor(PAIR).possible;

    expect(almanac()).toContain(String(least));
    expect(almanac()).toContain(String(most));
    expect(almanac()).not.toMatch(/brahmin|kshatriya|caste|is manglik|are manglik/i);
  });
});
