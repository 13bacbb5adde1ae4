// Draws the icons of the installed application from the favicon's star: node web/icons/draw.mjs
import { writeFile } from 'node:fs/promises';
import { createCanvas, Path2D } from '@napi-rs/canvas';

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
  await writeFile(
    new URL(`../public/icons/${name}.png`, import.meta.url),
    await canvas.encode('png'),
  );
}
