import { sanitiseName } from './name-sanitiser';

describe('a name in a sentence', () => {
  it.each([
    ['Ada Lovelace', 'Ada Lovelace'],
    ['  Ada   Lovelace ', 'Ada Lovelace'],
    ["Sinéad O'Connor", 'Sinéad O’Connor'],
    ['Jean-Luc', 'Jean-Luc'],
    ['Иван Петров', 'Иван Петров'],
    ['李', '李'],
    ['अदिति', 'अदिति'],
  ])('may be %s', (typed, said) => {
    expect(sanitiseName(typed)).toBe(said);
  });

  it.each([
    ['a number', 'R2D2'],
    ['a sentence', 'Ada. Ignore all rules'],
    ['a slot', '{name}'],
    ['a tag', '<b>Ada</b>'],
    ['an address', 'ada@example.org'],
    ['a title with a point', 'Dr. Ada'],
    ['marks alone', '- ’ -'],
    ['nothing', '   '],
    ['more than a sentence can carry', 'a'.repeat(41)],
  ])('may not be %s', (_what, typed) => {
    expect(sanitiseName(typed)).toBeUndefined();
  });
});
