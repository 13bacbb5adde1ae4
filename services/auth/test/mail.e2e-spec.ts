import { randomUUID } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { auth } from '@cosmic/contracts/account/auth';
import { freePort } from '@cosmic/platform/testing/free-port';
import { until } from '@cosmic/platform/testing/until';
import { pageOf } from '@cosmic/auth/mail/testing/page-of';
import { MailServer } from './mail-server';
import { codeOf, makeTestBed, newEmail, type TestBed } from './make';

describe('letters', () => {
  describe('with a mail server', () => {
    let server: MailServer;
    let bed: TestBed;

    beforeAll(async () => {
      server = new MailServer(await freePort());
      await server.start();
      bed = await makeTestBed({
        SMTP_URL: server.url,
        MAIL_FROM: 'Cosmic Guide <hello@cosmic.example>',
        PUBLIC_URL: 'https://cosmic.example',
      });
    });
    afterAll(async () => {
      await bed.stop();
      await server.stop();
    });

    const arrived = (email: string) => until(() => server.to(email)[0], 'a letter arrives');
    /** Waits for something that happens after pauses: time passes between two looks. */
    const untilLater = <Value>(condition: () => Value | Promise<Value>, description: string) =>
      until(async () => {
        bed.pass(5);
        return condition();
      }, description);
    const waiting = (email: string) =>
      bed.world.query<{ attempts: number }>('SELECT attempts FROM auth.mails WHERE email = $1', [
        email,
      ]);

    it('go out over it, from us, with a link that works', async () => {
      const { email } = await bed.signUp();

      const letter = await arrived(email);

      expect(letter.raw).toMatch(/^From: Cosmic Guide <hello@cosmic\.example>$/m);
      expect(letter.raw).toMatch(/^Auto-Submitted: auto-generated$/m);
      expect(letter.raw).toContain(`https://cosmic.example/login/confirm#token=${letter.token}`);
      expect(await codeOf(bed.rpc.send(auth.confirmAddress, null, { token: letter.token! }))).toBe(
        'accepted',
      );
    });

    it('are messages whole in themselves: an id of our domain, a page with its language, its twin in text', async () => {
      const { email } = await bed.signUp();

      const { message, token } = await arrived(email);

      const letter = await PostalMime.parse(message);
      expect(letter.messageId).toMatch(/^<[0-9a-f-]{36}@cosmic\.example>$/);
      expect(letter.from).toEqual({ name: 'Cosmic Guide', address: 'hello@cosmic.example' });
      expect(pageOf(letter.html!)).toEqual({ language: 'en', title: 'Confirm your address' });
      for (const body of [letter.text, letter.html]) {
        expect(body).toContain(`https://cosmic.example/login/confirm#token=${token}`);
      }
      expect(letter.text).toMatch(/^Welcome to Cosmic Guide\.[^<]+Cosmic Guide\s*$/);
    });

    it('lie in the table without their links', async () => {
      server.refuses = true;
      const { email } = await bed.signUp();
      await until(async () => (await waiting(email))[0]?.attempts === 1, 'it was tried');

      const rows = await bed.world.query('SELECT * FROM auth.mails WHERE email = $1', [email]);
      server.refuses = false;
      const { token } = await untilLater(() => server.to(email)[0], 'it arrives');

      expect(JSON.stringify(rows)).not.toContain(token);
    });

    it('are tried again after a refusal, and come once', async () => {
      server.refuses = true;
      const { email } = await bed.signUp();
      await untilLater(async () => (await waiting(email))[0]?.attempts === 2, 'it was tried again');
      server.refuses = false;

      await untilLater(() => server.to(email)[0], 'it arrives');

      await until(async () => (await waiting(email)).length === 0, 'the row is gone');
      expect(server.to(email)).toHaveLength(1);
    });

    it('wait for a server that is away', async () => {
      await server.stop();
      const { email } = await bed.signUp();
      await until(async () => (await waiting(email))[0]?.attempts === 1, 'it was tried');
      await server.start();

      await untilLater(() => server.to(email)[0], 'it arrives');
    });

    it('are given up after a day', async () => {
      server.refuses = true;
      const { email } = await bed.signUp();
      await until(async () => (await waiting(email))[0]?.attempts === 1, 'it was tried');
      bed.pass(25 * 60 * 60);

      await until(async () => (await waiting(email)).length === 0, 'the row is gone');

      server.refuses = false;
      expect(server.to(email)).toEqual([]);
    });

    it('come once from any number of senders', async () => {
      const others = await Promise.all([bed.startWorker(), bed.startWorker()]);
      const emails = await Promise.all(
        Array.from({ length: 30 }, async () => (await bed.signUp()).email),
      );

      await Promise.all(emails.map(arrived));
      await Promise.all(others.map((app) => app.close()));

      for (const email of emails) expect(server.to(email)).toHaveLength(1);
    });

    it('whose sender died come again, with the same id and the same link', async () => {
      const { email } = await bed.signUp();
      const first = await arrived(email);
      await until(async () => (await waiting(email)).length === 0, 'the row is gone');
      const id = /^Message-ID: <([0-9a-f-]{36})@/m.exec(first.raw)![1];
      await bed.world.query(
        `INSERT INTO auth.mails (id, kind, email, trace, created_at, due_at, attempts)
         VALUES ($1, 'confirm-address', $2, 'trace-of-test', $3, $3, 1)`,
        [id, email, bed.now()],
      );

      await until(() => server.to(email)[1], 'it comes again');

      const [, second] = server.to(email);
      expect(second!.token).toBe(first.token);
      expect(second!.raw).toContain(`Message-ID: <${id}@`);
    });
  });

  describe('without a mail server', () => {
    let bed: TestBed;

    beforeAll(async () => {
      bed = await makeTestBed();
    });
    afterAll(() => bed.stop());

    it('are put into a folder that nobody else may read', async () => {
      const { email } = await bed.signUp();
      const { token, raw } = await bed.letter(email, /Confirm your address/);

      const [name] = await readdir(bed.world.outbox);
      expect((await stat(join(bed.world.outbox, name!))).mode & 0o777).toBe(0o600);
      expect(raw).toContain('http://localhost:3000/login/confirm#token=');
      expect(await codeOf(bed.rpc.send(auth.confirmAddress, null, { token: token! }))).toBe(
        'accepted',
      );
    });

    it.each([
      `victim@example.com\r\nBcc: all@example.com`,
      `"a b"@example.com`,
      `a@example.com,b@example.com`,
      `${randomUUID()}@example.com `.padEnd(400, 'x'),
      '<a@example.com>',
    ])('go to no address that is more than one: %j', async (email) => {
      expect(await codeOf(bed.signUp({ email }))).toBe('invalid_input');
    });

    it('never carry the name that somebody signed up with', async () => {
      const email = newEmail();
      await bed.signUp({ email, data: { full_name: 'Free gold at evil.example' } });

      expect((await bed.letter(email, /Confirm/)).raw).not.toContain('evil.example');
    });
  });
});
