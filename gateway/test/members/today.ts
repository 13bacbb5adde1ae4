import { civilDate } from '@cosmic/sky/places/zone';
import { Visitor, type SiteAndAddress } from '../make';

const ZONE = 'Asia/Kolkata';
const BIRTH = {
  birth_date: '1990-05-17',
  birth_time: '07:45',
  birth_place: { name: 'Chennai, India', latitude: 13.088, longitude: 80.278, zone: ZONE },
};

/** The day over HTTP: of a guest's sign, of a member's chart, and from the one to the other. */
export function describeToday(made: () => SiteAndAddress): void {
  describe('the day', () => {
    let url: string;
    const today = civilDate(ZONE, new Date());

    beforeAll(() => {
      ({ url } = made());
    });

    const dayOf = async (visitor: Visitor, query = '') =>
      (await visitor.call('GET', `/api/today?zone=${ZONE}${query}`)).body;

    it('is told to a guest by a sign, and one who names none is asked for it', async () => {
      const [one, other] = [new Visitor(url), new Visitor(url)];
      const day = await dayOf(one, '&sign=leo');

      expect(day).toMatchObject({ date: today, basis: 'sign', sign: 'leo', before: [] });
      expect((await dayOf(other, '&sign=leo')).transit).toEqual(day.transit);
      expect((await dayOf(one)).error.code).toBe('sign_needed');
      expect((await dayOf(one, '&sign=ophiuchus')).error.code).toBe('invalid_input');
    });

    it('is of the chart of the profile once there is one, with what the guest kept', async () => {
      const browser = new Visitor(url);
      const guest = await dayOf(browser, '&sign=leo');
      await browser.call('PUT', '/api/today/tick', { date: today, zone: ZONE });
      const { body: card } = await browser.call('POST', '/api/today/card', {
        date: today,
        commitment: guest.card.commitment,
        clientSeed: 'mine',
      });
      const note = { date: today, question: guest.question, text: 'Glad' };
      await browser.call('PUT', '/api/today/note', note);

      await browser.signUp('today@example.com');
      await browser.signIn('today@example.com');
      expect((await dayOf(browser)).error?.code).toBe('sign_needed');
      await browser.call('PATCH', '/api/profile', BIRTH);
      const day = await dayOf(browser, '&sign=leo');

      expect(day).toMatchObject({
        basis: 'chart',
        sign: 'taurus',
        note: { question: guest.question, text: 'Glad' },
        ticks: [today],
      });
      expect(day.card.turned.id).toBe(card.id);
      expect(JSON.stringify(day)).not.toMatch(/1990|07:45|Chennai/);
      const { body: month } = await browser.call(
        'GET',
        `/api/today/days?month=${today.slice(0, 7)}`,
      );
      expect(month.days).toEqual([
        { date: today, opened: true, card: { id: card.id, name: card.name }, note: day.note },
      ]);

      const chosen = { zodiac: 'sidereal', house_system: 'koch', ayanamsa: 'raman' };
      expect((await browser.call('PATCH', '/api/profile', chosen)).status).toBe(200);
      const { transit, moon } = await dayOf(browser);
      const valueOf = (key: string) =>
        transit.facts.find((fact: { key: string }) => fact.key === key).value;
      expect(valueOf('zodiac')).toMatch(/^sidereal by the ayanamsa of Raman, 22°/);
      expect(valueOf('houses')).toMatch(/by Koch$/);
      expect([moon.sign, moon.degree]).not.toEqual([day.moon.sign, day.moon.degree]);
      expect(day.transit.facts).toContainEqual(
        expect.objectContaining({ key: 'zodiac', value: 'tropical' }),
      );

      expect((await browser.call('DELETE', `/api/today/note?date=${today}`)).status).toBe(200);
      expect((await dayOf(browser)).note).toBeNull();
    });
  });
}
