import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Language } from '@cosmic/contracts/language';
import type { TarotCard } from '@cosmic/divination/tarot/card';
import { cardById } from '@cosmic/divination/tarot/deck';
import { HINDI_CARD_NAMES } from '@cosmic/divination/tarot/hindi/names';
import { PLANET_PATHS, SIGN_PATHS } from '@cosmic/sky/glyph-paths';
import type { MoonState } from '@cosmic/sky/astronomy/moon';
import type { Subject } from '../subjects/subject';
import { face } from './fonts';
import { disc, glyph, GOLD, INK, IVORY, IVORY_SOFT } from './pen';
import { ring, WHEEL } from './wheel';

/** Draws what a post is about into the middle of the wheel. */
export function drawEmblem(
  context: SKRSContext2D,
  subject: Subject,
  moon: MoonState,
  language: Language,
): void {
  context.fillStyle = INK;
  disc(context, WHEEL.x, WHEEL.y, WHEEL.core - 20);
  context.fill();
  context.strokeStyle = GOLD;
  context.lineWidth = 1;
  ring(context, WHEEL.core - 20);
  switch (subject.kind) {
    case 'sign':
      glyph(context, SIGN_PATHS[subject.sign], WHEEL.x, WHEEL.y, 108, GOLD);
      return;
    case 'number':
      emblemText(context, String(subject.number), 118);
      return;
    case 'card':
      card(context, cardById(subject.card), language);
      return;
    case 'sky':
      if (subject.planet && subject.planet !== 'moon') {
        glyph(context, PLANET_PATHS[subject.planet], WHEEL.x, WHEEL.y, 104, GOLD);
      } else drawMoon(context, moon);
  }
}

function drawMoon(context: SKRSContext2D, { illumination, waxing }: MoonState): void {
  const radius = 58;
  context.fillStyle = '#131a2c';
  disc(context, WHEEL.x, WHEEL.y, radius);
  context.fill();
  // The terminator is half an ellipse, whose width goes from the full radius through nothing and back.
  const bulge = radius * Math.abs(1 - 2 * illumination);
  context.beginPath();
  context.arc(WHEEL.x, WHEEL.y, radius, -Math.PI / 2, Math.PI / 2, !waxing);
  const towardsDark = illumination > 0.5 === waxing;
  context.ellipse(WHEEL.x, WHEEL.y, bulge, radius, 0, Math.PI / 2, -Math.PI / 2, !towardsDark);
  context.closePath();
  context.fillStyle = IVORY;
  context.fill();
  context.strokeStyle = GOLD;
  context.lineWidth = 1.2;
  disc(context, WHEEL.x, WHEEL.y, radius);
  context.stroke();
}

function card(context: SKRSContext2D, shown: TarotCard, language: Language): void {
  const { rank } = shown;
  const name = language === 'hi' ? HINDI_CARD_NAMES[shown.index]! : shown.name;
  const [width, height] = [86, 136];
  const [left, top] = [WHEEL.x - width / 2, WHEEL.y - height / 2];
  context.strokeStyle = GOLD;
  context.lineWidth = 1.4;
  context.strokeRect(left, top, width, height);
  context.strokeRect(left + 5, top + 5, width - 10, height - 10);
  emblemText(context, rank.length > 4 ? rank.charAt(0) : rank, rank.length > 2 ? 34 : 48, -6);
  context.fillStyle = IVORY_SOFT;
  context.font = face(500, name.length > 14 ? 9 : 12);
  context.fillText(name, WHEEL.x, top + height - 16);
}

function emblemText(context: SKRSContext2D, text: string, size: number, lift = 0): void {
  context.fillStyle = GOLD;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = face(500, size);
  context.fillText(text, WHEEL.x, WHEEL.y + lift);
}
