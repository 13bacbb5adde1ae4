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

  it('tells who reads every day no passage again before the list is told', () => {
    const from = Array.from({ length: 30 }, (_, at) => `Sentence ${at}.`);
    const month = Array.from({ length: 30 }, (_, day) =>
      compose({ who: 'leo', day }, [[{ from }]]),
    );

    expect(new Set(month).size).toBe(30);
    expect(compose({ who: 'leo', day: 30 }, [[{ from }]])).toBe(month[0]);
    expect(compose({ who: 'aries', day: 0 }, [[{ from }]])).not.toBe(month[0]);
  });

  it('lets a line that lasts a month give way to a shorter one behind it', () => {
    const long = Array.from({ length: 30 }, (_, at) => (at < 15 ? `Now ${at}.` : `Then ${at}.`));
    const short = Array.from({ length: 15 }, (_, at) => (at % 2 ? `Now: ${at}.` : `Then: ${at}.`));
    const lines = [[{ from: long }], [{ from: short }]];
    const told = Array.from({ length: 60 }, (_, day) => compose({ who: 'leo', day }, lines));
    const seconds = told.map((text) => text.split('\n\n')[1]);

    seconds.slice(15).forEach((second, at) => expect(second).toBe(seconds[at]));
    for (const text of told) {
      const [one, other] = text.split('\n\n').map((part) => part.slice(0, 3));
      expect(one).not.toBe(other);
    }
  });

  it('walks a line that is told once a week by its tellings', () => {
    const line = { from: FRUIT.slice(0, 2), every: 7 };
    const weeks = [0, 7, 14, 21].map((day) => compose({ who: 'leo', day }, [[line]]));

    expect(weeks[0]).not.toBe(weeks[1]);
    expect(weeks.slice(2)).toEqual(weeks.slice(0, 2));
  });

  it('refuses a slot that nothing fills', () => {
    expect(() => compose(['x'], [[{ from: ['{gap}.'] }]])).toThrow('nothing fills {gap}');
  });
});
