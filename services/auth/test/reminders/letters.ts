import { auth } from '@cosmic/contracts/account/auth';
import { reminders } from '@cosmic/contracts/account/reminders';
import { dayOf } from '@cosmic/tools/day/day';
import { codeOf } from '../make';
import { CHENNAI, type ReminderHelpers } from './helpers';

/** What letters of the morning say, and what becomes of them as they leave. */
export function describeLetters({
  bed,
  get,
  turn,
  change,
  confirmed,
  goTo,
  look,
  morningLetters,
}: ReminderHelpers): void {
  describe('as letters', () => {
    it('carry the way out that mail programs and people need, and nothing more after it', async () => {
      const { actor, email } = await confirmed();
      goTo((await turn(actor, 'daily')).next_at);
      await look();
      const [letter] = await morningLetters(email);
      // Long headers are folded.
      const raw = letter!.raw.replace(/\n[ \t]+/g, ' ');
      const url = /^List-Unsubscribe: <(.*)>$/m.exec(raw)![1]!;
      const token = url.slice(url.lastIndexOf('/') + 1);

      expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
      expect(new URL(url).pathname).toBe(`/api/reminders/stop/${token}`);
      expect(raw).toContain(`/login/reminders#token=${token}`);

      const forged = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
      const stop = (shown: string) => bed().rpc.send(reminders.stop, null, { token: shown });
      expect(await codeOf(stop(forged))).toBe('link_invalid');
      expect(await codeOf(stop(crypto.randomUUID() + token.slice(36)))).toBe('link_invalid');
      expect((await get(actor)).frequency).toBe('daily');

      expect(await codeOf(stop(token))).toBe('accepted');
      expect(await codeOf(stop(token))).toBe('accepted');
      expect((await get(actor)).frequency).toBe('off');
      bed().pass(86_400);
      await look();
      expect(await morningLetters(email)).toHaveLength(1);
    });

    const own = (email: string) => email;
    it.each([
      ['late the same morning', { frequency: 'daily', to: own, hours: 11, isSent: true }],
      ['when their day is over', { frequency: 'daily', to: own, hours: 13, isSent: false }],
      ['turned off meanwhile', { frequency: 'off', to: own, hours: 0, isSent: false }],
      [
        'to an address given up meanwhile',
        { frequency: 'daily', to: () => 'elsewhere@example.com', hours: 0, isSent: false },
      ],
    ] as const)(
      'are looked at once more as they leave: %s',
      async (_when, { frequency, to, hours, isSent }) => {
        const { actor, email } = await confirmed();
        await turn(actor, frequency);
        await bed().world.query(
          `INSERT INTO auth.mails (id, kind, email, user_id, trace, created_at, due_at)
           VALUES (gen_random_uuid(), 'reminder', $1, $2, 'trace-of-test',
                   $3::timestamptz - make_interval(hours => $4), $3)`,
          [to(email), actor.id, bed().now(), hours],
        );

        const sent = [...(await morningLetters(email)), ...(await morningLetters(to(email)))];
        expect(sent.length > 0).toBe(isSent);
      },
    );

    it('let a letter pass that somebody waits for', async () => {
      const { email } = await confirmed();
      // Nobody's: they are dropped as they leave, one after the other.
      await bed().world.query(
        `INSERT INTO auth.mails (id, kind, email, user_id, trace, created_at, due_at)
         SELECT gen_random_uuid(), 'reminder', 'crowd@example.com', NULL, 'trace-of-test', $1, $1
         FROM generate_series(1, 5000)`,
        [bed().now()],
      );
      await bed().rpc.send(auth.forgotPassword, null, { email, address: '' });

      await bed().letter(email, /new password/);

      const waiting = await bed().world.query("SELECT FROM auth.mails WHERE kind = 'reminder'");
      expect(waiting.length).toBeGreaterThan(0);
      await bed().world.query("DELETE FROM auth.mails WHERE kind = 'reminder'");
    });

    it("tell the member's own day, of the chart that the profile has by then", async () => {
      const { actor, email } = await confirmed();
      await turn(actor, 'daily');
      const born = { birth_date: '1990-05-17', birth_time: '07:45', birth_place: CHENNAI };
      await change(actor, born);
      const { next_at } = await get(actor);
      goTo(next_at);
      await look();
      const [letter] = await morningLetters(email);

      const { headline, transit, basis } = dayOf(
        {
          kind: 'person',
          reader: actor.id,
          birth: { dob: born.birth_date, time: born.birth_time, place: CHENNAI },
        },
        { date: next_at!.slice(0, 10), zone: CHENNAI.zone, language: 'en' },
      );
      expect(basis).toBe('chart');
      for (const line of [headline, transit.title, transit.meaning]) {
        expect(letter!.raw).toContain(line);
      }
      expect(letter!.raw).not.toMatch(/1990|07:45|Chennai/);
    });
  });
}
