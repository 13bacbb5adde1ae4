import { loadImage } from '@napi-rs/canvas';
import fc from 'fast-check';
import type { SharedReading } from '@cosmic/contracts/sharing';
import { firstLineOf } from './first-line';
import { drawReading } from './reading-picture';

const LEO: SharedReading = {
  toolType: 'horoscope',
  toolName: 'Horoscope',
  content: 'The Moon crosses your eleventh house today, and friends are nearer than they seem.',
  facts: [
    { key: 'sun', label: 'Sun', value: "Scorpio 29°12', your fourth house (home and roots)" },
    { key: 'ruler', label: 'Ruler of Leo', value: 'the Sun' },
  ],
  createdAt: '2026-11-21T12:00:00.000Z',
};

describe('the picture of a reading', () => {
  it('is 1200 by 630 and small enough for one message', async () => {
    const png = await drawReading(LEO);
    const picture = await loadImage(png);

    expect([picture.width, picture.height]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(500_000);
  });

  it('is the same for the same reading, and another for another text, fact, tool or day', async () => {
    const one = await drawReading(LEO);
    const others = await Promise.all(
      [
        { content: 'Another first line.' },
        { facts: [] },
        { toolName: 'Tarot' },
        { createdAt: '2026-12-21T12:00:00.000Z' },
      ].map((change) => drawReading({ ...LEO, ...change })),
    );

    expect((await drawReading(LEO)).equals(one)).toBe(true);
    for (const other of others) expect(other.equals(one)).toBe(false);
  });

  it('can be drawn of anything that can be saved', async () => {
    for (const content of ['', '?', 'x'.repeat(20_000), 'Луна в Раке', 'मेष राशि '.repeat(400)]) {
      const facts = [{ key: 'long', label: 'Long', value: 'w '.repeat(900) }];
      const png = await drawReading({ ...LEO, content, facts });
      expect(png.length).toBeGreaterThan(10_000);
    }
  });
});

describe('the first line of a text', () => {
  it.each([
    ['One. Two.', 'One.'],
    ['“Stay,” she said. He went.', '“Stay,” she said.'],
    ['Is it so? Yes.', 'Is it so?'],
    ["Mars at 29.5° is late.\n\nThen it isn't.", 'Mars at 29.5° is late.'],
    ['no end', 'no end'],
  ])('of %j is %j', (text, line) => {
    expect(firstLineOf(text, 150)).toBe(line);
  });

  it('is never longer than asked for, and the beginning of the text but for an ellipsis', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 400 }),
        fc.integer({ min: 2, max: 200 }),
        (text, most) => {
          const line = firstLineOf(text, most);
          const plain = text.trim().replace(/\s+/g, ' ');
          expect(line.length).toBeLessThanOrEqual(Math.max(most, 1));
          expect(plain.startsWith(line.replace(/…$/, ''))).toBe(true);
        },
      ),
    );
  });
});
