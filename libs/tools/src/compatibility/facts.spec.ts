import type { Place } from '@cosmic/contracts/sky/places';
import { facts } from './facts';

type Params = Parameters<typeof facts>[0];

const UNKNOWN = { time1: '', place1: null, time2: '', place2: null };
const PAIR: Params = { sign1: 'leo', sign2: 'scorpio', dob1: '', dob2: '', ...UNKNOWN };
const PARIS: Place = {
  name: 'Paris, France',
  latitude: 48.8534,
  longitude: 2.3488,
  zone: 'Europe/Paris',
};
const EXACT: Params = {
  ...PAIR,
  dob1: '1990-06-10',
  time1: '14:30',
  place1: PARIS,
  dob2: '1988-07-11',
  time2: '06:15',
  place2: PARIS,
};

const shownFor = (params: Params) =>
  new Map(facts(params).shown.map(({ key, label, value }) => [key, `${label}: ${value}`]));

describe('the facts of a pair', () => {
  it('compare two signs when nothing else is known', () => {
    expect([...shownFor(PAIR).values()]).toEqual([
      'Signs: Leo and Scorpio',
      'Zodiac: tropical',
      'Distance: a square, 90° apart',
      'Elements: fire and water',
      'Modes: fixed and fixed',
      'Rulers: the Sun and Mars',
    ]);
  });

  it('read a Sun of five degrees of Aries in Pisces by the sidereal zodiac', () => {
    const born = {
      ...PAIR,
      sign1: 'aries' as const,
      dob1: '1990-03-26',
      zodiac: 'sidereal' as const,
    };
    const shown = shownFor(born);

    expect(shown.get('your-sun')).toMatch(/Pisces 11°/);
    expect(shown.get('your-zodiac')).toMatch(
      /^Your zodiac: sidereal by the ayanamsa of Lahiri, 23°/,
    );
    expect(shown.get('signs')).toBe('Signs: Pisces and Scorpio');
    // What somebody chose against their date stays theirs, and the text says what the date has.
    expect(shownFor({ ...born, sign1: 'gemini' }).get('signs')).toBe('Signs: Gemini and Scorpio');
    expect(shownFor({ ...born, zodiac: 'tropical' }).get('your-sun')).toMatch(/Aries 5°/);
    expect(shownFor({ ...PAIR, zodiac: 'sidereal' }).get('signs')).toBe('Signs: Leo and Scorpio');
  });

  it('keep the angles between two charts whichever the zodiac, and move their houses', () => {
    const [tropical, sidereal, whole] = [
      {},
      { zodiac: 'sidereal' as const },
      { zodiac: 'sidereal' as const, houses: 'whole-sign' as const },
    ].map((school) => facts({ ...EXACT, ...school }));

    const anglesOf = (found: typeof tropical) =>
      found!.crossings.map(({ yours, theirs, aspect }) => `${yours} ${aspect} ${theirs}`);
    expect(anglesOf(sidereal)).toEqual(anglesOf(tropical));
    expect(sidereal!.guests).toEqual(tropical!.guests);
    expect(whole!.guests).not.toEqual(tropical!.guests);
  });

  it('take a birth date at noon UTC and say so', () => {
    const shown = shownFor({ ...PAIR, dob2: '1990-06-10' });

    expect(shown.get('their-sun')).toMatch(
      /^Their Sun: Gemini 19°\d\d' at noon UTC on 10 June 1990$/,
    );
    expect(shown.get('their-moon')).toBe(
      'Their Moon: in Sagittarius or Capricorn on that date, depending on the hour and the place',
    );
    expect(shown.has('your-sun')).toBe(false);
    expect([...shown.keys()].some((key) => key.startsWith('cross'))).toBe(false);
  });

  it('name both signs where the hour would decide', () => {
    // The Sun entered Taurus on 20 April 1990 at 08:27 UTC.
    const shown = shownFor({ ...PAIR, dob1: '1990-04-20' });

    expect(shown.get('your-sun')).toMatch(/; Aries or Taurus depending on the hour and the place$/);
  });

  it('list the closest contacts of two birth dates, the closest first', () => {
    const { crossings } = facts({ ...PAIR, dob1: '1990-06-10', dob2: '1988-07-11' });

    expect(crossings[0]).toMatchObject({ yours: 'sun', theirs: 'venus', aspect: 'conjunction' });
    expect(crossings.map(({ orb }) => orb)).toEqual(
      crossings.map(({ orb }) => orb).toSorted((a, b) => a - b),
    );
  });

  it('find the same contacts from either side', () => {
    const there = facts({ ...PAIR, dob1: '1990-06-10', dob2: '1985-01-30' }).crossings;
    const back = facts({ ...PAIR, dob1: '1985-01-30', dob2: '1990-06-10' }).crossings;

    expect(there.map(({ yours, theirs }) => [yours, theirs])).toEqual(
      back.map(({ yours, theirs }) => [theirs, yours]),
    );
  });

  it('compare Moon, Saturn and houses as well where both births are exact', () => {
    const { crossings, guests, you, they } = facts(EXACT);
    const shown = shownFor(EXACT);

    expect([you.birth?.time, they.birth?.time]).toEqual(['known', 'known']);
    expect(shown.get('your-moon')).toMatch(/^Your Moon: Capricorn \d+°\d\d'$/);
    expect(shown.get('your-rising')).toBe("Your rising sign: Virgo 28°52'");
    expect(crossings.some(({ yours, theirs }) => yours === 'moon' || theirs === 'moon')).toBe(true);
    expect(guests.theirs.map(({ planet }) => planet)).toEqual(['sun', 'moon', 'venus']);
    // Their Sun at 19 degrees of Cancer is past the midheaven at 28 of Gemini.
    expect(shown.get('their-sun-in-yours')).toMatch(/^Their Sun in your chart: your tenth house/);
  });

  it('leave the Moon of a day out of every comparison and out of the picture', () => {
    const { crossings, guests, figure } = facts({ ...EXACT, time2: '' });
    const rings = figure?.kind === 'wheel' ? figure.rings : [];
    const [yours, theirs] = rings.map(({ points }) => points.map(({ point }) => point));

    expect(crossings.every(({ theirs: planet }) => planet !== 'moon')).toBe(true);
    expect(guests).toEqual({ theirs: [], yours: [] });
    expect(yours).toEqual(expect.arrayContaining(['moon', 'ascendant']));
    expect(theirs).not.toContain('moon');
    expect(facts(PAIR).figure).toBeUndefined();
  });
});
