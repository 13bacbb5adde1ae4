import { figureSchema } from '@cosmic/contracts/readings/figures';
import { facts } from './facts';
import { panchang } from './tool';

const CONTEXT = { at: new Date('2026-11-25T09:00:00Z'), seed: 'x' };
const KOLKATA = {
  name: 'Kolkata, India',
  latitude: 22.5726,
  longitude: 88.3639,
  zone: 'Asia/Kolkata',
};
const SINGAPORE = {
  name: 'Singapore',
  latitude: 1.3521,
  longitude: 103.8198,
  zone: 'Asia/Singapore',
};

const factsFor = (input: object) => facts(panchang.params.parse(input), CONTEXT);
const shownFor = (input: object) =>
  Object.fromEntries(factsFor(input).shown.map(({ key, value }) => [key, value]));

describe('the facts of a panchang', () => {
  // Swiss Ephemeris, the rules of the vectors of panchang: `pk002`.
  it('are those of the vectors for Kolkata on 6 July 2033', () => {
    expect(shownFor({ location: KOLKATA, date: '2033-07-06' })).toMatchObject({
      day: '6 July 2033',
      sun: 'rises 04:57, sets 18:25',
      vara: 'Budhavara',
      tithi: 'Shukla Navami until 14:14, then Shukla Dashami until 16:03 on 7 July',
      nakshatra: 'Chitra until 10:59, then Swati until 13:29 on 7 July',
      amanta: 'Ashadha',
      purnimanta: 'Ashadha',
      years: 'Vikram Samvat 2090, Shaka 1955 (elapsed)',
      rahuKalam: '11:41 to 13:22',
      abhijit: 'not counted on a Wednesday',
    });
  });

  it('name an added month, and its rule', () => {
    const shown = shownFor({ location: SINGAPORE, date: '2026-05-19' });

    expect(shown).toMatchObject({
      tithi: 'Shukla Tritiya until 16:49, then Shukla Chaturthi until 13:37 on 20 May',
      amanta: 'Jyeshtha, adhika (an added month)',
      rahuKalam: '16:04 to 17:35',
    });
    expect(shown['rule']).toMatch(/upper limb .* 34' .* Lahiri/);
  });

  it('show what the other rule of sunrise would change', () => {
    const at = (location: object, date: string) => shownFor({ location, date })['other-sunrise'];

    // The day of the upper limb is 04:57 to 18:25, with Rahu kalam from 11:41 to 13:22.
    expect(at(KOLKATA, '2033-07-06')).toBe('rises 05:01, sets 18:21; Rahu kalam 11:41 to 13:21');
    const tromso = { name: 'T', latitude: 69.65, longitude: 18.96, zone: 'Europe/Oslo' };
    expect(at(tromso, '2026-12-21')).toBeUndefined();
  });

  it('are of today at the place where no day is asked for', () => {
    const late = { at: new Date('2026-11-25T20:00:00Z'), seed: 'x' };

    expect(factsFor({ location: KOLKATA }).date).toBe('2026-11-25');
    expect(facts(panchang.params.parse({ location: KOLKATA }), late).date).toBe('2026-11-26');
  });

  it('tell a festival and the other day that some keep', () => {
    // Drik: Janmashtami of the Smartas on 6 September 2023, of the Vaishnavas on the 7th, in New Delhi.
    const delhi = { name: 'Delhi', latitude: 28.6139, longitude: 77.209, zone: 'Asia/Kolkata' };

    expect(shownFor({ location: delhi, date: '2023-09-06' })).toMatchObject({
      festival: 'Janmashtami on 6 September 2023; Vaishnavas keep 7 September 2023',
      'next-festival': 'Ganesh Chaturthi on 19 September 2023',
    });
  });

  it('draw the day with its sixteen choghadiyas in order', () => {
    const { figure } = factsFor({ location: KOLKATA, date: '2033-07-06' });
    const day = figureSchema.parse(figure);
    if (day.kind !== 'vedic-day') throw new Error('no day is drawn');

    expect(day.choghadiya[0]).toMatchObject({ name: 'Labh', quality: 'good', from: day.sunrise });
    expect(day.choghadiya[8]?.from).toBe(day.sunset);
    expect(day.choghadiya.at(-1)?.to).toBe(day.nextSunrise);
    expect(day.parts.map(({ key }) => key)).not.toContain('abhijit');
  });

  it('say where the Sun does not rise, and claim no parts of that day', () => {
    const svalbard = {
      name: 'Longyearbyen, Svalbard',
      latitude: 78.22,
      longitude: 15.65,
      zone: 'Arctic/Longyearbyen',
    };
    const { figure, shown } = factsFor({ location: svalbard, date: '2026-06-21' });

    expect(figure).toBeUndefined();
    expect(shown.map(({ key }) => key)).not.toContain('rahuKalam');
    expect(shownFor({ location: svalbard, date: '2026-06-21' })['sun']).toMatch(/does not rise/);
  });

  it.each(['1899-12-31', '2101-01-01', '2026-02-30', 'tomorrow'])('refuse %s as a day', (date) => {
    expect(panchang.params.safeParse({ location: KOLKATA, date }).success).toBe(false);
  });
});
