import { sky } from '@cosmic/contracts/sky/sky';
import type { TestBed } from '../make';

/** What the journal's service tells of the sky, now and by the calendars. */
export function describeSkyRequests(made: () => TestBed): void {
  describe('the sky', () => {
    let bed: TestBed;
    beforeAll(() => {
      bed = made();
    });

    it('works out a month of the Indian calendar', async () => {
      const asked = {
        month: '2026-11',
        latitude: 28.6139,
        longitude: 77.209,
        zone: 'Asia/Kolkata',
      };
      const { days } = await bed.rpc.send(sky.panchang, null, asked);

      expect(days).toHaveLength(30);
      // Diwali of 2026: the evening of 8 November holds the new moon's tithi.
      expect(days[7]).toMatchObject({
        date: '2026-11-08',
        festivals: [{ festival: 'diwali', isOfOthers: false }],
      });
      const north = { ...asked, month: '2026-06', latitude: 78, longitude: 15 };
      expect((await bed.rpc.send(sky.panchang, null, north)).days[0]).toMatchObject({
        panchang: null,
        festivals: [],
      });
    });

    it('finds the best hours of a year, and names the field of what can not be asked', async () => {
      const asked = {
        from: '2026-11-26',
        ask: 'waxing,direct.mercury,hour-of.venus',
        latitude: 28.6139,
        longitude: 77.209,
        zone: 'Asia/Kolkata',
      };
      const { all, allButOne } = await bed.rpc.send(sky.bestDays, null, asked);
      expect(all.count).toBe(all.windows.length);
      // The first hour of Venus of a waxing Moon begins within an hour of the new moon.
      expect(all.windows[1]).toMatchObject({
        misses: [],
        lostEarlier: ['hour-of.venus'],
        lostLater: ['hour-of.venus'],
      });
      expect(allButOne.windows).toHaveLength(200);
      expect(allButOne.count).toBeGreaterThan(200);

      const polar = { ...asked, latitude: 78, longitude: 15, zone: 'Arctic/Longyearbyen' };
      const far = await bed.rpc.send(sky.bestDays, null, polar);
      expect(far.daysWithoutSunrise).toBeGreaterThan(200);

      for (const ask of ['waxing,waxing', 'luck', 'direct.moon', 'moon-in'])
        await expect(bed.rpc.send(sky.bestDays, null, { ...asked, ask })).rejects.toMatchObject({
          code: 'invalid_input',
          details: { fields: [{ field: 'ask', code: 'not_conditions' }] },
        });
      await expect(
        bed.rpc.send(sky.bestDays, null, { ...asked, from: '2027-02-29' }),
      ).rejects.toMatchObject({ details: { fields: [{ field: 'from' }] } });
    });

    it('works out a day of the Indian calendar with its Sun and Rahu kalam', async () => {
      const delhi = { latitude: 28.6139, longitude: 77.209, zone: 'Asia/Kolkata' };
      const month = await bed.rpc.send(sky.panchang, null, { month: '2026-11', ...delhi });
      const day = await bed.rpc.send(sky.panchangDay, null, { date: '2026-11-08', ...delhi });
      const { sunset, rahuKalam, ...rest } = day.panchang!;

      expect({ ...day, panchang: rest }).toEqual(month.days[7]);
      expect(sunset > rest.sunrise).toBe(true);
      // A Sunday: the last eighth of the day.
      expect(rahuKalam.to).toBe(sunset);
      const eighth = (Date.parse(sunset) - Date.parse(rest.sunrise)) / 8;
      expect(Date.parse(rahuKalam.to) - Date.parse(rahuKalam.from)).toBeCloseTo(eighth, -1);
      const north = {
        date: '2026-06-21',
        latitude: 78,
        longitude: 15,
        zone: 'Arctic/Longyearbyen',
      };
      expect(await bed.rpc.send(sky.panchangDay, null, north)).toMatchObject({
        date: '2026-06-21',
        panchang: null,
      });
    });

    it('shows the sky of now and the calendar of the coming year', async () => {
      const now = await bed.rpc.send(sky.now, null, {});
      const { ics } = await bed.rpc.send(sky.calendar, null, { language: 'en' });

      expect(now.planets).toHaveLength(10);
      expect(now.events.map(({ at }) => at)).toEqual([...now.events.map(({ at }) => at)].sort());
      expect(ics.match(/BEGIN:VEVENT/g)!.length).toBeGreaterThan(80);
      expect(ics).toMatch(/SUMMARY:.*eclipse/);
    });
  });
}
