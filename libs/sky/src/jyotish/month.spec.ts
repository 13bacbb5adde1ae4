import { panchangMonth } from './month';

const DELHI = { latitude: 28.6139, longitude: 77.209 };
const datesOf = (month: string, count: number) =>
  Array.from({ length: count }, (_, day) => `${month}-${String(day + 1).padStart(2, '0')}`);
const kept = (month: string, count: number) =>
  panchangMonth(datesOf(month, count), DELHI, 'Asia/Kolkata').flatMap(
    ({ date, festivals, observances }) =>
      [
        ...festivals.map(({ festival, isOfOthers }) => (isOfOthers ? `(${festival})` : festival)),
        ...observances,
      ].map((name) => `${date.slice(8)} ${name}`),
  );

describe('a month of the panchang', () => {
  // Drik Panchang for New Delhi, September 2023: Aja Ekadashi on the 10th, Parsva on the 25th.
  it('has its festivals and the days that come round', () => {
    expect(kept('2023-09', 30)).toEqual([
      '06 janmashtami',
      '07 (janmashtami)',
      '10 ekadashi',
      '14 amavasya',
      '17 sankranti',
      '19 ganesh_chaturthi',
      '25 ekadashi',
      '29 purnima',
    ]);
  });

  it('has one panchang a day, and Makar Sankranti where the Sun enters Makara', () => {
    const days = panchangMonth(datesOf('2026-01', 31), DELHI, 'Asia/Kolkata');

    expect(days.map(({ panchang }) => panchang?.date)).toEqual(datesOf('2026-01', 31));
    expect(days[13]).toMatchObject({
      festivals: [{ festival: 'makar_sankranti', isOfOthers: false }],
      observances: ['ekadashi', 'sankranti'],
    });
  });

  it('claims no day and no festival where the Sun does not rise', () => {
    const north = panchangMonth(
      datesOf('2026-06', 3),
      { latitude: 78, longitude: 15 },
      'Arctic/Longyearbyen',
    );

    for (const day of north)
      expect(day).toMatchObject({ panchang: null, festivals: [], observances: [] });
  });

  it('is empty for no dates', () => expect(panchangMonth([], DELHI, 'Asia/Kolkata')).toEqual([]));
});
