import type { INestApplication } from '@nestjs/common';
import fc from 'fast-check';
import { memberExportOf } from '@cosmic/contracts/member';
import { profile, type ProfileChange } from '@cosmic/contracts/account/profile';
import type { Actor } from '@cosmic/contracts/message';
import { startBilling } from '@cosmic/billing/app';
import { until } from '@cosmic/platform/testing/until';
import { Housekeeping } from '@cosmic/auth/housekeeping/housekeeping';
import { codeOf, makeTestBed, refusalOf, type TestBed } from './make';

const CHENNAI = {
  name: 'Chennai, Tamil Nadu, India',
  latitude: 13.08784,
  longitude: 80.27847,
  zone: 'Asia/Kolkata',
};
const BIRTH = { birth_date: '1990-05-17', birth_time: '07:45', birth_place: CHENNAI };

/** One red pixel. */
const RED_DOT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC';

describe('a profile', () => {
  let bed: TestBed;
  let billing: INestApplication;

  beforeAll(async () => {
    bed = await makeTestBed();
    billing = await startBilling(bed.world.environment('billing'));
  });
  afterAll(async () => {
    await billing.close();
    await bed.stop();
  });

  const get = (actor: Actor) => bed.rpc.send(profile.get, actor, {});
  const change = (actor: Actor, body: object) =>
    bed.rpc.send(profile.change, actor, body as ProfileChange);

  it('begins with the name alone', async () => {
    const { actor } = await bed.member();

    expect(await get(actor)).toEqual({
      id: actor.id,
      full_name: 'Vera Rubin',
      birth_date: null,
      birth_time: null,
      birth_part: null,
      birth_place: null,
      avatar_url: null,
      model_off: false,
      lunar_node: 'true',
      zodiac: 'tropical',
      house_system: 'placidus',
      ayanamsa: 'lahiri',
      today_panchang: null,
      current_place: null,
      zodiac_sign: null,
      moon_sign: null,
      rising_sign: null,
      signs: {
        sun: { sign: null, degree: null, possible: [] },
        moon: { sign: null, degree: null, possible: [] },
        rising: { sign: null, degree: null, possible: [] },
      },
      is_premium: false,
    });
  });

  it('says the signs of a birth, to the degree', async () => {
    const { actor } = await bed.member();

    const made = await change(actor, BIRTH);

    expect(made).toMatchObject({ ...BIRTH, zodiac_sign: 'taurus', moon_sign: 'aquarius' });
    expect(made.signs.sun.degree).toBeCloseTo(25.9, 0);
    expect(made.rising_sign).toBe('gemini');
    expect(await get(actor)).toEqual(made);
  });

  it('changes what is given, forgets what is null and leaves the rest', async () => {
    const { actor } = await bed.member();
    await change(actor, { ...BIRTH, full_name: 'Caroline Herschel' });

    await change(actor, { birth_time: null });

    expect(await get(actor)).toMatchObject({
      ...BIRTH,
      birth_time: null,
      full_name: 'Caroline Herschel',
      zodiac_sign: 'taurus',
      rising_sign: null,
    });
  });

  it('takes a part of the day where no hour is known, until there is one', async () => {
    const { actor } = await bed.member();
    const { birth_time, ...rest } = BIRTH;

    const rough = await change(actor, { ...rest, birth_part: 'morning' });
    expect(rough).toMatchObject({ birth_part: 'morning', birth_time: null, moon_sign: 'aquarius' });
    expect(rough.signs.rising.possible).toContain('gemini');
    expect(rough.signs.rising.possible.length).toBeLessThan(6);
    expect(await change(actor, { birth_time })).toMatchObject({
      birth_part: null,
      rising_sign: 'gemini',
    });
    await expect(refusalOf(change(actor, { birth_part: 'noon' }))).resolves.toBeDefined();
  });

  it('keeps both of two changes at once', async () => {
    const { actor } = await bed.member();

    await Promise.all([
      change(actor, { birth_date: BIRTH.birth_date }),
      change(actor, { birth_time: BIRTH.birth_time }),
      change(actor, { birth_place: BIRTH.birth_place }),
      change(actor, { full_name: 'Ada' }),
      change(actor, { model_off: true }),
      change(actor, { lunar_node: 'mean' }),
      change(actor, { today_panchang: true }),
      change(actor, { zodiac: 'sidereal' }),
      change(actor, { house_system: 'koch' }),
      change(actor, { ayanamsa: 'raman' }),
      change(actor, { current_place: CHENNAI }),
    ]);

    expect(await get(actor)).toMatchObject({
      ...BIRTH,
      full_name: 'Ada',
      model_off: true,
      lunar_node: 'mean',
      zodiac: 'sidereal',
      house_system: 'koch',
      ayanamsa: 'raman',
      today_panchang: true,
      current_place: CHENNAI,
    });
    expect(await change(actor, { today_panchang: null, current_place: null })).toMatchObject({
      ...BIRTH,
      today_panchang: null,
      current_place: null,
    });
  });

  it.each([
    ['is_premium', { is_premium: true }],
    ['role', { role: 'admin' }],
    ['id', { id: '0b4c7a52-6a3b-4a64-8f7b-111111111111' }],
    ['email', { email: 'other@example.com' }],
    ['zodiac_sign', { zodiac_sign: 'leo' }],
    ['signs', { signs: {} }],
    ['birth_date', { birth_date: '1990-02-30' }],
    ['birth_date', { birth_date: '1899-12-31' }],
    ['birth_date', { birth_date: '2999-01-01' }],
    ['birth_time', { birth_time: '24:00' }],
    ['birth_place.zone', { birth_place: { ...CHENNAI, zone: 'Mars/Olympus' } }],
    ['birth_place.latitude', { birth_place: { ...CHENNAI, latitude: 91 } }],
    ['avatar_url', { avatar_url: 'https://evil.example/pixel.png' }],
    ['avatar_url', { avatar_url: 'data:image/svg+xml;base64,AAAA' }],
    ['avatar_url', { avatar_url: `data:image/png;base64,${'A'.repeat(20_000)}` }],
    ['avatar_url', { avatar_url: 'data:image/png;base64,iVBORw0KGgo=' }],
    ['avatar_url', { avatar_url: `data:image/png;base64,${btoa('<script>alert(1)</script>')}` }],
    ['full_name', { full_name: '' }],
    ['full_name', { full_name: 'a\0b' }],
    ['model_off', { model_off: 'yes' }],
    ['lunar_node', { lunar_node: 'osculating' }],
    ['zodiac', { zodiac: 'draconic' }],
    ['house_system', { house_system: 'campanus' }],
    ['ayanamsa', { ayanamsa: null }],
    ['today_panchang', { today_panchang: 'yes' }],
    ['current_place.latitude', { current_place: { ...CHENNAI, latitude: -91 } }],
  ])('refuses to have %s written: %j', async (field, body) => {
    const { actor } = await bed.member();
    const before = await get(actor);

    const error = await refusalOf(change(actor, body));

    expect(error?.code).toBe('invalid_input');
    expect(error?.details.fields?.map((problem) => problem.field)).toContain(field);
    expect(await get(actor)).toEqual(before);
  });

  it('draws a picture anew, and says it with each session', async () => {
    const { actor, email } = await bed.member();

    const { avatar_url } = await change(actor, { avatar_url: RED_DOT });

    expect(avatar_url).toMatch(/^data:image\/webp;base64,/);
    expect((await bed.signIn(email)).session.user.user_metadata.avatar_url).toBe(avatar_url);
    expect((await change(actor, { avatar_url })).avatar_url).toBe(avatar_url);
    expect((await change(actor, { avatar_url: null })).avatar_url).toBeNull();
  });

  it('leaves a picture from before pictures were drawn anew as it is', async () => {
    const { actor } = await bed.member();
    await change(actor, { model_off: true });
    await bed.world.query('UPDATE auth.profiles SET avatar_url = $2 WHERE id = $1', [
      actor.id,
      RED_DOT,
    ]);

    await change(actor, { full_name: 'Ada' });

    expect((await get(actor)).avatar_url).toBe(RED_DOT);
  });

  it('keeps any name as it was typed', async () => {
    const { actor } = await bed.member();
    const names = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
      .filter((name) => name.trim() !== '' && !name.includes('\0') && name.length <= 120);

    await fc.assert(
      fc.asyncProperty(names, async (full_name) => {
        expect((await change(actor, { full_name })).full_name).toBe(full_name.trim());
      }),
      { numRuns: 40 },
    );
  });

  it('is for members alone', async () => {
    const guest: Actor = { kind: 'guest', id: '0b4c7a52-6a3b-4a64-8f7b-111111111111' };

    expect(await codeOf(get(guest))).toBe('authentication_required');
    expect(await codeOf(change(guest, { full_name: 'X' }))).toBe('authentication_required');
  });

  describe('birth data', () => {
    const stored = async ({ id }: Actor) => {
      const [row] = await bed.world.query<{ birth_data: Buffer; birth_sealed_under: string }>(
        'SELECT * FROM auth.profiles WHERE id = $1',
        [id],
      );
      return row!;
    };

    it('are stored sealed', async () => {
      const { actor } = await bed.member();
      await change(actor, BIRTH);

      const row = await stored(actor);

      for (const secret of ['1990', '07:45', 'Chennai', 'Kolkata', '13.08']) {
        expect(JSON.stringify(row) + row.birth_data.toString('latin1')).not.toContain(secret);
      }
    });

    it("do not open in another member's row", async () => {
      const [one, other] = [await bed.member(), await bed.member()];
      await change(one.actor, BIRTH);
      await bed.world.query(
        `INSERT INTO auth.profiles (id, birth_data, birth_sealed_under)
         SELECT $2, birth_data, birth_sealed_under FROM auth.profiles WHERE id = $1`,
        [one.actor.id, other.actor.id],
      );

      expect(await codeOf(get(other.actor))).toBe('internal');
      await bed.world.query('DELETE FROM auth.profiles WHERE id = $1', [other.actor.id]);
    });

    it('are sealed anew when the secret is replaced, and open all the while', async () => {
      const { actor } = await bed.member();
      await change(actor, BIRTH);
      const before = await stored(actor);
      const secret = bed.world.environment('auth')['BIRTH_DATA_SECRET'];

      const worker = await bed.startWorker({
        BIRTH_DATA_SECRET: `another-secret-of-32-characters-or-more,${secret}`,
      });
      // Of several workers, any takes the turn.
      await worker.get(Housekeeping).run();
      await worker.close();

      const rows = await bed.world.query(
        'SELECT FROM auth.profiles WHERE birth_sealed_under = $1',
        [before.birth_sealed_under],
      );
      expect(rows).toEqual([]);
      const only = await bed.start({
        BIRTH_DATA_SECRET: 'another-secret-of-32-characters-or-more',
      });
      // Two replicas answer by turns now, and the older one has lost the secret.
      const answers = await Promise.all(Array.from({ length: 20 }, () => codeOf(get(actor))));
      expect(answers).toContain('accepted');
      await only.close();
      await bed.world.query(
        'UPDATE auth.profiles SET birth_data = NULL, birth_sealed_under = NULL',
      );
    });
  });

  it('says premium as billing told it, and only while it lasts', async () => {
    const { actor } = await bed.member();
    const tell = (isPremium: boolean, endsAt: string | null, changedAt: string) =>
      bed.world.query(
        `INSERT INTO billing.outbox (id, subject, payload, trace)
         VALUES (gen_random_uuid(), 'event.billing.subscription.changed', $1, 'trace-of-test')`,
        [JSON.stringify({ userId: actor.id, isPremium, plan: 'monthly', endsAt, changedAt })],
      );
    const isPremium = async () => (await get(actor)).is_premium;
    const endsAt = new Date(bed.now().getTime() + 3_600_000).toISOString();

    await tell(true, endsAt, '2026-01-02T00:00:00.000Z');
    await until(isPremium, 'the member is premium');
    await tell(false, null, '2026-01-01T00:00:00.000Z');
    bed.pass(3_599);
    expect(await isPremium()).toBe(true);
    bed.pass(2);
    expect(await isPremium()).toBe(false);
  });

  it('is part of what is told to a member, without hashes and secrets', async () => {
    const { actor, email, opened } = await bed.member();
    await change(actor, BIRTH);

    const { rows } = await bed.rpc.send(memberExportOf('auth'), null, { userId: actor.id });

    expect(rows['profiles']).toEqual([expect.objectContaining(BIRTH)]);
    expect(rows['accounts']).toEqual([expect.objectContaining({ email, full_name: 'Vera Rubin' })]);
    expect(rows['sessions']).toHaveLength(1);
    expect(rows['audit_log']).toContainEqual(expect.objectContaining({ act: 'signed-in' }));
    expect(JSON.stringify(rows)).not.toMatch(/argon2|hash/i);
    expect(JSON.stringify(rows)).not.toContain(opened.refreshToken);
  });
});
