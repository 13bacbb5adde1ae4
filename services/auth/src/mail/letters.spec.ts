import { letterHtml } from './letter-html';
import { allowsSomething, LETTER_KINDS, writeLetter, type LetterKind } from './letters';
import { pageOf } from './testing/page-of';

const SITE = 'https://cosmic.example/';
const TOKEN = 'a'.repeat(43);

describe('a letter', () => {
  it.each([
    ['confirm-address', 'https://cosmic.example/login/confirm'],
    ['change-address', 'https://cosmic.example/login/confirm'],
    ['reset-password', 'https://cosmic.example/login/reset'],
  ] satisfies [LetterKind, string][])(
    'of %s leads to its page, with the token where no server sees it',
    (kind, page) => {
      const { subject, text, html } = writeLetter(kind, SITE, TOKEN);

      expect(subject).toMatch(/^[A-Z]/);
      for (const body of [text, html]) expect(body).toContain(`${page}#token=${TOKEN}`);
      expect(new URL(text.match(/https:\S+/)![0]).search).toBe('');
    },
  );

  it('without anything to allow carries no token', () => {
    const { text, html } = writeLetter('password-changed', SITE, null);

    expect(text + html).not.toMatch(/token|href/);
    expect(allowsSomething('password-changed')).toBe(false);
  });

  it.each(LETTER_KINDS)('of %s is a page with its language and its subject for a title', (kind) => {
    const { subject, html } = writeLetter(kind, SITE, TOKEN);

    expect(pageOf(html)).toEqual({ language: 'en', title: subject });
  });

  it('takes a subject as it is written', () => {
    const subject = 'Sun & <b>Moon</b></title><script>alert(1)</script>';

    expect(pageOf(letterHtml(subject, [])).title).toBe(subject);
  });

  it('loads nothing and runs nothing', () => {
    for (const kind of LETTER_KINDS) {
      expect(writeLetter(kind, SITE, TOKEN).html).not.toMatch(/<(img|script|link|style)|url\(/i);
    }
  });
});
