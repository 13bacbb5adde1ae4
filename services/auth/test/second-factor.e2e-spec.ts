import { auth, type Challenge } from '@cosmic/contracts/account/auth';
import { memberExportOf } from '@cosmic/contracts/member';
import type { Actor } from '@cosmic/contracts/message';
import { secondFactor } from '@cosmic/contracts/account/second-factor';
import { Housekeeping } from '@cosmic/auth/housekeeping/housekeeping';
import { codeOfApp } from '@cosmic/migrate/testing/authenticator';
import { newAddress } from '@cosmic/platform/testing/address';
import { codeOf, makeTestBed, PASSWORD, refusalOf, type TestBed } from './make';

const NEW_PASSWORD = 'seven rivers under a paper moon';
const STEP_SECONDS = 30;
const HOUR_SECONDS = 3_600;
const SESSION = '0b4c7a52-6a3b-4a64-8f7b-111111111111';

describe('a second factor', () => {
  let bed: TestBed;

  beforeAll(async () => {
    bed = await makeTestBed();
  });
  afterAll(() => bed.stop());

  const ask = {
    get: (actor: Actor) => bed.rpc.send(secondFactor.get, actor, {}),
    begin: (actor: Actor, password = PASSWORD) =>
      bed.rpc.send(secondFactor.begin, actor, { password }),
    turnOn: (actor: Actor, code: string, sessionId = SESSION) =>
      bed.rpc.send(secondFactor.turnOn, actor, { code, sessionId }),
    turnOff: (actor: Actor, code: string, password = PASSWORD) =>
      bed.rpc.send(secondFactor.turnOff, actor, { password, code }),
    renewCodes: (actor: Actor, code: string, password = PASSWORD) =>
      bed.rpc.send(secondFactor.renewCodes, actor, { password, code }),
    secondStep: (
      challenge: string,
      code: string,
      more: { address?: string; deviceToken?: string | null } = {},
    ) =>
      bed.rpc.send(auth.secondStep, null, {
        challenge,
        code,
        address: newAddress(),
        deviceToken: null,
        refreshToken: null,
        guestId: null,
        ...more,
      }),
  };
  /** A member whose app was set up; the code of this step is used, the next one is not. */
  const careful = async () => {
    const { actor, email, opened } = await bed.member();
    const { secret } = await ask.begin(actor);
    const { recovery_codes: codes } = await ask.turnOn(actor, codeOfApp(secret, bed.now()));
    bed.pass(STEP_SECONDS);
    return { actor, email, opened, secret, codes, code: () => codeOfApp(secret, bed.now()) };
  };
  const challengeTo = async (email: string, more = {}) => {
    const answer = await bed.askToSignIn(email, more);
    expect(answer).not.toHaveProperty('session');
    return (answer as Challenge).challenge;
  };
  const actsOf = async ({ id }: Actor) =>
    (
      await bed.world.query<{ act: string }>(
        'SELECT act FROM auth.audit_log WHERE user_id = $1 ORDER BY id',
        [id],
      )
    ).map(({ act }) => act);
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  describe('turning it on', () => {
    it('takes the password, then a code of the app, and ends the other sessions', async () => {
      const { actor, email, opened } = await bed.member();
      const here = await bed.signIn(email);
      expect(await codeOf(ask.begin(actor, 'not the password'))).toBe('wrong_password');
      expect(await ask.get(actor)).toEqual({ since: null, recovery_codes_left: 0 });
      const [sid] = await bed.world.query<{ id: string }>(
        'SELECT id FROM auth.sessions WHERE user_id = $1 ORDER BY created_at DESC, id',
        [actor.id],
      );

      const { secret, uri } = await ask.begin(actor);
      expect(uri).toContain(`secret=${secret}`);
      expect((await ask.get(actor)).since).toBeNull();
      expect((await bed.signIn(email)).session.user.second_factor).toBe(false);
      const code = codeOfApp(secret, bed.now());
      expect(await codeOf(ask.turnOn(actor, wrong(code), sid!.id))).toBe('wrong_code');
      const { recovery_codes: codes } = await ask.turnOn(actor, code, sid!.id);

      expect(codes).toHaveLength(10);
      expect(await ask.get(actor)).toEqual({
        since: bed.now().toISOString(),
        recovery_codes_left: 10,
      });
      const { user } = await bed.rpc.send(auth.user, actor, {});
      expect(user.second_factor).toBe(true);
      const left = await bed.world.query<{ id: string }>(
        'SELECT id FROM auth.sessions WHERE user_id = $1 AND revoked_at IS NULL',
        [actor.id],
      );
      expect(left).toEqual([sid]);
      expect(await bed.letter(email, /second factor is turned on/)).toBeDefined();
      expect(await actsOf(actor)).toContain('second-factor-on');
      const outcomes = await Promise.all(
        [opened, here].map(({ refreshToken }) => codeOf(bed.refresh(refreshToken))),
      );
      expect(outcomes).toContain('session_missing');
    });

    it('is begun as often as one likes, with the newest key alone, and done once', async () => {
      const { actor } = await bed.member();
      const before = await ask.begin(actor);
      const { secret } = await ask.begin(actor);
      expect(secret).not.toBe(before.secret);
      expect(await codeOf(ask.turnOn(actor, codeOfApp(before.secret, bed.now())))).toBe(
        'wrong_code',
      );

      const code = codeOfApp(secret, bed.now());
      const outcomes = await Promise.all([
        codeOf(ask.turnOn(actor, code)),
        codeOf(ask.turnOn(actor, code)),
      ]);

      expect(outcomes.sort()).toEqual(['accepted', 'second_factor_on']);
      expect(await codeOf(ask.begin(actor))).toBe('second_factor_on');
      expect(await codeOf(ask.turnOn(actor, code))).toBe('second_factor_on');
    });

    it('needs a key first', async () => {
      const { actor } = await bed.member();

      expect(await codeOf(ask.turnOn(actor, '123456'))).toBe('second_factor_off');
      expect(await codeOf(ask.turnOff(actor, '123456'))).toBe('second_factor_off');
      expect(await codeOf(ask.renewCodes(actor, '123456'))).toBe('second_factor_off');
    });
  });

  describe('signing in', () => {
    it('takes the code after the password, each once', async () => {
      const { email, code, secret } = await careful();
      const challenge = await challengeTo(email);
      const now = code();

      const opened = await ask.secondStep(challenge, `${now.slice(0, 3)} ${now.slice(3)}`);

      expect(opened.session.user).toMatchObject({ email, second_factor: true });
      expect((await bed.refresh(opened.refreshToken)).session.user.second_factor).toBe(true);
      expect(await codeOf(ask.secondStep(challenge, now))).toBe('wrong_code');
      // The code of the step before was right in its time, and is no more.
      const earlier = new Date(bed.now().getTime() - STEP_SECONDS * 1_000);
      expect(await codeOf(ask.secondStep(challenge, codeOfApp(secret, earlier)))).toBe(
        'wrong_code',
      );
      bed.pass(STEP_SECONDS);
      expect(await codeOf(ask.secondStep(challenge, code()))).toBe('accepted');
    });

    it('lets one in of two with the same code at once', async () => {
      const { email, code, codes } = await careful();
      const challenge = await challengeTo(email);

      for (const shown of [code(), codes[0]!]) {
        const outcomes = await Promise.all([
          codeOf(ask.secondStep(challenge, shown)),
          codeOf(ask.secondStep(challenge, shown)),
          codeOf(ask.secondStep(challenge, shown)),
        ]);
        expect(outcomes.sort()).toEqual(['accepted', 'wrong_code', 'wrong_code']);
      }
    });

    it('takes a recovery code once, however it is typed, and says so by mail', async () => {
      const { actor, email, codes } = await careful();
      const stranger = await careful();
      const challenge = await challengeTo(email);

      expect(await codeOf(ask.secondStep(challenge, stranger.codes[0]!))).toBe('wrong_code');
      const typed = codes[3]!.replaceAll('-', ' ').toUpperCase();
      expect(await codeOf(ask.secondStep(challenge, typed))).toBe('accepted');

      expect(await codeOf(ask.secondStep(challenge, codes[3]!))).toBe('wrong_code');
      expect((await ask.get(actor)).recovery_codes_left).toBe(9);
      expect(await bed.letter(email, /recovery code was used/)).toBeDefined();
      expect(await actsOf(actor)).toEqual(
        expect.arrayContaining(['recovery-code-used', 'second-factor-refused']),
      );
    });

    it('is over after five minutes, and once the password is another', async () => {
      const { actor, email, code } = await careful();
      const late = await challengeTo(email);
      bed.pass(301);
      expect(await codeOf(ask.secondStep(late, code()))).toBe('challenge_over');

      const challenge = await challengeTo(email);
      await bed.rpc.send(auth.changePassword, actor, {
        current_password: PASSWORD,
        new_password: NEW_PASSWORD,
        sessionId: SESSION,
      });
      expect(await codeOf(ask.secondStep(challenge, code()))).toBe('challenge_over');
    });

    it("opens nobody else's account", async () => {
      const [ada, grace] = [await careful(), await careful()];
      const challenge = await challengeTo(ada.email);
      const forged = challenge.replace(ada.actor.id, grace.actor.id);

      expect(await codeOf(ask.secondStep(challenge, grace.code()))).toBe('wrong_code');
      expect(await codeOf(ask.secondStep(forged, grace.code()))).toBe('challenge_over');
      const nobody = challenge.replace(ada.actor.id, SESSION);
      expect(await codeOf(ask.secondStep(nobody, grace.code()))).toBe('challenge_over');
    });

    it('is asked for after a forgotten password, too', async () => {
      const { email, code } = await careful();
      await bed.rpc.send(auth.forgotPassword, null, { email, address: newAddress() });
      const token = (await bed.letter(email, /new password/)).token!;
      const { deviceToken } = await bed.rpc.send(auth.resetPassword, null, {
        token,
        password: NEW_PASSWORD,
      });

      const challenge = await challengeTo(email, { password: NEW_PASSWORD, deviceToken });

      expect(await codeOf(ask.secondStep(challenge, '000000'))).toBe('wrong_code');
      expect(await codeOf(ask.secondStep(challenge, code()))).toBe('accepted');
    });
  });

  describe('guessing', () => {
    const RIGHT_TRIES = 12;

    it('is over after ten codes of an account, but for browsers that were here before', async () => {
      const { email, code } = await careful();
      const first = await ask.secondStep(await challengeTo(email), code());
      bed.pass(STEP_SECONDS);
      const challenge = await challengeTo(email);
      for (let tries = 0; tries < 10; tries += 1) {
        expect(await codeOf(ask.secondStep(challenge, wrong(code())))).toBe('wrong_code');
      }

      const refusal = await refusalOf(ask.secondStep(challenge, code()));
      expect(refusal?.code).toBe('too_many_attempts');
      expect(refusal?.details.retryAfterSeconds).toBeGreaterThan(3_000);
      const { deviceToken } = first;
      expect(await codeOf(ask.secondStep(challenge, code(), { deviceToken }))).toBe('accepted');
      bed.pass(HOUR_SECONDS);
      expect(await codeOf(ask.secondStep(await challengeTo(email), code()))).toBe('accepted');
    });

    it('is over after a hundred of one network, of whichever account', async () => {
      const address = newAddress();
      const outcomes: string[] = [];
      for (let members = 0; members < 11; members += 1) {
        const { email, code } = await careful();
        const challenge = await challengeTo(email);
        for (let tries = 0; tries < 10; tries += 1) {
          outcomes.push(await codeOf(ask.secondStep(challenge, wrong(code()), { address })));
        }
      }

      expect(outcomes.indexOf('too_many_attempts')).toBe(100);
      expect(outcomes.filter((code) => code === 'wrong_code')).toHaveLength(100);
    });

    it('counts nothing that was right', async () => {
      const { email, code } = await careful();
      for (let tries = 0; tries < RIGHT_TRIES; tries += 1) {
        bed.pass(STEP_SECONDS);
        expect(await codeOf(ask.secondStep(await challengeTo(email), code()))).toBe('accepted');
      }
    });

    it('of a signed-in member is over after ten codes', async () => {
      const { actor, code } = await careful();
      for (let tries = 0; tries < 10; tries += 1) {
        expect(await codeOf(ask.turnOff(actor, wrong(code())))).toBe('wrong_code');
      }
      expect(await codeOf(ask.renewCodes(actor, code()))).toBe('too_many_attempts');
    });
  });

  describe('afterwards', () => {
    it('is turned off by password and code, which is told by mail', async () => {
      const { actor, email, code } = await careful();
      expect(await codeOf(ask.turnOff(actor, code(), 'not the password'))).toBe('wrong_password');
      expect(await codeOf(ask.turnOff(actor, wrong(code())))).toBe('wrong_code');

      await ask.turnOff(actor, code());

      expect(await ask.get(actor)).toEqual({ since: null, recovery_codes_left: 0 });
      expect((await bed.signIn(email)).session.user.second_factor).toBe(false);
      expect(await bed.letter(email, /second factor is turned off/)).toBeDefined();
      expect(await codeOf(ask.begin(actor))).toBe('accepted');
    });

    it('has other recovery codes made, by a recovery code if need be', async () => {
      const { actor, email, codes } = await careful();

      const { recovery_codes: next } = await ask.renewCodes(actor, codes[0]!);

      expect(next).toHaveLength(10);
      expect((await ask.get(actor)).recovery_codes_left).toBe(10);
      const challenge = await challengeTo(email);
      expect(await codeOf(ask.secondStep(challenge, codes[1]!))).toBe('wrong_code');
      expect(await codeOf(ask.secondStep(challenge, next[1]!))).toBe('accepted');
      expect(await bed.letter(email, /new recovery codes/)).toBeDefined();
    });

    it('keeps no secret and no code as it is, and exports neither', async () => {
      const { actor, codes, secret } = await careful();
      const [row] = await bed.world.query<{ kept: string }>(
        `SELECT to_jsonb(factor)::text AS kept FROM auth.second_factors AS factor
         WHERE user_id = $1`,
        [actor.id],
      );
      const bytes = Buffer.from(codes[0]!).toString('hex');
      for (const hidden of [secret, codes[0]!, codes[0]!.replaceAll('-', ''), bytes]) {
        expect(row!.kept).not.toContain(hidden);
      }

      const { rows } = await bed.rpc.send(memberExportOf('auth'), null, { userId: actor.id });
      expect(rows['second_factors']).toEqual([{ enabled_at: expect.any(String) }]);
    });

    it('goes with the account', async () => {
      const { actor } = await careful();

      await bed.world.query('DELETE FROM auth.accounts WHERE id = $1', [actor.id]);

      const left = await bed.world.query('SELECT FROM auth.second_factors WHERE user_id = $1', [
        actor.id,
      ]);
      expect(left).toEqual([]);
    });

    /** Last, for this replica opens nothing any more afterwards. */
    it('is sealed anew where the secret was replaced, and goes on', async () => {
      const { actor, email, code } = await careful();
      const sealedUnder = async () =>
        (
          await bed.world.query<{ sealed_under: string }>(
            'SELECT sealed_under FROM auth.second_factors WHERE user_id = $1',
            [actor.id],
          )
        )[0]!.sealed_under;
      const before = await sealedUnder();
      const { AUTH_SECRET } = bed.world.environment('auth');
      const challenge = await challengeTo(email);

      const worker = await bed.startWorker({
        AUTH_SECRET: `another-secret-of-32-characters-or-more,${AUTH_SECRET}`,
      });
      // Of several workers, any takes the turn.
      await worker.get(Housekeeping).run();
      expect(await sealedUnder()).not.toBe(before);
      await worker.close();

      // The replica that does not know the new secret can not open it any more.
      expect(await codeOf(ask.secondStep(challenge, code()))).toBe('internal');
    });
  });
});
