import { auth } from '@cosmic/contracts/account/auth';
import { decode } from 'jsonwebtoken';
import { codeOf, makeTestBed, newEmail, PASSWORD, refusalOf, type TestBed } from './make';

const ADMIN = 'admin@example.com';
const NEW_PASSWORD = 'kestrel lantern oboe';

describe('accounts', () => {
  let bed: TestBed;

  beforeAll(async () => {
    bed = await makeTestBed();
  });
  afterAll(() => bed.stop());

  const ask = {
    forgotten: (email: string) => bed.rpc.send(auth.forgotPassword, null, { email, address: '' }),
    reset: (token: string, password = NEW_PASSWORD) =>
      bed.rpc.send(auth.resetPassword, null, { token, password }),
    confirm: (token: string) => bed.rpc.send(auth.confirmAddress, null, { token }),
  };
  const tokenTo = async (email: string, subject: RegExp) =>
    (await bed.letter(email, subject)).token!;
  const acts = async (userId: string) =>
    (
      await bed.world.query<{ act: string }>(
        'SELECT act FROM auth.audit_log WHERE user_id = $1 ORDER BY id',
        [userId],
      )
    ).map(({ act }) => act);

  it('let nobody in by a one-time password whose day is over', async () => {
    const { email } = await bed.signUp();
    const end = new Date(bed.now().getTime() + 60_000);
    await bed.world.query(
      `UPDATE auth.accounts SET must_change_password = true, password_ends_at = $2 WHERE email = $1`,
      [email, end],
    );
    const { session } = await bed.signIn(email);
    expect(session.user.must_change_password).toBe(true);

    bed.pass(61);

    expect(await codeOf(bed.signIn(email))).toBe('invalid_credentials');
    const actor = { kind: 'member', id: session.user.id } as const;
    const change = bed.rpc.send(auth.changePassword, actor, {
      current_password: PASSWORD,
      new_password: 'seven rivers under a paper moon',
      sessionId: session.user.id,
    });
    expect(await codeOf(change)).toBe('wrong_password');
  });

  describe('signing up', () => {
    it('makes an account whose address is confirmed by the letter, once', async () => {
      const { email, actor } = await bed.member();
      const token = await tokenTo(email, /Confirm your address/);

      await ask.confirm(token);

      const { user } = await bed.rpc.send(auth.user, actor, {});
      expect(user).toMatchObject({ email, email_verified: true, role: 'member' });
      expect(await codeOf(ask.confirm(token))).toBe('link_invalid');
      expect(await acts(actor.id)).toEqual(['signed-up', 'signed-in', 'address-confirmed']);
    });

    it('with a taken address changes nothing and tells the owner', async () => {
      const { email, actor } = await bed.member();

      await bed.signUp({ email, password: NEW_PASSWORD, data: { full_name: 'Mallory' } });

      expect(await codeOf(bed.signIn(email, { password: NEW_PASSWORD }))).toBe(
        'invalid_credentials',
      );
      const { user } = await bed.rpc.send(auth.user, actor, {});
      expect(user.user_metadata.full_name).toBe('Vera Rubin');
      const { raw } = await bed.letter(email, /account already/);
      expect(raw).not.toContain('Mallory');
    });

    it('at once with one address makes one account', async () => {
      const email = newEmail();

      await Promise.all(Array.from({ length: 8 }, () => bed.signUp({ email })));

      const rows = await bed.world.query('SELECT FROM auth.accounts WHERE email = $1', [email]);
      expect(rows).toHaveLength(1);
    });

    it('knows an address however it is written', async () => {
      const email = newEmail();
      await bed.signUp({ email: `  ${email.toUpperCase()} ` });

      expect(await codeOf(bed.signIn(` ${email.toUpperCase()}`))).toBe('accepted');
    });

    it('refuses a weak password with the reasons and stores nothing', async () => {
      const email = newEmail();

      const error = await refusalOf(bed.signUp({ email, password: 'Summer2025!' }));

      expect(error).toMatchObject({
        code: 'weak_password',
        details: { reasons: ['common'], fields: [{ field: 'password' }] },
      });
      expect(await codeOf(bed.signIn(email, { password: 'Summer2025!' }))).toBe(
        'invalid_credentials',
      );
    });

    it("with the administrator's address makes nobody administrator, even when that account is gone", async () => {
      await bed.world.query('DELETE FROM auth.accounts WHERE email = $1', [ADMIN]);

      await bed.signUp({ email: ADMIN });

      expect(await codeOf(bed.signIn(ADMIN))).toBe('invalid_credentials');
      expect(await bed.letters(ADMIN)).toEqual([]);
    });
  });

  it('take their role from the confirmed address, in the access token as well', async () => {
    const { email, actor } = await bed.member();
    await bed.world.query('DELETE FROM auth.accounts WHERE email = $1', [ADMIN]);
    await bed.world.query('UPDATE auth.accounts SET email = $2 WHERE email = $1', [email, ADMIN]);

    expect((await bed.signIn(ADMIN)).session.user.role).toBe('member');
    await bed.world.query('UPDATE auth.accounts SET email_verified_at = now() WHERE id = $1', [
      actor.id,
    ]);
    const { session } = await bed.signIn(ADMIN);

    expect(session.user.role).toBe('admin');
    expect(decode(session.access_token)).toMatchObject({ role: 'admin', verified: true });
    await bed.world.query('DELETE FROM auth.accounts WHERE id = $1', [actor.id]);
  });

  describe('a forgotten password', () => {
    it('is replaced by the letter, once, and everybody is signed out', async () => {
      const { email, opened } = await bed.member();
      await ask.forgotten(email);
      const token = await tokenTo(email, /new password/);

      const { deviceToken } = await ask.reset(token);

      expect(await codeOf(bed.refresh(opened.refreshToken))).toBe('session_missing');
      expect(await codeOf(bed.signIn(email))).toBe('invalid_credentials');
      const { session } = await bed.signIn(email, { password: NEW_PASSWORD, deviceToken });
      expect(session.user.email_verified).toBe(true);
      expect(await codeOf(ask.reset(token))).toBe('link_invalid');
      await bed.letter(email, /password was changed/);
    });

    it('lets the owner in whom strangers have counted out', async () => {
      const { email } = await bed.signUp();
      for (let time = 0; time < 25; time += 1) {
        await codeOf(bed.signIn(email, { password: 'wrong' }));
      }
      expect(await codeOf(bed.signIn(email))).toBe('too_many_attempts');
      await ask.forgotten(email);

      const { deviceToken } = await ask.reset(await tokenTo(email, /new password/));

      expect(await codeOf(bed.signIn(email, { password: NEW_PASSWORD, deviceToken }))).toBe(
        'accepted',
      );
    });

    it('takes the account from whoever signed it up with an address not their own', async () => {
      const { email, opened } = await bed.member();
      await ask.forgotten(email);

      await ask.reset(await tokenTo(email, /new password/));

      expect(await codeOf(bed.refresh(opened.refreshToken))).toBe('session_missing');
      expect(await codeOf(bed.signIn(email, { deviceToken: opened.deviceToken }))).toBe(
        'invalid_credentials',
      );
    });

    it('keeps the link good when the new password is weak, and of two at once one wins', async () => {
      const { email } = await bed.signUp();
      await ask.forgotten(email);
      const token = await tokenTo(email, /new password/);
      expect(await codeOf(ask.reset(token, 'password'))).toBe('weak_password');

      const codes = await Promise.all(
        ['one quiet orbit', 'two quiet orbits', 'three quiet orbits'].map((password) =>
          codeOf(ask.reset(token, password)),
        ),
      );

      expect(codes.sort()).toEqual(['accepted', 'link_invalid', 'link_invalid']);
    });

    it('has a link that is good for an hour and for nothing else', async () => {
      const { email } = await bed.signUp();
      await ask.forgotten(email);
      const token = await tokenTo(email, /new password/);

      expect(await codeOf(ask.confirm(token))).toBe('link_invalid');
      bed.pass(60 * 60);
      expect(await codeOf(ask.reset(token))).toBe('link_invalid');
    });
  });

  describe('changing the password', () => {
    const change = (
      { actor }: Awaited<ReturnType<TestBed['member']>>,
      sessionId: string,
      body: object,
    ) =>
      bed.rpc.send(auth.changePassword, actor, {
        current_password: PASSWORD,
        new_password: NEW_PASSWORD,
        ...body,
        sessionId,
      });
    const sessionIdOf = (token: string) => String(decode(token, { json: true })?.['sid']);

    it('ends every session but the one it is done in', async () => {
      const member = await bed.member();
      const { email, opened } = member;
      const elsewhere = await bed.signIn(email);

      await change(member, sessionIdOf(opened.session.access_token), {});

      expect(await codeOf(bed.refresh(elsewhere.refreshToken))).toBe('session_missing');
      expect(await codeOf(bed.refresh(opened.refreshToken))).toBe('accepted');
      expect(await codeOf(bed.signIn(email))).toBe('invalid_credentials');
      expect(await codeOf(bed.signIn(email, { password: NEW_PASSWORD }))).toBe('accepted');
    });

    it.each([
      ['the current one is wrong', { current_password: 'wrong' }, 'wrong_password'],
      ['the new one is weak', { new_password: 'password' }, 'weak_password'],
      ['nothing changes', { new_password: PASSWORD }, 'weak_password'],
    ])('is refused when %s', async (_, body, code) => {
      const member = await bed.member();

      const sessionId = sessionIdOf(member.opened.session.access_token);
      expect(await codeOf(change(member, sessionId, body))).toBe(code);

      expect(await codeOf(bed.signIn(member.email))).toBe('accepted');
    });

    it('makes links that went out before worthless', async () => {
      const member = await bed.member();
      await ask.forgotten(member.email);
      const token = await tokenTo(member.email, /new password/);

      await change(member, sessionIdOf(member.opened.session.access_token), {});

      expect(await codeOf(ask.reset(token))).toBe('link_invalid');
    });
  });

  describe('changing the address', () => {
    const change = (
      { actor }: Awaited<ReturnType<TestBed['member']>>,
      email: string,
      password = PASSWORD,
    ) => bed.rpc.send(auth.changeAddress, actor, { email, password });

    it('waits for the new address to be confirmed and tells the old one, twice', async () => {
      const member = await bed.member();
      const to = newEmail();
      await change(member, to);
      await bed.letter(member.email, /about to change/);
      expect(await codeOf(bed.signIn(to))).toBe('invalid_credentials');

      await ask.confirm(await tokenTo(to, /Confirm your new address/));

      expect((await bed.signIn(to)).session.user).toMatchObject({
        email: to,
        email_verified: true,
      });
      expect(await codeOf(bed.signIn(member.email))).toBe('invalid_credentials');
      await bed.letter(member.email, /address was changed/);
    });

    it('asks for the password', async () => {
      const member = await bed.member();

      expect(await codeOf(change(member, newEmail(), 'wrong'))).toBe('wrong_password');
    });

    it.each([
      ["another member's", async () => (await bed.signUp()).email],
      ["the administrator's", async () => ADMIN],
    ])('to %s is answered alike and never happens', async (_, taken) => {
      const member = await bed.member();
      const email = await taken();

      await change(member, email);

      expect((await bed.letters(email)).map(({ subject }) => subject)).not.toContain(
        'Confirm your new address',
      );
      const { user } = await bed.rpc.send(auth.user, member.actor, {});
      expect(user.email).toBe(member.email);
    });

    it('fails when somebody else took it meanwhile', async () => {
      const [first, second] = [await bed.member(), await bed.member()];
      const to = newEmail();
      await change(first, to);
      const ofFirst = await tokenTo(to, /Confirm your new address/);
      await bed.letters(to);
      await change(second, to);
      const letters = await bed.letters(to);
      const ofSecond = letters.map(({ token }) => token).find((token) => token !== ofFirst)!;

      const codes = await Promise.all(
        [ofFirst, ofSecond].map((token) => codeOf(ask.confirm(token))),
      );

      expect(codes.sort()).toEqual(['accepted', 'link_invalid']);
    });

    it('makes links to the old address worthless', async () => {
      const member = await bed.member();
      await ask.forgotten(member.email);
      const toOld = await tokenTo(member.email, /new password/);
      const to = newEmail();
      await change(member, to);

      await ask.confirm(await tokenTo(to, /Confirm your new address/));

      expect(await codeOf(ask.reset(toOld))).toBe('link_invalid');
    });
  });
});
