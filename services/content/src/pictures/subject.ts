import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Figure, FigureOf } from '@cosmic/contracts/readings/figures';
import { PLANETS } from '@cosmic/sky/bodies';
import { PLANET_PATHS, SIGN_PATHS } from '@cosmic/sky/glyph-paths';
import { signOf, SIGNS } from '@cosmic/sky/zodiac';
import { face } from '../covers/fonts';
import { disc, glyph, GOLD, GOLD_LINE, INK, IVORY, IVORY_SOFT, line } from '../covers/pen';
import { CARD_HEIGHT, CARD_WIDTH, drawCard } from './card';
import type { Room } from './lettering';

/** Draws what a reading is about as large as its room allows. @returns false where there is nothing to draw */
export function drawSubject(context: SKRSContext2D, figure: Figure | null, room: Room): boolean {
  switch (figure?.kind) {
    case 'cards':
      drawCards(context, figure, room);
      return true;
    case 'pair':
      drawPair(context, figure, room);
      return true;
    case 'numbers':
      drawNumbers(context, figure, room);
      return true;
    case 'wheel':
      drawWheel(context, figure, room);
      return true;
    case 'signs':
      drawPlates(
        context,
        figure.signs.flatMap(({ sign }) => pathOf(sign)),
        room,
      );
      return true;
    case 'planet':
      drawPlates(context, pathOf(figure.planet), room);
      return true;
    case 'number':
      drawPlate(context, middleOf(room), radiusOf(room), { text: figure.text });
      return true;
    case 'dice':
      drawPlates(context, [...pathOf(figure.planet), ...pathOf(figure.sign)], room);
      return true;
    case 'moon':
      drawMoon(context, figure, room);
      return true;
    case 'aura':
      drawAura(context, figure, room);
      return true;
    default:
      return false;
  }
}

function middleOf({ x, y, width, height }: Room) {
  return { x: x + width / 2, y: y + height / 2 };
}

function radiusOf({ width, height }: Room): number {
  return Math.min(width, height) / 2;
}

function pathOf(name: string): string[] {
  const sign = signOf(name);
  const planet = PLANETS.find((known) => known === name);
  return sign ? [SIGN_PATHS[sign.key]] : planet ? [PLANET_PATHS[planet]] : [];
}

/** The drawn card at full height; of several as many rows as make them largest. */
function drawCards(context: SKRSContext2D, { cards }: FigureOf<'cards'>, room: Room): void {
  const ratio = CARD_WIDTH / CARD_HEIGHT;
  const gap = 18;
  const fits = (columns: number) => {
    const rows = Math.ceil(cards.length / columns);
    const byHeight = (room.height - gap * (rows - 1)) / rows;
    const byWidth = (room.width - gap * (columns - 1)) / columns / ratio;
    return { columns, rows, height: Math.min(byHeight, byWidth) };
  };
  const { columns, rows, height } = cards
    .map((_, index) => fits(index + 1))
    .reduce((best, next) => (next.height > best.height ? next : best));
  const width = height * ratio;
  const top = room.y + (room.height - rows * height - gap * (rows - 1)) / 2;
  cards.forEach(({ id, reversed }, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, cards.length - row * columns);
    const left = room.x + (room.width - inRow * width - gap * (inRow - 1)) / 2;
    drawCard(context, {
      id,
      reversed,
      x: left + (index % columns) * (width + gap),
      y: top + row * (height + gap),
      height,
    });
  });
}

/** Plates beside one another, each with a glyph. */
function drawPlates(context: SKRSContext2D, paths: readonly string[], room: Room): void {
  const width = room.width / Math.max(1, paths.length);
  paths.forEach((path, index) => {
    const own = { ...room, x: room.x + index * width, width };
    drawPlate(context, middleOf(own), radiusOf(own) * (paths.length > 1 ? 0.9 : 1), { path });
  });
}

function drawPlate(
  context: SKRSContext2D,
  { x, y }: { x: number; y: number },
  radius: number,
  { path, text }: { path?: string; text?: string },
): void {
  circleOf(context, x, y, radius, GOLD, 2);
  circleOf(context, x, y, radius * 0.84, GOLD_LINE, 1.2);
  circleOf(context, x, y, radius * 0.66, GOLD_LINE, 1.2);
  ticks(context, x, y, radius, radius * 0.96, 5);
  ticks(context, x, y, radius, radius * 0.91, 30);
  if (path) glyph(context, path, x, y, radius * 0.8, GOLD);
  if (text) {
    context.fillStyle = GOLD;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.font = face(500, Math.min(radius * 0.7, (radius * 2.1) / text.length));
    context.fillText(text, x, y);
  }
}

/** The two signs where they stand on the circle, and the angle between them. */
function drawPair(context: SKRSContext2D, { first, second }: FigureOf<'pair'>, room: Room): void {
  const { x, y } = middleOf(room);
  const radius = radiusOf(room);
  const ring = radius * 0.72;
  const index = (sign: string) => SIGNS.findIndex(({ key }) => key === sign);
  const place = (at: number) => onCircle(x, y, ring, 30 * at + 15);
  circleOf(context, x, y, radius, GOLD, 2);
  ticks(context, x, y, radius, radius * 0.97, 5);
  ticks(context, x, y, radius, radius * 0.93, 30);
  SIGNS.forEach(({ key }, at) => {
    const point = onCircle(x, y, radius * 0.87, 30 * at + 15);
    context.globalAlpha = 0.55;
    glyph(context, SIGN_PATHS[key], point.x, point.y, radius * 0.09, GOLD_LINE);
    context.globalAlpha = 1;
  });
  const two = [...new Set([first, second])];
  const [one, other] = two.map(index);
  if (one !== undefined && other !== undefined) {
    context.strokeStyle = GOLD;
    context.lineWidth = 2;
    line(context, place(one), place(other));
  }
  for (const sign of two) {
    const point = place(index(sign));
    context.fillStyle = INK;
    disc(context, point.x, point.y, radius * 0.24);
    context.fill();
    circleOf(context, point.x, point.y, radius * 0.24, GOLD, 2);
    const [path] = pathOf(sign);
    if (path) glyph(context, path, point.x, point.y, radius * 0.28, IVORY);
  }
  const steps = Math.abs(index(first) - index(second));
  const angle = Math.min(steps, 12 - steps) * 30;
  if (angle === 180 || angle === 0) return;
  context.fillStyle = IVORY;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = face(500, radius * 0.22);
  context.fillText(`${angle}°`, x, y);
}

/** Four numbers, two by two, each with its name. */
function drawNumbers(context: SKRSContext2D, { tiles }: FigureOf<'numbers'>, room: Room): void {
  const rows = Math.ceil(tiles.length / 2);
  const [width, height] = [room.width / 2, room.height / rows];
  tiles.forEach(({ label, value }, index) => {
    const x = room.x + (index % 2) * width;
    const y = room.y + Math.floor(index / 2) * height;
    context.strokeStyle = GOLD_LINE;
    context.lineWidth = 1.4;
    context.strokeRect(x, y, width, height);
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillStyle = GOLD;
    context.font = face(500, height * 0.5);
    context.fillText(value === null ? '–' : String(value), x + width / 2, y + height * 0.42);
    context.fillStyle = IVORY_SOFT;
    context.font = face(600, Math.min(34, height * 0.13));
    context.fillText(label, x + width / 2, y + height * 0.82);
  });
}

/** A chart by its signs: planets of one sign stand side by side. */
function drawWheel(context: SKRSContext2D, { rings }: FigureOf<'wheel'>, room: Room): void {
  const { x, y } = middleOf(room);
  const radius = radiusOf(room);
  circleOf(context, x, y, radius, GOLD, 2);
  circleOf(context, x, y, radius * 0.8, GOLD, 1.6);
  circleOf(context, x, y, radius * 0.36, GOLD_LINE, 1.2);
  ticks(context, x, y, radius, radius * 0.8, 30);
  SIGNS.forEach(({ key }, at) => {
    const point = onCircle(x, y, radius * 0.9, 30 * at + 15);
    glyph(context, SIGN_PATHS[key], point.x, point.y, radius * 0.11, GOLD);
    const here = (rings[0]?.points ?? []).filter(
      ({ longitude }) => Math.floor(longitude / 30) % 12 === at,
    );
    here.forEach(({ point: name }, place) => {
      const depth = radius * (0.7 - 0.13 * (place % 3));
      const turn = 30 * at + 15 + (here.length > 3 ? (place < 3 ? -7 : 7) : 0);
      const spot = onCircle(x, y, depth, turn);
      const [path] = pathOf(name);
      if (path) glyph(context, path, spot.x, spot.y, radius * 0.1, IVORY);
    });
  });
}

function drawMoon(context: SKRSContext2D, figure: FigureOf<'moon'>, room: Room): void {
  const { x, y } = middleOf(room);
  const radius = radiusOf(room) * 0.86;
  const waxing = figure.elongation < 180;
  context.fillStyle = '#131a2c';
  disc(context, x, y, radius);
  context.fill();
  const bulge = radius * Math.abs(1 - 2 * figure.illumination);
  context.beginPath();
  context.arc(x, y, radius, -Math.PI / 2, Math.PI / 2, !waxing);
  const towardsDark = figure.illumination > 0.5 === waxing;
  context.ellipse(x, y, bulge, radius, 0, Math.PI / 2, -Math.PI / 2, !towardsDark);
  context.closePath();
  context.fillStyle = IVORY;
  context.fill();
  circleOf(context, x, y, radius, GOLD, 2);
  circleOf(context, x, y, radius * 1.12, GOLD_LINE, 1.2);
}

/** Rings of colour from the middle outwards. */
function drawAura(context: SKRSContext2D, { layers }: FigureOf<'aura'>, room: Room): void {
  const { x, y } = middleOf(room);
  const radius = radiusOf(room);
  [...layers].reverse().forEach(({ color }, index) => {
    context.globalAlpha = 0.55;
    context.fillStyle = color;
    disc(context, x, y, radius * (1 - index / (layers.length + 0.6)));
    context.fill();
  });
  context.globalAlpha = 1;
  circleOf(context, x, y, radius, GOLD, 2);
}

function circleOf(
  context: SKRSContext2D,
  x: number,
  y: number,
  radius: number,
  colour: string,
  width: number,
): void {
  context.strokeStyle = colour;
  context.lineWidth = width;
  disc(context, x, y, radius);
  context.stroke();
}

function ticks(
  context: SKRSContext2D,
  x: number,
  y: number,
  from: number,
  to: number,
  step: number,
): void {
  context.strokeStyle = GOLD_LINE;
  context.lineWidth = 1.2;
  for (let degree = 0; degree < 360; degree += step) {
    line(context, onCircle(x, y, from, degree), onCircle(x, y, to, degree));
  }
}

/** 0° on the left, counterclockwise, as charts are drawn. */
function onCircle(x: number, y: number, radius: number, degrees: number) {
  const angle = (degrees * Math.PI) / 180;
  return { x: x - radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
}
