import { createCanvas, SvgExportFlag, type SKRSContext2D } from '@napi-rs/canvas';
import type { Language } from '@cosmic/contracts/language';
import { seeded } from '@cosmic/divination/draw/seeded';
import { moonAt } from '@cosmic/sky/astronomy/moon';
import { subjectOf } from '../subjects/subject';
import { drawEmblem } from './emblem';
import { registerFonts } from './fonts';
import { GOLD_LINE, INK, INK_DEEP, IVORY } from './pen';
import { drawWheel, WHEEL } from './wheel';
import { drawWords } from './words';

/** What social sites show of a link. */
export const COVER_WIDTH = 1200;
export const COVER_HEIGHT = 630;

const STARS = 150;

export interface CoverRequest {
  title: string;
  tags: readonly string[];
  language: Language;
  /** Whose sky is drawn. */
  at: Date;
}

export interface Cover {
  svg: string;
  png: Buffer;
}

/**
 * Draws a post's cover: the sky of its day as an engraved wheel, with what the post is about in
 * the middle. The same post and day give the same picture.
 */
export async function drawCover(request: CoverRequest): Promise<Cover> {
  registerFonts();
  const picture = createCanvas(COVER_WIDTH, COVER_HEIGHT);
  draw(picture.getContext('2d'), request);
  // The letters become lines: a picture on a page can't load the site's fonts.
  const drawing = createCanvas(COVER_WIDTH, COVER_HEIGHT, SvgExportFlag.ConvertTextToPaths);
  draw(drawing.getContext('2d'), request);
  return {
    png: await picture.encode('png'),
    svg: slender(drawing.getContent().toString()),
  };
}

function draw(context: SKRSContext2D, { title, tags, language, at }: CoverRequest): void {
  const moon = moonAt(at);
  drawNight(context, title);
  drawWheel(context, at);
  drawEmblem(context, subjectOf(title, ...tags), moon, language);
  drawWords(context, { title, language, at }, moon);
}

/** Draws the ground of every picture: ink, a glow where the wheel stands, stars, a frame. */
export function drawNight(context: SKRSContext2D, seed: string): void {
  const ground = context.createLinearGradient(0, 0, COVER_WIDTH, COVER_HEIGHT);
  ground.addColorStop(0, INK_DEEP);
  ground.addColorStop(1, INK);
  context.fillStyle = ground;
  context.fillRect(0, 0, COVER_WIDTH, COVER_HEIGHT);
  const glow = context.createRadialGradient(WHEEL.x, WHEEL.y, 0, WHEEL.x, WHEEL.y, 430);
  glow.addColorStop(0, 'rgba(94, 112, 168, 0.30)');
  glow.addColorStop(1, 'rgba(94, 112, 168, 0)');
  context.fillStyle = glow;
  context.fillRect(0, 0, COVER_WIDTH, COVER_HEIGHT);
  const random = seeded('cover', seed);
  context.fillStyle = IVORY;
  for (let star = 0; star < STARS; star += 1) {
    context.globalAlpha = 0.15 + 0.55 * random.fraction();
    const size = 1 + 1.6 * random.fraction() ** 4;
    context.fillRect(COVER_WIDTH * random.fraction(), COVER_HEIGHT * random.fraction(), size, size);
  }
  context.globalAlpha = 1;
  context.strokeStyle = GOLD_LINE;
  context.lineWidth = 1;
  context.strokeRect(24.5, 24.5, COVER_WIDTH - 49, COVER_HEIGHT - 49);
  context.strokeRect(30.5, 30.5, COVER_WIDTH - 61, COVER_HEIGHT - 61);
}

/**
 * Lets the picture take the size of its place, and its numbers the digits that can be seen. The
 * declaration goes: its version must not be rounded, or no browser shows the picture.
 */
function slender(svg: string): string {
  return svg
    .replace(/^<\?xml[^>]*>\s*/, '')
    .replace(/^<svg /, `<svg viewBox="0 0 ${COVER_WIDTH} ${COVER_HEIGHT}" `)
    .replace(/(?<!\d)\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10))
    .replace(/>\s+</g, '><');
}
