import { glyphPath } from '../../design/glyphs';
import type { Told } from '../../design/three/three';
import { threeStrings } from '../../design/three/three.strings';
import { welcomeStrings } from './welcome.strings';

const s = welcomeStrings.three;

/** Upright, as feeds show pictures. */
const WIDTH = 1080;
const HEIGHT = 1350;
const MARGIN = 64;
const ROW_TOP = 330;
const ROW_HEIGHT = 290;
const GLYPH_UNITS = 24;
const SITE = 'Cosmic Guide';

/**
 * The three as a picture, with nothing of the birth but the signs.
 *
 * @throws where the browser draws no pictures
 */
export async function threePicture(three: readonly Told[]): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas to draw on');
  const look = lookOf();
  // Only the first of each list: the next ones are on some machines alone, and the whole would fail.
  await Promise.allSettled(
    [look.display, look.text].map((faces) =>
      document.fonts.load(`400 96px ${faces.split(',')[0]}`),
    ),
  );
  pen.fillStyle = look.ink;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const glow = pen.createRadialGradient(WIDTH / 2, 180, 40, WIDTH / 2, 180, 900);
  glow.addColorStop(0, look.glow);
  glow.addColorStop(1, look.ink);
  pen.fillStyle = glow;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = look.line;
  pen.lineWidth = 2;
  pen.strokeRect(MARGIN / 2, MARGIN / 2, WIDTH - MARGIN, HEIGHT - MARGIN);
  const write = (
    words: string,
    x: number,
    y: number,
    font: string,
    color: string,
    room: number,
  ) => {
    pen.font = font;
    pen.fillStyle = color;
    pen.fillText(words, x, y, room);
  };
  pen.textAlign = 'center';
  write(s.title, WIDTH / 2, 200, `300 120px ${look.display}`, look.ivory, WIDTH - 2 * MARGIN);
  three.forEach((told, row) => {
    const top = ROW_TOP + row * ROW_HEIGHT;
    pen.beginPath();
    pen.moveTo(MARGIN * 1.5, top);
    pen.lineTo(WIDTH - MARGIN * 1.5, top);
    pen.stroke();
    drawGlyphs(pen, told, top, look.gold);
    pen.textAlign = 'left';
    const left = 380;
    const room = WIDTH - left - MARGIN * 1.5;
    const label = `${threeStrings[told.point]} · ${threeStrings.toldBy[told.point]}`;
    write(label, left, top + 110, `400 34px ${look.text}`, look.soft, room);
    // Long lists get smaller letters; squeezed ones are hard to read.
    pen.font = `400 84px ${look.display}`;
    const widest = Math.min(1, room / pen.measureText(told.words).width);
    const size = Math.floor((told.signs.length > 0 ? 84 : 52) * widest);
    write(told.words, left, top + 190, `400 ${size}px ${look.display}`, look.ivory, room);
  });
  pen.textAlign = 'center';
  write(SITE, WIDTH / 2, HEIGHT - 78, `400 44px ${look.display}`, look.gold, WIDTH);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture came out')))),
  );
}

/** One glyph large, two beside each other; of more signs only the names. */
function drawGlyphs(pen: CanvasRenderingContext2D, told: Told, top: number, gold: string): void {
  const { signs, point } = told;
  const names = signs.length === 1 || signs.length === 2 ? signs : [];
  const shown = names.length > 0 ? names : [point === 'rising' ? ('sun' as const) : point];
  const size = names.length === 1 ? 170 : 110;
  shown.forEach((name, at) => {
    const center = 225 + (at - (shown.length - 1) / 2) * (size + 14);
    pen.save();
    pen.translate(center - size / 2, top + ROW_HEIGHT / 2 - size / 2);
    pen.scale(size / GLYPH_UNITS, size / GLYPH_UNITS);
    pen.strokeStyle = gold;
    pen.lineWidth = 1;
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    pen.globalAlpha = names.length > 0 ? 1 : 0.5;
    pen.stroke(new Path2D(glyphPath(name)));
    pen.restore();
  });
}

/** Colours and faces of the page that one is on. */
function lookOf() {
  const styles = getComputedStyle(document.documentElement);
  const value = (name: string) => styles.getPropertyValue(name).trim();
  return {
    ink: value('--color-ink'),
    glow: value('--color-ink-raised'),
    ivory: value('--color-ivory'),
    soft: value('--color-ivory-soft'),
    gold: value('--color-gold'),
    line: value('--color-gold-line'),
    display: value('--font-display'),
    text: value('--font-text'),
  };
}
