// Draws the icons of the installed application from the favicon's star: node web/icons/draw.mjs
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts, Path2D } from '@napi-rs/canvas';

const FACE = createRequire(import.meta.url).resolve(
  '@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2',
);
const INK = '#080b13';
const GOLD = '#dfbd7a';
const STAR = new Path2D(
  'M16 5.5c.9 6.3 3.3 9.3 10.5 10.5-7.2 1.2-9.6 4.2-10.5 10.5-.9-6.3-3.3-9.3-10.5-10.5 7.2-1.2 9.6-4.2 10.5-10.5Z',
);
const UNITS = 32;

/** A maskable icon may be cut to any shape: what matters stays within the middle four fifths. */
const ICONS = [
  { name: 'icon-192', size: 192, inset: 0, isRound: true },
  { name: 'icon-512', size: 512, inset: 0, isRound: true },
  { name: 'maskable-512', size: 512, inset: 0.12, isRound: false },
  { name: 'apple-touch', size: 180, inset: 0.08, isRound: false },
];

/** What the shortcuts of the installed application lead to, drawn as the site draws it (`design/named-icon.tsx`). */
const SHORTCUTS = {
  tools:
    'M10 4.5c.5 4.6 2.9 7 7.5 7.5c-4.6.5-7 2.9-7.5 7.5c-.5-4.6-2.9-7-7.5-7.5c4.6-.5 7-2.9 7.5-7.5ZM19 2.5v4M17 4.5h4M19.5 17.5v3M18 19h3',
  readings:
    'M12 6.2C9.5 4.3 6.3 3.7 2.7 4v14.7c3.6-.3 6.8.3 9.3 2.1c2.5-1.8 5.7-2.4 9.3-2.1V4c-3.6-.3-6.8.3-9.3 2.2ZM12 6.2v14.6',
  sky: 'M14.5 4.2A8.7 8.7 0 1 0 20.3 14.9A7 7 0 0 1 14.5 4.2ZM19 3.2c.2 1.9 1.1 2.8 3 3c-1.9.2-2.8 1.1-3 3c-.2-1.9-1.1-2.8-3-3c1.9-.2 2.8-1.1 3-3Z',
};
const SHORTCUT_SIZE = 96;
const SHORTCUT_UNITS = 24;

/** The picture of a shared page that has none of its own: the size that previews ask for. */
const SHARED = { width: 1200, height: 630 };
const IVORY = '#f3ecdc';
const GOLD_LINE = '#8d7649';

for (const { name, size, inset, isRound } of ICONS) {
  const canvas = createCanvas(size, size);
  const context = canvas.getContext('2d');
  context.fillStyle = INK;
  if (!isRound) context.fillRect(0, 0, size, size);
  const scale = (size * (1 - 2 * inset)) / UNITS;
  context.translate(size * inset, size * inset);
  context.scale(scale, scale);
  context.beginPath();
  context.arc(16, 16, isRound ? 15.6 : 13.2, 0, 2 * Math.PI);
  context.fill();
  context.strokeStyle = GOLD;
  context.lineWidth = 1;
  context.beginPath();
  context.arc(16, 16, 13.2, 0, 2 * Math.PI);
  context.stroke();
  context.fillStyle = GOLD;
  context.fill(STAR);
  await write(name, canvas);
}

for (const [name, path] of Object.entries(SHORTCUTS)) {
  const canvas = createCanvas(SHORTCUT_SIZE, SHORTCUT_SIZE);
  const context = canvas.getContext('2d');
  const middle = SHORTCUT_SIZE / 2;
  context.fillStyle = INK;
  context.beginPath();
  context.arc(middle, middle, middle, 0, 2 * Math.PI);
  context.fill();
  const scale = (SHORTCUT_SIZE * 0.56) / SHORTCUT_UNITS;
  context.translate(middle - (SHORTCUT_UNITS / 2) * scale, middle - (SHORTCUT_UNITS / 2) * scale);
  context.scale(scale, scale);
  context.strokeStyle = GOLD;
  context.lineWidth = 1.4;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke(new Path2D(path));
  await write(`shortcut-${name}`, canvas);
}

await write('shared', sharedPicture());

/** The wheel of the sky's twelve parts around the star, and the name beside it. */
function sharedPicture() {
  const { width, height } = SHARED;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = INK;
  context.fillRect(0, 0, width, height);
  context.strokeStyle = GOLD_LINE;
  context.lineWidth = 1.5;
  context.strokeRect(24, 24, width - 48, height - 48);

  context.save();
  context.translate(880, height / 2);
  for (const [radius, alpha] of [
    [250, 0.9],
    [212, 0.7],
    [128, 0.7],
  ]) {
    context.globalAlpha = alpha;
    context.beginPath();
    context.arc(0, 0, radius, 0, 2 * Math.PI);
    context.stroke();
  }
  for (let degree = 0; degree < 360; degree += 2) {
    const isSign = degree % 30 === 0;
    context.globalAlpha = isSign ? 0.8 : 0.45;
    const [from, to] = isSign ? [128, 250] : [degree % 10 === 0 ? 236 : 243, 250];
    const turn = (degree * Math.PI) / 180;
    context.beginPath();
    context.moveTo(from * Math.cos(turn), from * Math.sin(turn));
    context.lineTo(to * Math.cos(turn), to * Math.sin(turn));
    context.stroke();
  }
  context.globalAlpha = 1;
  const scale = 7;
  context.scale(scale, scale);
  context.translate(-UNITS / 2, -UNITS / 2);
  context.fillStyle = GOLD;
  context.fill(STAR);
  context.restore();

  GlobalFonts.registerFromPath(FACE, 'Cormorant');
  context.fillStyle = IVORY;
  context.font = '400 112px Cormorant';
  context.fillText('Cosmic', 96, 298);
  context.fillText('Guide', 96, 404);
  context.fillStyle = GOLD;
  context.font = '400 34px Cormorant';
  context.fillText('Readings that stand on the true sky', 98, 474);
  return canvas;
}

async function write(name, canvas) {
  await writeFile(
    new URL(`../public/icons/${name}.png`, import.meta.url),
    await canvas.encode('png'),
  );
}
