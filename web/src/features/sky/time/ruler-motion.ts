import { lineText } from './formats';
import { EARLIEST_MS, LATEST_MS } from './years';
import { instantOfLine, lineBefore, MEASURES, msPerPixel, type Scale } from './scales';
import type { Drawer } from './sky-clock';

/** Pixels from the top of the ruler: its lines, and what stands below them. */
export const RULER = { height: 84, line: 30, mainLine: 40, part: 14, text: 58 };
/** Months and days of a clock that changes are not all as long. */
const SHORTEST = 0.9;

interface LineParts {
  readonly whole: SVGGElement;
  readonly line: SVGPathElement;
  readonly parts: SVGPathElement;
  readonly text: SVGTextElement;
  shows: number | undefined;
}

/** How many lines a ruler needs so that none is missing at an end. */
export function lineCount(scale: Scale, width: number): number {
  return Math.ceil(width / (MEASURES[scale].width * SHORTEST)) + 3;
}

/**
 * Moves the lines of a ruler under a needle in its middle, by writing to its elements. A line that
 * leaves on one side comes in again on the other.
 */
export class RulerMotion implements Drawer {
  private readonly lines: readonly LineParts[];
  private readonly ends: readonly [SVGGElement, SVGGElement];

  constructor(
    layer: SVGGElement,
    private readonly scale: Scale,
    private readonly width: number,
  ) {
    this.lines = [...layer.querySelectorAll<SVGGElement>('[data-line]')].map((whole) => ({
      whole,
      line: whole.querySelector('path')!,
      parts: whole.querySelector<SVGPathElement>('[data-parts]')!,
      text: whole.querySelector('text')!,
      shows: undefined,
    }));
    const [first, last] = layer.querySelectorAll<SVGGElement>('[data-end]');
    this.ends = [first!, last!];
  }

  draw(at: number): void {
    const scale = msPerPixel(this.scale);
    const first = lineBefore(this.scale, at - (this.width / 2) * scale);
    for (let index = 0; index < this.lines.length; index++) {
      const line = first + index;
      const parts =
        this.lines[((line % this.lines.length) + this.lines.length) % this.lines.length]!;
      const there = instantOfLine(this.scale, line, at);
      if (parts.shows !== line) this.write(parts, line, there, at);
      const x = (there - at) / scale;
      parts.whole.setAttribute('transform', `translate(${x.toFixed(2)} 0)`);
    }
    [EARLIEST_MS, LATEST_MS].forEach((end, index) => {
      const x = Math.min(Math.max((end - at) / scale, -this.width), this.width);
      this.ends[index]!.setAttribute('transform', `translate(${x.toFixed(2)} 0)`);
    });
  }

  private write(parts: LineParts, line: number, there: number, near: number): void {
    parts.shows = line;
    const isKnown = there >= EARLIEST_MS && there <= LATEST_MS;
    parts.whole.style.visibility = isKnown ? 'visible' : 'hidden';
    if (!isKnown) return;
    const { text, isMain } = lineText(this.scale, there);
    parts.text.textContent = text;
    parts.whole.setAttribute('class', isMain ? 'text-gold' : 'text-ivory-soft');
    parts.line.setAttribute('d', `M0 0V${isMain ? RULER.mainLine : RULER.line}`);
    const scale = msPerPixel(this.scale);
    const next = instantOfLine(this.scale, line + 1, near);
    const width = (Math.min(next, LATEST_MS) - there) / scale;
    const step = (next - there) / scale / MEASURES[this.scale].parts;
    let path = '';
    for (let x = step; x < width - 1; x += step) path += `M${x.toFixed(1)} 0V${RULER.part}`;
    parts.parts.setAttribute('d', path);
  }
}
