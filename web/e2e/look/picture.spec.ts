import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { differenceOf, read, reduced, written } from './picture';

const WIDTH = 1440;
const SCALE = 4;

interface Page {
  sections?: number;
  height?: number;
  /** How far everything stands below its place. */
  offset?: number;
  ink?: string;
  /** Draws over the page. */
  more?: (context: SKRSContext2D) => void;
}

/** A page of sections of lines, as a screenshot. */
function page({ sections = 4, height = 2000, offset = 0, ink = '#f3ecdc', more }: Page = {}) {
  const canvas = createCanvas(WIDTH, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#080b13';
  context.fillRect(0, 0, WIDTH, height);
  context.fillStyle = ink;
  for (let section = 0; section < sections; section += 1) {
    for (let line = 0; line < 12; line += 1) {
      const y = offset + section * 480 + line * 27;
      for (let word = 0; word < 12; word += 1) context.fillRect(120 + word * 60, y, 44, 9);
    }
  }
  more?.(context);
  return reduced(canvas.toBuffer('image/png'), SCALE);
}

describe('a kept picture', () => {
  /** The usual page as it comes back from where it is kept. */
  let kept: Awaited<ReturnType<typeof read>>;

  beforeAll(async () => {
    kept = await read(await written(await page()), SCALE);
  });

  it('is that of the same page', async () => {
    expect(differenceOf(await page(), kept)).toBeNull();
  });

  it('lets a line be broken elsewhere', async () => {
    expect(differenceOf(await page({ offset: 27, height: 2027 }), kept)).toBeNull();
  });

  it('lets letters be smoothed otherwise', async () => {
    expect(differenceOf(await page({ ink: '#ece5d5' }), kept)).toBeNull();
  });

  it.each<[string, Page]>([
    ['a section is gone', { sections: 3 }],
    ['the page has become longer', { height: 2200 }],
    ['everything stands elsewhere', { offset: 120 }],
    ['the page has another ground', { more: (pen) => ground(pen, '#202a44') }],
    ['something lies over it', { more: (pen) => pen.fillRect(300, 400, 400, 200) }],
  ])('tells when %s', async (_, otherwise) => {
    expect(differenceOf(await page(otherwise), kept)).not.toBeNull();
  });
});

function ground(context: SKRSContext2D, colour: string): void {
  context.globalCompositeOperation = 'lighten';
  context.fillStyle = colour;
  context.fillRect(0, 0, WIDTH, 2000);
}
