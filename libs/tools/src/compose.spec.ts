import { compose } from './compose';

const FRUIT = ['An apple a day.', 'A pear at night.', 'Plums for {who}.'];

describe('compose', () => {
  it('writes the same text for the same seed', () => {
    const paragraphs = [[{ from: FRUIT, slots: { who: 'you' } }], [{ from: ['Goodbye.'] }]];

    expect(compose(['a', 1], paragraphs)).toBe(compose(['a', 1], paragraphs));
  });

  it('uses every passage at most once and leaves out what it cannot say anew', () => {
    const line = { from: FRUIT, slots: { who: 'them' } };

    const text = compose(['seed'], [[line, line, line, line]]);

    expect(
      text
        .split('. ')
        .map((part) => part.replace('.', ''))
        .sort(),
    ).toEqual(['A pear at night', 'An apple a day', 'Plums for them']);
  });

  it('prefers a passage that begins with another word than the sentence before', () => {
    const before = { from: ['You rest. Then you run.'] };
    const after = { from: ['Then you fly.', 'So you fly.'] };

    for (let seed = 0; seed < 20; seed++) {
      expect(compose([seed], [[before, after]])).toBe('You rest. Then you run. So you fly.');
    }
  });

  it('parts paragraphs by a blank line and drops empty ones', () => {
    expect(compose(['x'], [[{ from: ['One.'] }], [undefined], [{ from: ['Two.'] }]])).toBe(
      'One.\n\nTwo.',
    );
  });

  it('begins with a capital where a slot stands first', () => {
    expect(compose(['x'], [[{ from: ['{a} waits.'], slots: { a: 'home' } }]])).toBe('Home waits.');
  });

  it('refuses a slot that nothing fills', () => {
    expect(() => compose(['x'], [[{ from: ['{gap}.'] }]])).toThrow('nothing fills {gap}');
  });
});
