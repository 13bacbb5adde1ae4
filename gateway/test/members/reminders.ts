import PostalMime from 'postal-mime';
import { lettersIn } from '@cosmic/migrate/testing/letters';
import { until } from '@cosmic/platform/testing/until';
import { civilDate } from '@cosmic/sky/places/zone';
import { deriveKey } from '@cosmic/platform/crypto/key-ring';
import { stopTokenOf } from '@cosmic/auth/reminders/stop-token';
import { Visitor, type Site, type SiteAndAddress } from '../make';

const BIRTH = {
  birth_date: '1990-05-17',
  birth_time: '07:45',
  birth_place: {
    name: 'Chennai, India',
    latitude: 13.088,
    longitude: 80.278,
    zone: 'Asia/Kolkata',
  },
};

/** Letters and the ways out of them, as browsers and mail programs meet them. */
export function describeReminders(made: () => SiteAndAddress): void {
  describe('reminders', () => {
    let site: Site;
    let url: string;

    beforeAll(() => {
      ({ site, url } = made());
    });

    let count = 0;
    const daily = async () => {
      const visitor = new Visitor(url);
      const email = `reader-${(count += 1)}@example.com`;
      await visitor.signUp(email);
      const { body } = await visitor.signIn(email);
      const answer = await visitor.call('PUT', '/api/reminders', {
        ...{ frequency: 'daily', zone: 'Asia/Kolkata', sign: 'leo' },
      });
      expect(answer.status).toBe(200);
      const key = deriveKey(site.world.environment('auth')['AUTH_SECRET']!, 'reminders');
      return { visitor, token: stopTokenOf(key, body.user.id as string) };
    };
    const frequencyOf = async (visitor: Visitor) =>
      (await visitor.call('GET', '/api/reminders')).body.frequency as string;

    it('are turned by the member alone', async () => {
      const { visitor } = await daily();
      const guest = new Visitor(url);

      expect(await frequencyOf(visitor)).toBe('daily');
      expect((await guest.call('GET', '/api/reminders')).status).toBe(401);
      const put = { frequency: 'weekly', zone: 'UTC', sign: 'leo' };
      expect((await guest.call('PUT', '/api/reminders', put)).status).toBe(401);
      expect((await visitor.call('PUT', '/api/reminders', { ...put, user_id: 1 })).status).toBe(
        400,
      );
      expect(await frequencyOf(visitor)).toBe('daily');
    });

    it('tell the day as the API tells it, letter for letter', async () => {
      const { visitor } = await daily();
      const { body: profile } = await visitor.call('PATCH', '/api/profile', BIRTH);
      await site.world.query(
        `WITH confirmed AS (UPDATE auth.accounts SET email_verified_at = now() WHERE id = $1)
         UPDATE auth.reminders SET next_at = now() WHERE user_id = $1`,
        [profile.id],
      );
      const email = `reader-${count}@example.com`;
      const sent = await until(
        async () =>
          (await lettersIn(site.world.outbox)).find(
            ({ to, subject }) => to === email && subject.startsWith('Your day'),
          ),
        'the letter is sent',
        60_000,
      );
      const { text, html, date } = await PostalMime.parse(sent.message);
      const day = civilDate('Asia/Kolkata', new Date(date!));

      const { body } = await visitor.call('GET', `/api/today?zone=Asia/Kolkata&date=${day}`);

      expect(body.basis).toBe('chart');
      const told = [
        ...[body.headline, `${body.moon.words}.`],
        ...[body.transit, ...body.others].flatMap(({ title, meaning, window }) => [
          `${title}, ${window.untilWords}`,
          meaning,
        ]),
        ...['A question for today', body.question],
        body.transit.facts
          .filter(({ key }: { key: string }) => ['houses', 'zodiac'].includes(key))
          .map(({ label, value }: { label: string; value: string }) => `${label}: ${value}`)
          .join('; '),
      ];
      const paragraphs = text!.trim().split(/\n\n/);
      expect(paragraphs.slice(0, -3)).toEqual(told);
      expect(paragraphs.at(-3)).toMatch(/^Open my day: http\S+\/today$/);
      for (const sentence of told) expect(html).toContain(sentence.replaceAll('&', '&amp;'));
    }, 120_000);

    it.each([
      ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
      [
        'multipart/form-data; boundary=x',
        '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
      ],
      ['application/json', '{}'],
    ])('are left with one click from a mail program that sends %s', async (type, body) => {
      const { visitor, token } = await daily();

      const answer = await fetch(`${url}/api/reminders/stop/${token}`, {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      });

      expect(answer.status).toBe(200);
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(await frequencyOf(visitor)).toBe('off');
    });

    it('are not left by looking at the link, which leads to a page that asks', async () => {
      const { visitor, token } = await daily();

      const answer = await fetch(`${url}/api/reminders/stop/${token}`, { redirect: 'manual' });

      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toBe(`/login/reminders#token=${token}`);
      expect((await fetch(`${url}/login/reminders`)).status).toBe(200);
      expect(await frequencyOf(visitor)).toBe('daily');
    });

    it('are not left with a link that we have not signed', async () => {
      const { visitor, token } = await daily();
      const post = (shown: string) =>
        fetch(`${url}/api/reminders/stop/${shown}`, { method: 'POST' });
      const forged = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');

      expect(await (await post(forged)).json()).toMatchObject({ error: { code: 'link_invalid' } });
      expect((await post('nonsense')).status).toBe(400);
      expect(
        (await fetch(`${url}/api/reminders/stop/%2F%2Fevil.example`, { redirect: 'manual' }))
          .status,
      ).toBe(400);
      expect(await frequencyOf(visitor)).toBe('daily');
    });
  });
}
