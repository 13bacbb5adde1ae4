import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { PICTURE_FORMATS, type PictureFormat } from '@cosmic/contracts/readings/picture-formats';
import type { SharedReading } from '@cosmic/contracts/readings/sharing';
import { seeded } from '@cosmic/divination/draw/seeded';
import { toolBySlugOrReadingType } from '@cosmic/tools/catalogue/catalogue';
import { face, registerFonts } from '../covers/fonts';
import { GOLD, GOLD_LINE, INK, INK_DEEP, IVORY, IVORY_SOFT } from '../covers/pen';
import { dayOf } from '../covers/words';
import { firstLineOf } from './first-line';
import { letter, type Room } from './lettering';
import { drawSubject } from './subject';

/** What fits where a text has no line to quote. */
const FIRST_LINE_LETTERS = 150;
/** Its words are the picture. */
const LARGE_WORDS = 'Fun & Social';
const STARS_PER_PIXEL = 0.0002;

/** Where things stand: the subject first, then the line; what is not named is empty. */
interface Layout {
  readonly name: Room;
  readonly subject: Room;
  readonly line: Room;
  readonly all: Room;
  readonly foot: number;
  readonly sizes: readonly number[];
  readonly align: 'left' | 'center';
}

/** On a telephone the upper and the lower sixth lie under the buttons of whoever shows it. */
const LAYOUTS: Readonly<Record<PictureFormat, Layout>> = {
  link: {
    name: { x: 560, y: 74, width: 570, height: 110 },
    subject: { x: 64, y: 60, width: 440, height: 510 },
    line: { x: 560, y: 180, width: 570, height: 280 },
    all: { x: 72, y: 160, width: 1056, height: 310 },
    foot: 568,
    sizes: [52, 46, 41, 37, 33, 29],
    align: 'left',
  },
  feed: {
    name: { x: 90, y: 66, width: 900, height: 110 },
    subject: { x: 110, y: 190, width: 860, height: 680 },
    line: { x: 90, y: 910, width: 900, height: 310 },
    all: { x: 90, y: 230, width: 900, height: 960 },
    foot: 1280,
    sizes: [72, 64, 57, 51, 45, 40],
    align: 'center',
  },
  story: {
    name: { x: 90, y: 230, width: 900, height: 120 },
    subject: { x: 100, y: 370, width: 880, height: 800 },
    line: { x: 90, y: 1220, width: 900, height: 380 },
    all: { x: 90, y: 420, width: 900, height: 1120 },
    foot: 1690,
    sizes: [82, 73, 65, 58, 51, 45],
    align: 'center',
  },
};

const LARGE_SIZES = [150, 134, 120, 107, 95, 85, 76, 68, 60, 53, 47, 42];

/**
 * Draws a reading to be passed on: what it is about as large as it goes, its line to quote, its tool and
 * its day. The same reading gives the same picture.
 */
export async function drawReading(
  reading: SharedReading,
  format: PictureFormat = 'link',
): Promise<Buffer> {
  registerFonts();
  const [width, height] = PICTURE_FORMATS[format];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  drawGround(context, { width, height, seed: reading.content });
  const layout = LAYOUTS[format];
  const words = reading.essence || firstLineOf(reading.content, FIRST_LINE_LETTERS);
  const isLarge = toolBySlugOrReadingType(reading.toolType)?.category === LARGE_WORDS;
  const isDrawn = !isLarge && drawSubject(context, reading.figure, layout.subject);
  const column = isDrawn ? layout.line : layout.all;
  context.fillStyle = GOLD;
  const name = { ...layout.name, x: column.x };
  letter(context, reading.toolName, name, { sizes: [46, 41, 36, 31], align: layout.align });
  context.fillStyle = IVORY;
  if (isDrawn) {
    letter(context, words, layout.line, { ...layout, upright: 'middle' });
  } else {
    letter(context, words, layout.all, {
      sizes: LARGE_SIZES,
      align: layout.align,
      upright: 'middle',
    });
  }
  drawFoot(context, column, layout, dayOf(new Date(reading.createdAt)));
  return canvas.encode('png');
}

function drawFoot(
  context: SKRSContext2D,
  column: Room,
  { align, foot }: Layout,
  day: string,
): void {
  context.textAlign = align;
  context.textBaseline = 'alphabetic';
  const x = align === 'center' ? column.x + column.width / 2 : column.x;
  context.fillStyle = GOLD;
  context.font = face(600, 27);
  context.fillText('C O S M I C   G U I D E', x, foot - 36);
  context.fillStyle = IVORY_SOFT;
  context.font = face(500, 25);
  context.fillText(day, x, foot);
}

/** Ink, a glow in the middle, stars, a frame. */
function drawGround(
  context: SKRSContext2D,
  { width, height, seed }: { width: number; height: number; seed: string },
): void {
  const ground = context.createLinearGradient(0, 0, width, height);
  ground.addColorStop(0, INK_DEEP);
  ground.addColorStop(1, INK);
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  const [x, y] = width > height ? [284, height / 2] : [width / 2, height * 0.4];
  const glow = context.createRadialGradient(x, y, 0, x, y, Math.max(width, height) * 0.45);
  glow.addColorStop(0, 'rgba(94, 112, 168, 0.26)');
  glow.addColorStop(1, 'rgba(94, 112, 168, 0)');
  context.fillStyle = glow;
  context.fillRect(0, 0, width, height);
  const random = seeded('picture', seed);
  context.fillStyle = IVORY;
  for (let star = 0; star < width * height * STARS_PER_PIXEL; star += 1) {
    context.globalAlpha = 0.15 + 0.5 * random.fraction();
    const size = 1 + 1.6 * random.fraction() ** 4;
    context.fillRect(width * random.fraction(), height * random.fraction(), size, size);
  }
  context.globalAlpha = 1;
  context.strokeStyle = GOLD_LINE;
  context.lineWidth = 1;
  context.strokeRect(24.5, 24.5, width - 49, height - 49);
  context.strokeRect(30.5, 30.5, width - 61, height - 61);
}
