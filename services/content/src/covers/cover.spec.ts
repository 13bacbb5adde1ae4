import { createCanvas, loadImage } from '@napi-rs/canvas';
import fc from 'fast-check';
import { COVER_HEIGHT, COVER_WIDTH, drawCover } from './cover';
import { linesOf } from './lines';

const AT = new Date('2026-11-24T12:00:00Z');
const cover = (title: string, at = AT) => drawCover({ title, tags: [], language: 'en', at });

describe('a cover', () => {
  it('is a picture for previews and a drawing of the same, 1200 by 630', async () => {
    const { png, svg } = await cover('Full Moon in Gemini');
    const picture = await loadImage(png);
    const drawing = await loadImage(Buffer.from(svg));

    expect([picture.width, picture.height]).toEqual([COVER_WIDTH, COVER_HEIGHT]);
    expect([drawing.width, drawing.height]).toEqual([COVER_WIDTH, COVER_HEIGHT]);
    expect(png.length).toBeLessThan(500_000);
    expect(svg.length).toBeLessThan(300_000);
  });

  it('runs nothing, loads nothing and holds its letters as lines', async () => {
    const { svg } = await cover('<script>alert(1)</script> & "Луна"');

    expect(svg).not.toMatch(/<(script|image|use|foreignObject|text|style)|href=|url\((?!#)/i);
    expect(svg).toMatch(/^<svg /);
    expect(svg).toContain(`viewBox="0 0 ${COVER_WIDTH} ${COVER_HEIGHT}"`);
  });

  it('is the same for the same post and day, and another for others', async () => {
    const one = await cover('Leo');

    expect((await cover('Leo')).svg).toBe(one.svg);
    expect((await cover('Virgo')).svg).not.toBe(one.svg);
    expect((await cover('Leo', new Date('2026-12-24T12:00:00Z'))).svg).not.toBe(one.svg);
  });

  it.each([
    'The Tower',
    'Life path 22',
    'Scorpio',
    'Mercury retrograde',
    'x'.repeat(160),
    'A '.repeat(80),
  ])('can be drawn for %s', async (title) => {
    expect((await cover(title)).png.length).toBeGreaterThan(10_000);
  });

  it('shows the lit side of the Moon: at first quarter the right half', async () => {
    const { png } = await drawCover({
      title: 'The Moon',
      language: 'en',
      tags: [],
      at: new Date('2026-11-17T11:48:00Z'),
    });
    const canvas = createCanvas(COVER_WIDTH, COVER_HEIGHT);
    const context = canvas.getContext('2d');
    context.drawImage(await loadImage(png), 0, 0);
    const brightness = (x: number) => context.getImageData(x, 315, 1, 1).data[0]!;

    expect(brightness(862 + 30)).toBeGreaterThan(200);
    expect(brightness(862 - 30)).toBeLessThan(60);
  });
});

describe('lines of a title', () => {
  it('hold every word in its order and are no wider than their place, unless one word is', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ minLength: 1, maxLength: 12 })),
        fc.integer({ min: 1, max: 30 }),
        (words, width) => {
          const text = words.join(' ');
          const lines = linesOf(text, width, (line) => line.length);
          expect(lines.join(' ')).toBe(text.split(/\s+/).filter(Boolean).join(' '));
          for (const line of lines) expect(line.length <= width || !/\s/.test(line)).toBe(true);
        },
      ),
    );
  });
});
