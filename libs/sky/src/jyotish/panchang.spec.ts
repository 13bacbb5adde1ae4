import vectors from '../../test/vectors/panchang.json';
import muhurtas from '../../test/vectors/muhurta.json';
import { planetaryDay } from '../calendar/planetary-hours';
import { sunTimes } from '../astronomy/sun-times';
import { brahmaMuhurta, type Part } from './day-parts';
import { festivalsOf } from './festivals';
import { LIMBS } from './limbs';
import { lunarMonthAt } from './lunar-month';
import { muhurtaOf } from './muhurta';
import { panchangOf, type PanchangDay } from './panchang';

const seconds = (at: Date | undefined, utc: string | number | null | undefined) =>
  Math.abs((at?.getTime() ?? NaN) - Date.parse(String(utc))) / 1000;

const expectPart = (found: Part | null, expected: (string | number)[] | null) => {
  if (expected === null) {
    expect(found).toBeNull();
    return;
  }
  expect(seconds(found?.from, expected[0])).toBeLessThan(10);
  expect(seconds(found?.to, expected[1])).toBeLessThan(10);
};

const dayOf = (row: { date: string; lat: number; lon: number; zone: string }) =>
  panchangOf(row.date, { latitude: row.lat, longitude: row.lon }, row.zone) as PanchangDay;

describe('panchangOf', () => {
  it.each(vectors.days)('$id $place $date', (row) => {
    const day = dayOf(row);

    expect(seconds(day.sunrise, row.sunrise)).toBeLessThan(10);
    expect(seconds(day.sunset, row.sunset)).toBeLessThan(10);
    expect(seconds(day.nextSunrise, row.next_sunrise)).toBeLessThan(10);
    for (const limb of LIMBS) {
      const expected = row[limb];
      expect(day.limbs[limb].map(({ number, name }) => [number, name])).toEqual(
        expected.map(([number, name]) => [number, name]),
      );
      day.limbs[limb].forEach(({ to }, index) =>
        expect(seconds(to, expected[index]?.[2])).toBeLessThan(10),
      );
    }
    expect(day).toMatchObject({
      vara: row.vara,
      paksha: row.paksha,
      amanta: { name: row.amanta, adhika: row.adhika },
      purnimanta: row.purnimanta,
      moonRashi: row.moon_rashi - 1,
      sunRashi: row.sun_rashi - 1,
      years: { shaka: row.shaka, vikram: row.vikram, vikramKartikadi: row.vikram_kartikadi },
    });
    const { year, month, day: dayOfMonth } = day.sakaCivil;
    expect([year, month, dayOfMonth]).toEqual(row.saka_civil);
    expectPart(day.parts.rahuKalam, row.rahu);
    expectPart(day.parts.yamaganda, row.yamaganda);
    expectPart(day.parts.gulika, row.gulika);
    expectPart(day.parts.abhijit, row.abhijit);
    expect(day.parts.choghadiya.day.map(({ name }) => name)).toEqual(row.cho_day);
    expect(day.parts.choghadiya.night.map(({ name }) => name)).toEqual(row.cho_night);
  });

  it('has none where the Sun does not set', () => {
    expect(
      panchangOf('2026-06-21', { latitude: 69.65, longitude: 18.96 }, 'Europe/Oslo'),
    ).toBeNull();
  });
});

describe('lunarMonthAt', () => {
  it.each(vectors.adhika_months)('finds the adhika $name from $from', ({ name, from, to }) => {
    const month = lunarMonthAt(new Date(Date.parse(from) + 10 * 86_400_000));

    expect(month).toMatchObject({ name, adhika: true, lost: null });
    expect(seconds(month.from, from)).toBeLessThan(15);
    expect(seconds(month.to, to)).toBeLessThan(15);
  });

  it('loses Magha in the winter of 1983', () => {
    expect(lunarMonthAt(new Date('1983-01-25T00:00:00Z'))).toMatchObject({
      lost: expect.any(String),
    });
  });
});

describe('festivalsOf', () => {
  const DELHI = { latitude: 28.6139, longitude: 77.209 };

  it.each(vectors.festivals)('$name $year', ({ name, year, date }) => {
    const found = festivalsOf(year, DELHI, 'Asia/Kolkata').find(
      ({ festival }) => festival === name,
    );

    expect(found?.date).toBe(date);
  });

  // The Chaturthi of 1975 in Chennai is too short for either midday.
  it.each([
    [1975, 13.09, 80.28, 'Asia/Kolkata'],
    [1931, -54.81, -68.31, 'America/Argentina/Ushuaia'],
    [1950, -54.81, -68.31, 'America/Argentina/Ushuaia'],
  ])('finds a day for every festival of %s at %s, %s', (year, latitude, longitude, zone) => {
    const found = festivalsOf(year, { latitude, longitude }, zone);

    expect(found).toHaveLength(8);
    for (const { date } of found) expect(date.slice(0, 4)).toBe(String(year));
  });
});

describe('muhurtaOf', () => {
  it.each(muhurtas.days)('$id $place $date', (row) => {
    const day = dayOf(row);
    const muhurta = muhurtaOf(day);
    const place = { latitude: row.lat, longitude: row.lon };

    const choghadiya = [...day.parts.choghadiya.day, ...day.parts.choghadiya.night];
    expect(choghadiya.map(({ name }) => name)).toEqual(row.choghadiya);
    choghadiya.forEach(({ from }, index) =>
      expect(seconds(from, row.starts[index])).toBeLessThan(10),
    );
    expectPart(day.parts.abhijit, row.abhijit);
    expectPart(day.parts.vijaya, row.vijaya);
    expectPart(day.parts.nishita, row.nishita);
    expectPart(day.parts.rahuKalam, row.rahu);
    const before = new Date(Date.parse(`${row.date}T00:00:00Z`) - 86_400_000);
    const { sunset } = sunTimes(before.toISOString().slice(0, 10), place, row.zone);
    expectPart(sunset && brahmaMuhurta(sunset, day.sunrise), row.brahma);
    expect(muhurta).toMatchObject({
      tithiClass: row.tithi_class,
      panchaka: row.panchaka_at_sunrise,
      gandaMula: row.ganda_mula_at_sunrise,
    });
    expect(planetaryDay(row.date, place, row.zone).ruler).toBe(row.hora_first);
    expect(muhurta.vishti).toHaveLength(row.vishti.length);
    muhurta.vishti.forEach((part, index) => expectPart(part, row.vishti[index] ?? null));
    expect(muhurta.good).toHaveLength(row.good.length);
    muhurta.good.forEach((part, index) => expectPart(part, row.good[index] ?? null));
  });
});
