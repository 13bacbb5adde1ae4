import {
  requireChoice,
  requireEncodableText,
  requireInteger,
  requireObject,
  requireText,
} from './inputs';

const refusal = (code: string) => expect.objectContaining({ code, field: 'f' });

describe('requireText', () => {
  it('lets text through unchanged, blanks around it too', () => {
    expect(requireText(' Ada ', 'f', 5)).toBe(' Ada ');
  });

  it.each([
    [5, 'not_text'],
    ['', 'empty'],
    ['\u00a0\n', 'empty'],
    ['abcdef', 'too_long'],
  ])('refuses %j as %s', (value, code) => {
    expect(() => requireText(value, 'f', 5)).toThrow(refusal(code));
  });

  it('never repeats what was typed in', () => {
    expect(() => requireText('secret', 'f', 5)).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('secret') }),
    );
  });
});

describe('requireEncodableText', () => {
  it('takes a whole surrogate pair and refuses half of one', () => {
    expect(requireEncodableText('🌙', 'f', 5)).toBe('🌙');
    expect(() => requireEncodableText('a\ud83c', 'f', 5)).toThrow(refusal('malformed_text'));
  });
});

describe('requireInteger', () => {
  it('takes both bounds and turns -0 into 0', () => {
    expect(requireInteger(3, 'f', 1, 3)).toBe(3);
    expect(Object.is(requireInteger(-0, 'f', 0, 3), 0)).toBe(true);
  });

  it.each([
    [4, 'out_of_range'],
    [0, 'out_of_range'],
    [1.5, 'not_a_number'],
    [NaN, 'not_a_number'],
    [Infinity, 'not_a_number'],
    ['2', 'not_a_number'],
  ])('refuses %j as %s', (value, code) => {
    expect(() => requireInteger(value, 'f', 1, 3)).toThrow(refusal(code));
  });
});

describe('requireChoice', () => {
  it.each([
    ['b', null],
    ['B', 'unknown_choice'],
    ['toString', 'unknown_choice'],
    [undefined, 'not_text'],
  ])('judges %j', (value, code) => {
    const choose = () => requireChoice(value, 'f', ['a', 'b']);

    if (code === null) expect(choose()).toBe('b');
    else expect(choose).toThrow(refusal(code));
  });
});

describe('requireObject', () => {
  it.each([null, undefined, 'text', 7])('refuses %j', (value) => {
    expect(() => requireObject(value as unknown as object, 'f')).toThrow(refusal('not_an_object'));
  });
});
