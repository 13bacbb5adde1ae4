import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { cardById } from '@cosmic/divination/tarot/deck';
import type { TarotCard } from '@cosmic/divination/tarot/card';
import { WEIGHTS, type Plate, type Tone } from '@cosmic/divination/tarot/plates/plate';
import { majorPlate, minorPlate } from '@cosmic/divination/tarot/plates/plate-of';
import { face } from '../covers/fonts';
import { GOLD, INK, INK_DEEP, IVORY } from '../covers/pen';

/** A card is so many units wide and high (web/src/design/deck/card-face.tsx). */
export const CARD_WIDTH = 250;
export const CARD_HEIGHT = 400;

const INK_RAISED = '#101626';
const COURTS = ['P', 'N', 'Q', 'K'];
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

/** How each burin cuts: what it fills with, and the colour of its line. */
const TONES: Readonly<Record<Tone, { fill?: string; line?: string; alpha?: number }>> = {
  figure: { fill: INK_RAISED, line: IVORY },
  detail: { line: IVORY },
  shade: { line: IVORY, alpha: 0.6 },
  light: { fill: IVORY },
  form: { fill: INK, line: GOLD },
  line: { line: GOLD },
  hatch: { line: GOLD, alpha: 0.7 },
  spark: { fill: GOLD },
};

interface Placed {
  readonly id: string;
  readonly reversed: boolean;
  /** Its left upper corner. */
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** Draws a card of the deck as pages show it; a reversed one lies upside down. */
export function drawCard(context: SKRSContext2D, { id, reversed, x, y, height }: Placed): void {
  const card = cardById(id);
  const scale = height / CARD_HEIGHT;
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  if (reversed) {
    context.translate(CARD_WIDTH, CARD_HEIGHT);
    context.rotate(Math.PI);
  }
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.fillStyle = INK_DEEP;
  context.strokeStyle = GOLD;
  context.lineWidth = 1.6;
  context.beginPath();
  context.roundRect(2, 2, 246, 396, 10);
  context.fill();
  context.stroke();
  context.lineWidth = 1.2;
  context.beginPath();
  context.roundRect(12, 12, 226, 376, 4);
  context.stroke();
  context.stroke(new Path2D('M12 48H238M12 346H238'));
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.fillStyle = GOLD;
  context.font = face(500, 24);
  context.fillText(numeralOf(card), CARD_WIDTH / 2, 38);
  context.fillStyle = IVORY;
  context.font = face(500, card.name.length > 15 ? 20 : 23);
  context.fillText(card.name, CARD_WIDTH / 2, 375);
  context.translate(CARD_WIDTH / 2, 197);
  print(context, card.suit ? minorPlate(card.suit, card.number) : majorPlate(card.number));
  context.restore();
}

function numeralOf({ suit, number, rank }: TarotCard): string {
  if (!suit) return rank;
  return ROMAN[number - 1] ?? COURTS[number - ROMAN.length - 1] ?? '';
}

/** Prints a plate round (0, 0); nothing is cut beyond its border. */
function print(context: SKRSContext2D, plate: Plate): void {
  context.save();
  context.beginPath();
  context.rect(-107, -143, 214, 286);
  context.clip();
  for (const [tone, path, places = [''], size = 1] of plate) {
    const { fill, line, alpha = 1 } = TONES[tone];
    for (const place of places) {
      context.save();
      put(context, place);
      context.globalAlpha = alpha;
      const shape = new Path2D(path);
      if (fill) {
        context.fillStyle = fill;
        context.fill(shape);
      }
      if (line) {
        context.strokeStyle = line;
        context.lineWidth = WEIGHTS[tone] / size;
        context.stroke(shape);
      }
      context.restore();
    }
  }
  context.restore();
  context.globalAlpha = 0.6;
  context.strokeStyle = GOLD;
  context.lineWidth = 0.8;
  context.strokeRect(-107, -143, 214, 286);
  context.globalAlpha = 1;
}

/** Applies a place such as `translate(4 5) rotate(90) scale(1.2)`. */
function put(context: SKRSContext2D, place: string): void {
  for (const [, kind, list = ''] of place.matchAll(/(translate|rotate|scale)\(([^)]*)\)/g)) {
    const [first = 0, second] = list.split(/[\s,]+/).map(Number);
    if (kind === 'translate') context.translate(first, second ?? 0);
    else if (kind === 'rotate') context.rotate((first * Math.PI) / 180);
    else if (kind === 'scale') context.scale(first, second ?? first);
  }
}
