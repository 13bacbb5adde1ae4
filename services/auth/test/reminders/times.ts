import PostalMime from 'postal-mime';
import { codeOf } from '../make';
import { CHENNAI, type ReminderHelpers } from './helpers';

/** When letters of the morning leave, by the clock of who reads them. */
export function describeTimes({
  bed,
  get,
  turn,
  confirmed,
  goTo,
  look,
  morningLetters,
}: ReminderHelpers): void {
  describe('by the clock', () => {
    it('are left out rather than sent at noon', async () => {
      const { actor, email } = await confirmed();
      const { next_at } = await turn(actor, 'daily');
      goTo(next_at, 5 * 3_600);
      await look();
      expect(await morningLetters(email)).toEqual([]);

      goTo((await get(actor)).next_at);
      await look();

      expect(await morningLetters(email)).toHaveLength(1);
    });

    it('of a week leave on Mondays alone', async () => {
      const { actor, email } = await confirmed();
      const { next_at } = await turn(actor, 'weekly', 'Europe/Berlin');
      expect(new Date(next_at!).getUTCDay()).toBe(1);
      goTo(next_at);
      await look();
      expect(await morningLetters(email)).toHaveLength(1);
      for (let day = 0; day < 6; day += 1) {
        bed().pass(86_400);
        await look();
      }
      const letters = await morningLetters(email);

      expect(letters.map(({ subject }) => subject)).toEqual([
        expect.stringMatching(/^Your week from Monday \d+ \w+$/),
      ]);
      bed().pass(86_400);
      await look();
      expect(await morningLetters(email)).toHaveLength(2);
    });

    it('stay at seven when the clocks change', async () => {
      const { actor, email } = await confirmed();
      // The clocks of Berlin go forward on the last Sunday of March.
      const year = bed().now().getUTCFullYear() + 1;
      const april = new Date(Date.UTC(year, 3, 1));
      const sunday = new Date(
        april.getTime() - ((april.getUTCDay() + 6) % 7) * 86_400_000 - 86_400_000,
      );
      const day = (offset: number) =>
        new Date(sunday.getTime() + offset * 86_400_000).toISOString().slice(0, 10);
      goTo(`${day(-2)}T12:00:00Z`);
      const { next_at } = await turn(actor, 'daily', 'Europe/Berlin');
      expect(next_at).toBe(`${day(-1)}T06:00:00.000Z`);
      goTo(next_at);
      await look();
      expect(await morningLetters(email)).toHaveLength(1);
      expect((await get(actor)).next_at).toBe(`${day(0)}T05:00:00.000Z`);

      goTo(`${day(0)}T04:59:59Z`);
      await look();
      expect(await morningLetters(email)).toHaveLength(1);
      goTo(`${day(0)}T05:00:00Z`);
      await look();
      expect(await morningLetters(email)).toHaveLength(2);
    });

    it('begin at the dawn of the reader’s place, which is kept sealed', async () => {
      const { actor, email } = await confirmed();
      const dawn = { at: 'dawn', place: CHENNAI };

      expect(await codeOf(turn(actor, 'daily', 'Asia/Kolkata', { at: 'dawn' }))).toBe(
        'invalid_input',
      );
      expect(await codeOf(turn(actor, 'daily', 'Asia/Kolkata', { at: '25:00' }))).toBe(
        'invalid_input',
      );
      const kept = await turn(actor, 'daily', 'Europe/Lisbon', dawn);
      expect(kept).toMatchObject({ ...dawn, zone: 'Asia/Kolkata' });
      expect(await get(actor)).toEqual(kept);
      const [row] = await bed().world.query('SELECT * FROM auth.reminders WHERE user_id = $1', [
        actor.id,
      ]);
      expect(row).toMatchObject({ sealed_place: expect.stringMatching(/^sealed:/) });
      expect(JSON.stringify(row)).not.toMatch(/Chennai|13\.08/);

      goTo(kept.next_at);
      await look();
      expect(await morningLetters(email)).toHaveLength(1);
    });

    it('keep silent on the days that were chosen, and speak the language that was', async () => {
      const { actor, email } = await confirmed();
      const today = bed().now().getUTCDay();
      const silent_days = [(today + 1) % 7, (today + 2) % 7];
      const { next_at } = await turn(actor, 'daily', 'UTC', { silent_days, language: 'hi' });
      expect(silent_days).not.toContain(new Date(next_at!).getUTCDay());
      expect(
        await codeOf(turn(actor, 'daily', 'UTC', { silent_days: [0, 1, 2, 3, 4, 5, 6] })),
      ).toBe('invalid_input');

      goTo(next_at);
      await look();

      const letter = await PostalMime.parse((await bed().letters(email)).at(-1)!.message);
      expect(letter.subject).toMatch(/^आपका दिन, /);
      expect(letter.text).toContain('मेरा दिन खोलें');
    });
  });
}
