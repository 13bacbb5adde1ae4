import { FIELD_PROBLEMS } from '@cosmic/contracts/field-problems';
import fc from 'fast-check';
import { BREACHED_PASSWORDS, COMMON_PASSWORDS } from './common-passwords';
import { weaknessesOf } from './password.rules';

const ADA = { email: 'ada.lovelace@analytical.example', fullName: 'Ada King Lovelace' };
const weaknesses = (password: string) => weaknessesOf(password, ADA);

describe('a new password', () => {
  it.each([
    ['short', 'x7#Kq', 'too_short'],
    ['password', 'password', 'common'],
    ['a common one in capitals', 'PassWord', 'common'],
    ['a common one with a year', 'Summer2025!', 'common'],
    ['a common one with other signs', 'p@ssw0rd', 'common'],
    ['signs and a year', 'P@$$w0rd2024', 'common'],
    ['our own subject', 'horoscope1', 'common'],
    ['a row of the keyboard', 'qwertyuiop', 'keyboard_run'],
    ['a row backwards', 'poiuytrewq', 'keyboard_run'],
    ['two rows', 'asdfghjk1234', 'keyboard_run'],
    ['counting', '1234567890', 'keyboard_run'],
    ['the alphabet', 'abcdefghijk', 'keyboard_run'],
    ['columns', '1qaz2wsx', 'keyboard_run'],
    ['a French row', 'azertyuiop', 'keyboard_run'],
    ['one character', 'aaaaaaaaaaaa', 'repeated'],
    ['three characters', 'abacabcacba', 'repeated'],
    ['a unit over and over', 'xk7pxk7pxk7p', 'repeated'],
    ['the name', 'lovelace99', 'personal'],
    ['name and name', 'AdaLovelace', 'personal'],
    ['the address', 'ada.lovelace@analytical.example', 'personal'],
    ['a part of the address', 'analytical', 'personal'],
  ])('is refused when it is %s', (_, password, weakness) => {
    expect(weaknesses(password)).toContain(weakness);
  });

  it.each([
    'a quiet orbit around noon',
    'kestrel-lantern-oboe',
    'Tr0ub4dor&3-kelp',
    'zwölf Monde über Kiel',
    '夜空に浮かぶ月と星',
    'lovelace wrote about looms',
    'x7#Kqz!mW2',
    'mkzopvb wqrt',
  ])('may be %s', (password) => {
    expect(weaknesses(password)).toEqual([]);
  });

  it('is refused when it is one of the 3,000 most common that were ever breached', () => {
    expect(BREACHED_PASSWORDS.size).toBe(3_000);
    for (const breached of BREACHED_PASSWORDS) {
      expect(breached.length).toBeGreaterThanOrEqual(8);
      for (const password of [breached, breached.toUpperCase()]) {
        expect([password, weaknesses(password)]).toEqual([
          password,
          expect.arrayContaining(['common']),
        ]);
      }
    }
  });

  it('is judged as one text however a keyboard composes it', () => {
    expect(weaknesses('ｐａｓｓｗｏｒｄ')).toContain('common');
  });

  it('is never saved by a few digits or signs behind a common word', () => {
    const words = fc.constantFrom(...[...COMMON_PASSWORDS].filter((word) => /^[a-z]+$/.test(word)));
    const trimming = fc.stringMatching(/^[0-9.?#]{0,5}$/);
    fc.assert(
      fc.property(words, trimming, (word, tail) => weaknesses(word + tail).includes('common')),
    );
  });

  it('is judged whatever it holds, in a sentence for each weakness', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 128 }), (password) => {
        for (const weakness of weaknesses(password)) {
          expect(FIELD_PROBLEMS[`password_${weakness}`]).toMatch(/\.$/);
        }
      }),
    );
  });

  it('of 16 random letters is accepted', () => {
    const letters = fc.stringMatching(/^[a-z]{16}$/).filter((text) => new Set(text).size > 6);
    fc.assert(
      fc.property(letters, (password) => weaknesses(password).length === 0),
      { numRuns: 500 },
    );
  });
});
