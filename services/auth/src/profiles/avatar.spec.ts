import { deflateSync } from 'node:zlib';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import fc from 'fast-check';
import { AppError } from '@cosmic/contracts/errors';
import { MAX_AVATAR_CHARACTERS, profileChangeSchema } from '@cosmic/contracts/account/profile';
import { avatarOf } from './avatar';
import { sizeOfPicture } from './picture-header';

const FORMATS = ['png', 'jpeg', 'webp'] as const;
type Format = (typeof FORMATS)[number];

/** Red on the left, blue on the right. */
async function picture(format: Format, width = 40, height = 20): Promise<Buffer> {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#f00';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#00f';
  context.fillRect(width / 2, 0, width / 2, height);
  return format === 'png' ? canvas.encode('png') : canvas.encode(format, 90);
}

const addressOf = (bytes: Buffer, type = 'image/png') =>
  `data:${type};base64,${bytes.toString('base64')}`;

const bytesOf = (address: string) => Buffer.from(address.split(',')[1]!, 'base64');

async function problemOf(bytes: Buffer) {
  const error: unknown = await avatarOf(addressOf(bytes)).catch((reason: unknown) => reason);
  if (!(error instanceof AppError)) return error;
  const [problem, ...others] = error.details.fields ?? [];
  expect([error.code, error.status, problem?.field, others]).toEqual([
    'invalid_input',
    400,
    'avatar_url',
    [],
  ]);
  return problem?.message;
}

async function pixels(address: string) {
  const { width, height, ...image } = await loadImage(bytesOf(address)).then((loaded) => {
    const canvas = createCanvas(loaded.width, loaded.height);
    const context = canvas.getContext('2d');
    context.drawImage(loaded, 0, 0);
    return {
      width: loaded.width,
      height: loaded.height,
      at: (x: number, y: number) => [...context.getImageData(x, y, 1, 1).data],
    };
  });
  return { width, height, ...image };
}

function isRed([red = 0, , blue = 0]: number[]) {
  return red > 180 && blue < 90;
}

/** A segment of a JPEG, put behind its first marker. */
function withSegment(jpeg: Buffer, marker: number, content: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(content.length + 2);
  return Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.of(0xff, marker),
    length,
    content,
    jpeg.subarray(2),
  ]);
}

/** EXIF that says how the camera was held, and where. */
function exif(orientation: number): Buffer {
  const head = Buffer.from('4d4d002a00000008', 'hex');
  const entry = Buffer.from(`00010112000300000001000${orientation}000000000000`, 'hex');
  return Buffer.concat([
    Buffer.from('Exif\0\0', 'latin1'),
    head,
    entry,
    Buffer.from('GPS 13.0878N 80.2785E'),
  ]);
}

/** A PNG of one colour that says it is of some size, with as many rows as are told. */
function bomb(width: number, height: number, rows: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const lines = Buffer.alloc((Math.ceil(width / 8) + 1) * rows);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(content.length, 0);
  numbers.writeUInt32BE(checksumOf(named), 4);
  return Buffer.concat([numbers.subarray(0, 4), named, numbers.subarray(4)]);
}

/** CRC-32 as PNG wants it. */
function checksumOf(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

describe('a picture of a member', () => {
  it.each(FORMATS)('that is sent as %s is kept as WebP and looks the same', async (format) => {
    const kept = await avatarOf(addressOf(await picture(format), `image/${format}`));

    const drawn = await pixels(kept);
    expect(profileChangeSchema.parse({ avatar_url: kept }).avatar_url).toBe(kept);
    expect(bytesOf(kept).toString('latin1', 8, 12)).toBe('WEBP');
    expect(drawn).toMatchObject({ width: 40, height: 20 });
    expect(isRed(drawn.at(5, 10))).toBe(true);
    expect(isRed(drawn.at(35, 10))).toBe(false);
  });

  it('is what it is, whatever its address calls it', async () => {
    const kept = await avatarOf(addressOf(await picture('webp'), 'image/jpeg'));

    expect(isRed((await pixels(kept)).at(5, 10))).toBe(true);
  });

  it('is made at most 256 pixels wide and high, and keeps its shape', async () => {
    const of = async (width: number, height: number) => {
      const { width: x, height: y } = await pixels(
        await avatarOf(addressOf(await picture('png', width, height))),
      );
      return [x, y];
    };

    expect(await of(1600, 800)).toEqual([256, 128]);
    expect(await of(2, 2000)).toEqual([1, 256]);
  });

  it('is turned upright, and nothing of what the camera noted is kept', async () => {
    const sent = withSegment(await picture('jpeg'), 0xe1, exif(6));
    expect(sent.toString('latin1')).toContain('GPS');

    const kept = await avatarOf(addressOf(sent));

    const drawn = await pixels(kept);
    expect(drawn).toMatchObject({ width: 20, height: 40 });
    expect(isRed(drawn.at(10, 5))).toBe(true);
    expect(isRed(drawn.at(10, 35))).toBe(false);
    expect(bytesOf(kept).toString('latin1')).not.toMatch(/Exif|GPS|13\.0878N/);
  });

  it('keeps what can be seen through', async () => {
    const canvas = createCanvas(10, 10);
    const kept = await avatarOf(addressOf(await canvas.encode('png')));

    expect((await pixels(kept)).at(5, 5)[3]).toBe(0);
  });

  it('fits its place however rich in detail it is', async () => {
    const canvas = createCanvas(400, 400);
    const context = canvas.getContext('2d');
    const noise = context.createImageData(400, 400);
    let state = 1;
    noise.data.forEach((_, index) => {
      state = (state * 48_271) % 2_147_483_647;
      noise.data[index] = index % 4 === 3 ? 255 : state % 256;
    });
    context.putImageData(noise, 0, 0);

    const kept = await avatarOf(addressOf(await canvas.encode('jpeg', 20)));

    expect(kept.length).toBeLessThanOrEqual(MAX_AVATAR_CHARACTERS);
  });

  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['nothing', () => Buffer.alloc(0)],
    [
      'a drawing with a script',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a GIF', () => createCanvas(9, 9).encode('gif')],
    ['the beginning of a PNG', () => Buffer.from('iVBORw0KGgo=', 'base64')],
    ['a PNG cut off', async () => (await picture('png', 300, 300)).subarray(0, -20)],
    ['a JPEG cut off', async () => (await picture('jpeg', 300, 300)).subarray(0, -20)],
    ['a WebP cut off', async () => (await picture('webp', 300, 300)).subarray(0, -20)],
    ['a PNG without pixels', () => bomb(0, 10, 0)],
    [
      'a page behind the marks of a JPEG',
      () =>
        Buffer.from('ffd8ffe0' + Buffer.from('<script>').toString('hex').repeat(9) + 'ffd9', 'hex'),
    ],
  ])('is not %s', async (_, make) => {
    expect(await problemOf(await make())).toBe(
      'is not a PNG, JPEG or WebP picture that can be read',
    );
  });

  it('is decoded only when it is not too large', async () => {
    expect(await problemOf(bomb(20_000, 20_000, 1))).toBe('must have at most 4 million pixels');
    expect(await problemOf(bomb(4_294_967_295, 4_294_967_295, 0))).toBe(
      'must have at most 4 million pixels',
    );
    expect(await problemOf(bomb(2_001, 2_000, 1))).toBe('must have at most 4 million pixels');
  });

  it('is drawn anew, so that nothing hidden beside the pixels is kept', async () => {
    const hidden = Buffer.from('<script>alert(document.domain)</script>');
    const sent = [
      Buffer.concat([await picture('png'), hidden]),
      withSegment(await picture('jpeg'), 0xfe, hidden),
      Buffer.concat([await picture('webp'), hidden]),
    ];

    for (const bytes of sent) {
      expect(bytesOf(await avatarOf(addressOf(bytes))).includes(hidden)).toBe(false);
    }
  });

  it('ends in a picture or a refusal whatever bytes come', async () => {
    const good = await Promise.all(FORMATS.map((format) => picture(format)));
    const changed = fc
      .record({
        base: fc.constantFrom(...good),
        changes: fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 8 }),
        more: fc.uint8Array({ maxLength: 20 }),
      })
      .map(({ base, changes, more }) => {
        const bytes = Buffer.concat([base, more]);
        for (const [at, value] of changes) bytes[at % bytes.length] = value;
        return bytes;
      });
    const begun = fc
      .tuple(
        fc.constantFrom('89504e470d0a1a0a', 'ffd8ff', '52494646'),
        fc.uint8Array({ maxLength: 200 }),
      )
      .map(([begin, rest]) => Buffer.concat([Buffer.from(begin, 'hex'), rest]));

    await fc.assert(
      fc.asyncProperty(fc.oneof(changed, begun), async (bytes) => {
        const kept = await avatarOf(addressOf(bytes)).catch((reason: unknown) => reason);
        if (typeof kept === 'string')
          expect(kept.length).toBeLessThanOrEqual(MAX_AVATAR_CHARACTERS);
        else expect(kept).toMatchObject({ code: 'invalid_input' });
      }),
      { numRuns: 300 },
    );
  });
});

describe('the size a picture says', () => {
  it.each(FORMATS)('of %s is the size it is drawn at', async (format) => {
    expect(sizeOfPicture(await picture(format, 123, 45))).toEqual({ width: 123, height: 45 });
  });

  it('is not hidden by a second one in a comment', async () => {
    const small = Buffer.from('ffc0000b080001000101011100', 'hex');
    const jpeg = withSegment(await picture('jpeg', 123, 45), 0xfe, small);

    expect(sizeOfPicture(jpeg)).toEqual({ width: 123, height: 45 });
    // Bytes between segments would let two readers find different frames.
    const loose = Buffer.concat([jpeg.subarray(0, 2), Buffer.of(0), jpeg.subarray(2)]);
    expect(sizeOfPicture(loose)).toBeUndefined();
  });
});
