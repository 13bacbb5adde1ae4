import { auth } from '@cosmic/contracts/account/auth';
import {
  codeOf,
  keysDerived,
  makeTestBed,
  newEmail,
  PASSWORD,
  refusalOf,
  type TestBed,
} from './make';

const WRONG = 'not the password at all';

describe('guessing passwords', () => {
  let bed: TestBed;

  beforeAll(async () => {
    bed = await makeTestBed({ SIGN_INS_WAITING: '2000' });
  });
  afterAll(() => bed.stop());

  /** Calls in small crowds: the counters, not the crowd, are to be met. */
  const inCrowds = async <Result>(many: number, call: (index: number) => Promise<Result>) => {
    const outcomes: Result[] = [];
    while (outcomes.length < many) {
      const at = outcomes.length;
      const crowd = Array.from({ length: Math.min(50, many - at) }, (_, index) => call(at + index));
      outcomes.push(...(await Promise.all(crowd)));
    }
    return outcomes;
  };
  const address = (index: number) => `198.51.${index >> 8}.${index & 255}`;
  /** What comes of a sign-in; whom a busy machine lets wait for too long comes again. */
  const answerTo = async (signIn: () => Promise<unknown>) => {
    for (;;) {
      const code = await codeOf(signIn());
      if (code !== 'service_unavailable') return code;
    }
  };
  const guess = (email: string, index: number, more = {}) =>
    answerTo(() => bed.signIn(email, { password: WRONG, address: address(index), ...more }));
  const count = (codes: string[], code: string) => codes.filter((each) => each === code).length;

  it('costs a thousand guesses at one account twenty checks, from however many addresses and replicas', async () => {
    const { email, opened } = await bed.member();
    const other = await bed.start();
    const before = await keysDerived();

    const codes = await inCrowds(1_000, (index) => guess(email, index));

    expect(count(codes, 'invalid_credentials')).toBe(20);
    expect(count(codes, 'too_many_attempts')).toBe(980);
    // The other replica made a decoy of its own when it started, before the count began.
    expect((await keysDerived()) - before).toBe(20);
    await other.close();
    expect(await codeOf(bed.signIn(email))).toBe('too_many_attempts');
    expect(await codeOf(bed.signIn(email, { deviceToken: opened.deviceToken }))).toBe('accepted');
  });

  it('at a thousand accounts from one network gets a hundred checks, IPv6 households included', async () => {
    const before = await keysDerived();

    const codes = await inCrowds(1_000, (index) =>
      answerTo(() =>
        bed.signIn(newEmail(), {
          password: WRONG,
          address: `2001:db8:7:7::${index.toString(16)}`,
        }),
      ),
    );

    expect(count(codes, 'invalid_credentials')).toBe(100);
    expect((await keysDerived()) - before).toBe(100);
  });

  it('is counted over any hour, not by the clock', async () => {
    const { email } = await bed.signUp();
    const minute = 60;
    let index = 5_000;
    const guesses = (many: number) => inCrowds(many, () => guess(email, (index += 1)));

    await guesses(10);
    bed.pass(50 * minute);
    expect(count(await guesses(20), 'invalid_credentials')).toBe(10);
    bed.pass(11 * minute);
    expect(count(await guesses(20), 'invalid_credentials')).toBe(10);
    const refusal = await refusalOf(
      bed.signIn(email, { password: WRONG, address: address(6_000) }),
    );
    expect(refusal?.details.retryAfterSeconds).toBe(49 * minute);
  });

  it('never counts an owner out who signs in again and again', async () => {
    const { email } = await bed.signUp();

    for (let time = 0; time < 25; time += 1) await bed.signIn(email, { address: '203.0.113.5' });
  });

  it('with a stolen device cookie is counted, too, and the cookie is good for its own account alone', async () => {
    const { email, opened } = await bed.member();
    const { deviceToken } = opened;
    const other = await bed.signUp();

    const codes = await inCrowds(60, (index) => guess(email, 10_000 + index, { deviceToken }));
    const elsewhere = await inCrowds(60, (index) =>
      guess(other.email, 11_000 + index, { deviceToken }),
    );

    expect(count(codes, 'invalid_credentials')).toBe(20);
    expect(count(elsewhere, 'invalid_credentials')).toBe(20);
    expect(await codeOf(bed.signIn(other.email, { deviceToken }))).toBe('too_many_attempts');
  });

  it('of a signed-in member is counted', async () => {
    const { actor, opened } = await bed.member();
    const sessionId = opened.session.user.id;

    const codes = await inCrowds(40, () =>
      codeOf(
        bed.rpc.send(auth.changePassword, actor, {
          current_password: WRONG,
          new_password: 'another quiet orbit',
          sessionId,
        }),
      ),
    );

    expect(count(codes, 'wrong_password')).toBe(20);
    expect(count(codes, 'too_many_attempts')).toBe(20);
  });

  it('keeps counts under names that tell neither account nor address', async () => {
    const { email } = await bed.signUp();
    await guess(email, 4_242);

    const buckets = await bed.world.query<{ bucket: string }>('SELECT bucket FROM auth.attempts');

    for (const { bucket } of buckets) expect(bucket).toMatch(/^[\w-]{43}$/);
  });

  describe('cannot find out who has an account', () => {
    const ways: [string, (email: string) => Promise<unknown>, { keys: number; mails: number }][] = [
      ['signing in', (email) => bed.signIn(email, { password: WRONG }), { keys: 1, mails: 0 }],
      ['signing up', (email) => bed.signUp({ email }), { keys: 1, mails: 1 }],
      [
        'a forgotten password',
        (email) => bed.rpc.send(auth.forgotPassword, null, { email, address: '' }),
        { keys: 0, mails: 1 },
      ],
      [
        'another confirmation',
        (email) => bed.rpc.send(auth.resendConfirmation, null, { email, address: '' }),
        { keys: 0, mails: 1 },
      ],
    ];

    it.each(ways)('by %s: same answer, same work', async (_, ask, expected) => {
      const { email } = await bed.signUp();
      const work = async (address: string) => {
        const [keys, mails] = [await keysDerived(), await mailsEver()];
        const error = await refusalOf(ask(address));
        return {
          said: error && { code: error.code, details: error.details },
          keys: (await keysDerived()) - keys,
          mails: (await mailsEver()) - mails,
        };
      };
      // Letters are written down in either case, and dropped where there is nobody to write to.
      await bed.world.query(`
        CREATE TABLE IF NOT EXISTS auth.mails_ever (id uuid);
        CREATE OR REPLACE FUNCTION auth.note_mail() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
          AS 'BEGIN INSERT INTO auth.mails_ever VALUES (new.id); RETURN new; END';
        CREATE OR REPLACE TRIGGER note_mail AFTER INSERT ON auth.mails
          FOR EACH ROW EXECUTE FUNCTION auth.note_mail();
      `);

      const ofMember = await work(email);

      expect(ofMember).toMatchObject(expected);
      expect(await work(newEmail())).toEqual(ofMember);
    });

    const mailsEver = async () =>
      (await bed.world.query('SELECT FROM auth.mails_ever').catch(() => [])).length;

    it('by being counted out: an address without an account is, too', async () => {
      const nobody = newEmail();

      const codes = await inCrowds(30, (index) => guess(nobody, 20_000 + index));

      expect(count(codes, 'invalid_credentials')).toBe(20);
      expect(count(codes, 'too_many_attempts')).toBe(10);
    });

    it('by the letters that come: none to nobody', async () => {
      const nobody = newEmail();
      await bed.rpc.send(auth.forgotPassword, null, { email: nobody, address: '' });
      await bed.rpc.send(auth.resendConfirmation, null, { email: nobody, address: '' });

      expect(await bed.letters(nobody)).toEqual([]);
    });
  });

  it('cannot flood a mailbox', async () => {
    const { email } = await bed.signUp();

    for (let time = 0; time < 20; time += 1) {
      await bed.rpc.send(auth.forgotPassword, null, { email, address: '' });
      await bed.signUp({ email });
    }

    expect(await bed.letters(email)).toHaveLength(5);
  });

  it('turns a flood away at once and lets others in afterwards', async () => {
    // A derivation of the real weight, so that the line fills faster than it empties anywhere.
    const small = await makeTestBed({
      SIGN_INS_AT_ONCE: '1',
      SIGN_INS_WAITING: '2',
      ARGON2_MEMORY_KIB: '65536',
      ARGON2_PASSES: '4',
    });
    try {
      const { email } = await small.signUp();
      const codes = await Promise.all(
        Array.from({ length: 60 }, (_, index) =>
          codeOf(small.signIn(newEmail(), { password: WRONG, address: address(30_000 + index) })),
        ),
      );

      expect(new Set(codes)).toEqual(new Set(['invalid_credentials', 'service_unavailable']));
      expect(count(codes, 'service_unavailable')).toBeGreaterThan(0);
      expect(await codeOf(small.signIn(email, { password: PASSWORD }))).toBe('accepted');
    } finally {
      await small.stop();
    }
  });
});
