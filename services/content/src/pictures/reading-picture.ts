import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Fact } from '@cosmic/contracts/readings';
import type { SharedReading } from '@cosmic/contracts/sharing';
import { moonAt } from '@cosmic/sky/astronomy/moon';
import { COVER_HEIGHT, COVER_WIDTH, drawNight } from '../covers/cover';
import { drawEmblem } from '../covers/emblem';
import { face, registerFonts } from '../covers/fonts';
import { linesOf } from '../covers/lines';
import { GOLD_LINE, IVORY, IVORY_SOFT, line } from '../covers/pen';
import { drawWheel } from '../covers/wheel';
import { COLUMN, dayOf, drawSiteName } from '../covers/words';
import { subjectOf, type Subject } from '../subjects/subject';
import { firstLineOf } from './first-line';

/** What fits beside the wheel. */
const MAX_FACTS = 3;
const FIRST_LINE = { letters: 150, size: 31, leading: 37, most: 5 };
const FACT = { size: 21, leading: 30 };
const DAY_Y = 568;

/**
 * Draws a reading for previews: its tool, its first line, a few of its facts, and the sky of its
 * day with what the reading is about in the middle. The same reading gives the same picture.
 */
export async function drawReading(reading: SharedReading): Promise<Buffer> {
  registerFonts();
  const canvas = createCanvas(COVER_WIDTH, COVER_HEIGHT);
  const context = canvas.getContext('2d');
  const at = new Date(reading.createdAt);
  drawNight(context, reading.content);
  drawWheel(context, at);
  drawEmblem(context, emblemOf(reading), moonAt(at));
  drawWords(context, reading, at);
  return canvas.encode('png');
}

/** The name of the tool tells, or else the first fact that names something that can be drawn. */
function emblemOf({ toolName, facts }: SharedReading): Subject {
  const told = facts.map(({ label, value }) => `${toolName}, ${label}: ${value}`);
  const named = [toolName, ...told]
    .map((text) => subjectOf(text.replaceAll(';', ',')))
    .find((subject) => subject.kind !== 'sky' || subject.planet !== null);
  return named ?? { kind: 'sky', planet: null };
}

function drawWords(
  context: SKRSContext2D,
  { toolName, content, facts }: SharedReading,
  at: Date,
): void {
  drawSiteName(context);
  context.fillStyle = IVORY;
  context.font = face(500, sizeOf(context, toolName));
  context.fillText(toolName, COLUMN.x, 186);
  context.font = face(500, FIRST_LINE.size);
  const lines = wrapped(context, firstLineOf(content, FIRST_LINE.letters)).slice(
    0,
    FIRST_LINE.most,
  );
  lines.forEach((text, index) =>
    context.fillText(text, COLUMN.x, 246 + index * FIRST_LINE.leading),
  );
  const shown = facts.slice(0, MAX_FACTS);
  const top = DAY_Y - 44 - shown.length * FACT.leading;
  context.strokeStyle = GOLD_LINE;
  line(context, { x: COLUMN.x, y: top - 14 }, { x: COLUMN.x + 96, y: top - 14 });
  context.fillStyle = IVORY_SOFT;
  context.font = face(600, FACT.size);
  shown.forEach((fact, index) =>
    context.fillText(inOneLine(context, fact), COLUMN.x, top + 18 + index * FACT.leading),
  );
  context.font = face(500, 24);
  context.fillText(dayOf(at), COLUMN.x, DAY_Y);
}

/** The largest size at which a name stands in one line. */
function sizeOf(context: SKRSContext2D, name: string): number {
  const sizes = [64, 56, 48, 41, 35];
  const fits = (size: number) => {
    context.font = face(500, size);
    return context.measureText(name).width <= COLUMN.width;
  };
  return sizes.find(fits) ?? 30;
}

function wrapped(context: SKRSContext2D, text: string): string[] {
  return linesOf(text, COLUMN.width, (part) => context.measureText(part).width);
}

/** A fact as far as it fits, cut between words. */
function inOneLine(context: SKRSContext2D, { label, value }: Fact): string {
  const [first = '', ...rest] = wrapped(context, `${label}: ${value}`);
  return rest.length === 0 ? first : `${first.replace(/(?<![\s,;:])[\s,;:]+$/u, '')} …`;
}
