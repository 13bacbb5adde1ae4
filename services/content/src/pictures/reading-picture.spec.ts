import { PICTURE_FORMATS } from '@cosmic/contracts/readings/picture-formats';
import { loadImage } from '@napi-rs/canvas';
import fc from 'fast-check';
import type { Figure } from '@cosmic/contracts/readings/figures';
import { pictureFormatSchema, type SharedReading } from '@cosmic/contracts/readings/sharing';
import { PLANETS } from '@cosmic/sky/bodies';
import { firstLineOf } from './first-line';
import { drawReading } from './reading-picture';

/** In base64 a third more, and a message holds a megabyte. */
const MAX_BYTES = 700_000;

const LEO: SharedReading = {
  toolType: 'horoscope',
  toolName: 'Horoscope',
  content: 'The Moon crosses your eleventh house today, and friends are nearer than they seem.',
  essence: 'You were not made for the back row, Leo.',
  params: { sign: 'leo', timeframe: 'today' },
  figure: { kind: 'signs', signs: [{ point: null, sign: 'leo' }] },
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

  it('is the same for the same reading, and another for another line, picture, tool or day', async () => {
    const one = await drawReading(LEO);
    const others = await Promise.all(
      [
        { essence: 'Another line.' },
        { figure: null },
        { toolName: 'Tarot' },
        { createdAt: '2026-12-21T12:00:00.000Z' },
      ].map((change) => drawReading({ ...LEO, ...change })),
    );

    expect((await drawReading(LEO)).equals(one)).toBe(true);
    for (const other of others) expect(other.equals(one)).toBe(false);
  });

  it('can be drawn of anything that can be saved', async () => {
    for (const content of ['', '?', 'x'.repeat(20_000), 'Луна в Раке', 'मेष राशि '.repeat(400)]) {
      const png = await drawReading({ ...LEO, content, essence: '', figure: null });
      expect(png.length).toBeGreaterThan(10_000);
    }
  });
});

describe('the picture of each kind of reading', () => {
  const FIGURES: [string, Figure][] = [
    [
      'tarot',
      {
        kind: 'cards',
        spread: 'daily',
        draw: null,
        cards: [
          { position: 'Today', id: 'the-hermit', name: 'The Hermit', reversed: false, meaning: '' },
        ],
      },
    ],
    [
      'tarot',
      {
        kind: 'cards',
        spread: 'three',
        draw: null,
        cards: ['ten-of-cups', 'queen-of-swords', 'the-star'].map((id) => {
          return { position: id, id, name: id, reversed: id === 'the-star', meaning: '' };
        }),
      },
    ],
    ['compatibility', { kind: 'pair', first: 'cancer', second: 'libra' }],
    ['compatibility', { kind: 'pair', first: 'leo', second: 'leo' }],
    [
      'numerology',
      {
        kind: 'numbers',
        tiles: ['Life path', 'Destiny', 'Soul urge', 'Personality'].map((label, value) => {
          return { key: label, label, value, steps: [], text: '' };
        }),
      },
    ],
    [
      'astro-houses',
      {
        kind: 'wheel',
        rings: [
          {
            label: '',
            points: PLANETS.map((point, index) => {
              return { point, longitude: 15 + 30 * (index % 4), retrograde: false };
            }),
          },
        ],
        cusps: null,
        aspects: [],
        highlight: [],
      },
    ],
    ['zodiac-roast', { kind: 'signs', signs: [{ point: null, sign: 'leo' }] }],
    ['angel-number', { kind: 'number', text: '1234' }],
  ];

  it.each(FIGURES)(
    '%s, %#, has its size in each format and goes into one message',
    async (toolType, figure) => {
      for (const format of pictureFormatSchema.options) {
        const png = await drawReading({ ...LEO, toolType, figure }, format);
        const picture = await loadImage(png);

        expect([picture.width, picture.height]).toEqual(PICTURE_FORMATS[format]);
        expect(png.length).toBeLessThan(MAX_BYTES);
      }
    },
  );
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
