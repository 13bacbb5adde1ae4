import type { SKRSContext2D } from '@napi-rs/canvas';
import type { MoonState } from '@cosmic/sky/astronomy/moon';
import type { Language } from '@cosmic/contracts/language';
import { signOf } from '@cosmic/sky/zodiac';
import { SKY_NAMES } from '@cosmic/tools/words/sky-names';
import type { CoverRequest } from './cover';
import { face } from './fonts';
import { linesOf } from './lines';
import { GOLD, GOLD_LINE, IVORY, IVORY_SOFT, line } from './pen';

/** Where the words of a picture begin, and how wide they may be. */
export const COLUMN = { x: 72, width: 470 };

const TITLE = {
  ...COLUMN,
  top: 176,
  height: 270,
  sizes: [78, 68, 60, 52, 45, 39],
  leading: 1.04,
};

/** The day of a cover, and its Moon. */
const WORDS: Readonly<Record<Language, (at: Date, moon: MoonState) => [day: string, sky: string]>> =
  {
    en: (at, { phase, sign }) => [dayOf(at), `${phase}, the Moon in ${signOf(sign)?.name}`],
    hi: (at, { phase, sign }) => {
      const { date, sign: signName, phase: phaseName } = SKY_NAMES.hi;
      return [date(at), `${phaseName(phase)}, चंद्रमा ${signName(sign)} में`];
    },
  };

/** Writes the site's name, the title as large as it fits, and the day with its Moon. */
export function drawWords(
  context: SKRSContext2D,
  { title, language, at }: Pick<CoverRequest, 'title' | 'language' | 'at'>,
  moon: MoonState,
): void {
  drawSiteName(context);
  context.fillStyle = IVORY;
  const fitted = fit(context, title);
  context.font = face(500, fitted.size);
  const leading = fitted.size * TITLE.leading;
  const first = TITLE.top + (TITLE.height - fitted.lines.length * leading) / 2 + fitted.size * 0.8;
  fitted.lines.forEach((text, index) => context.fillText(text, TITLE.x, first + index * leading));
  context.strokeStyle = GOLD_LINE;
  line(context, { x: TITLE.x, y: 498 }, { x: TITLE.x + 96, y: 498 });
  context.fillStyle = IVORY_SOFT;
  context.font = face(500, 24);
  const [day, sky] = WORDS[language](at, moon);
  context.fillText(day, TITLE.x, 538);
  context.fillText(sky, TITLE.x, 568);
}

/** Writes the site's name over the words of a picture, which then go on from the left. */
export function drawSiteName(context: SKRSContext2D): void {
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  context.fillStyle = GOLD;
  context.font = face(600, 25);
  context.fillText('C O S M I C   G U I D E', COLUMN.x, 106);
}

/** A day as pictures name it. */
export function dayOf(at: Date): string {
  return at.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

/** The largest size in which a title fits its place. */
function fit(context: SKRSContext2D, title: string): { size: number; lines: string[] } {
  let lines: string[] = [];
  let size = TITLE.sizes[0]!;
  for (size of TITLE.sizes) {
    context.font = face(500, size);
    lines = linesOf(title, TITLE.width, (text) => context.measureText(text).width);
    if (lines.length * size * TITLE.leading <= TITLE.height) return { size, lines };
  }
  const most = Math.floor(TITLE.height / (size * TITLE.leading));
  return { size, lines: [...lines.slice(0, most - 1), `${lines[most - 1] ?? ''}…`] };
}
