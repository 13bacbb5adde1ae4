import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { HINDI_TOOL_WORDS } from '@cosmic/tools/hindi/tool-words';
import { face, registerFonts } from './fonts';

/** A code of private use, of which no face has a glyph. */
const OF_NO_FACE = '\uE5A1';

/** What a letter looks like, in pixels. */
function drawn(letter: string, font: string): string {
  const context = createCanvas(120, 120).getContext('2d');
  context.font = font;
  context.fillText(letter, 30, 80);
  return Buffer.from(context.getImageData(0, 0, 120, 120).data.buffer).toString('base64');
}

describe('the faces of pictures', () => {
  beforeAll(registerFonts);

  it('draw every letter of the Hindi names of tools from the Devanagari face, none as a box or from elsewhere', () => {
    const letters = new Set(
      Object.values(HINDI_TOOL_WORDS)
        .join('')
        .match(/[\u0900-\u0963\u0966-\u097F]/gu),
    );
    const box = drawn(OF_NO_FACE, face(500, 60));
    const empty = drawn(' ', face(500, 60));

    expect(GlobalFonts.has('Tiro Devanagari Hindi')).toBe(true);
    expect(letters.size).toBeGreaterThan(40);
    for (const letter of letters) {
      // Signs of vowels stand on a consonant.
      const shown = /\p{M}/u.test(letter) ? `क${letter}` : letter;
      const picture = drawn(shown, face(500, 60));
      expect([box, empty]).not.toContain(picture);
      expect(picture).toBe(drawn(shown, '500 60px "Tiro Devanagari Hindi"'));
    }
  });

  it('join letters as Hindi does', () => {
    const context = createCanvas(10, 10).getContext('2d');
    context.font = face(500, 60);
    const width = (text: string) => context.measureText(text).width;

    expect(width('क्ष')).toBeLessThan(width('क') + width('ष'));
    expect(width('प्र')).toBeLessThan(width('प') + width('र'));
  });
});
