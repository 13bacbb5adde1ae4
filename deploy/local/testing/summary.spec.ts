import { summaryLines } from './summary.mjs';

const lines = (
  caller: NodeJS.ProcessEnv,
  oneTimePassword: string | null = null,
  outside: string | null = null,
) =>
  summaryLines({
    address: caller['PUBLIC_URL'] ?? 'http://localhost:3000',
    port: 3000,
    caller,
    admin: { email: 'a@b.c', oneTimePassword },
    places: { data: '/clone/.data', logs: '/clone/.data/logs', outside },
  }).join('\n');

describe('the box at the end of a start', () => {
  it('names the model and its host, and never the key', () => {
    const text = lines({
      OPENAI_API_KEY: 'sk-1',
      OPENAI_BASE_URL: 'http://127.0.0.1:9/v1',
      OPENAI_MODEL: 'star-1',
    });

    expect(text).toContain('model star-1 at 127.0.0.1:9');
    expect(text).not.toContain('sk-1');
  });

  it('tells how the site is reached from elsewhere', () => {
    expect(lines({})).toContain('set PUBLIC_URL');
    const text = lines({ PUBLIC_URL: 'https://stars.example' });
    expect(text).toContain('ready:  https://stars.example');
    expect(text).toContain('port 3000');
  });

  it('says that the almanac writes when there is no key', () => {
    expect(lines({})).toContain('almanac');
  });

  it('tells where mails lie that are not sent, and who sends them otherwise', () => {
    expect(lines({})).toContain('/clone/.data/mail (not sent');
    const text = lines({ SMTP_URL: 'smtps://me:secret@mail.example:465' });
    expect(text).toContain('by mail.example:465');
    expect(text).not.toContain('secret');
  });

  it.each([
    [undefined, 'test mode, a stand-in for Stripe'],
    ['sk_test_1', 'Stripe in test mode'],
    ['sk_live_1', 'Stripe\n'],
  ])('says who takes payments with the key %s, and never the key', (key, said) => {
    const text = lines({ STRIPE_SECRET_KEY: key });

    expect(text).toContain(`Payments    ${said}`);
    if (key) expect(text).not.toContain(key);
  });

  it('shows the one-time password once', () => {
    expect(lines({}, 'abc-def')).toContain('a@b.c, one-time password abc-def');
    expect(lines({})).toContain('a@b.c, password shown at the first start');
  });

  it('names the place outside the checkout where there is one', () => {
    expect(lines({}, null, '/var/lib/cosmic-guide/1')).toContain(
      '/clone/.data and /var/lib/cosmic-guide/1',
    );
  });
});
