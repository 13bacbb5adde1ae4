import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { useWidthOf } from '../../../design/use-width-of';
import { instantText } from './formats';
import { EARLIEST_MS, LATEST_MS } from './years';
import { lineCount, RULER, RulerMotion } from './ruler-motion';
import type { Rest, SkyClock } from './sky-clock';
import { timeStrings as s } from './time.strings';
import { useRulerGestures } from './use-ruler-gestures';

const FAR_STEPS = 10;
const MINUTE_MS = 60_000;

/** A ruler of time under a needle: dragged, flicked, touched, turned or moved by keys. */
export function TimeRuler({ clock, rest }: { clock: SkyClock; rest: Rest }) {
  const ruler = useRef<HTMLDivElement>(null);
  const layer = useRef<SVGGElement>(null);
  const width = useWidthOf(ruler);
  const gestures = useRulerGestures(ruler, clock);
  const { scale } = rest;
  useLayoutEffect(
    () => clock.follow(new RulerMotion(layer.current!, scale, width)),
    [clock, scale, width],
  );
  const act = (key: string): boolean => {
    if (key === 'ArrowRight' || key === 'ArrowUp') clock.step(1);
    else if (key === 'ArrowLeft' || key === 'ArrowDown') clock.step(-1);
    else if (key === 'PageUp') clock.step(FAR_STEPS);
    else if (key === 'PageDown') clock.step(-FAR_STEPS);
    else if (key === 'Home') clock.jump(EARLIEST_MS);
    else if (key === 'End') clock.jump(LATEST_MS);
    else return false;
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (act(event.key)) event.preventDefault();
  };
  return (
    <div
      ref={ruler}
      role="slider"
      tabIndex={0}
      aria-label={s.ruler}
      aria-orientation="horizontal"
      aria-valuemin={Math.round(EARLIEST_MS / MINUTE_MS)}
      aria-valuemax={Math.round(LATEST_MS / MINUTE_MS)}
      aria-valuenow={Math.round(rest.at / MINUTE_MS)}
      aria-valuetext={instantText(rest.at)}
      onKeyDown={onKeyDown}
      {...gestures}
      className="relative cursor-grab touch-pan-y select-none overflow-hidden border-y border-gold-line/50 bg-ink-deep/40 active:cursor-grabbing"
      style={{ height: RULER.height }}
    >
      <svg
        width={width}
        height={RULER.height}
        viewBox={`${-width / 2} 0 ${width} ${RULER.height}`}
        className="line-art fine absolute left-0 top-0 [mask-image:linear-gradient(to_right,transparent,#000_12%,#000_88%,transparent)]"
        strokeWidth={1}
        aria-hidden="true"
        focusable="false"
      >
        <g ref={layer} key={`${scale} ${lineCount(scale, width)}`}>
          {Array.from({ length: lineCount(scale, width) }, (_, index) => (
            <g key={index} data-line stroke="currentColor">
              <path />
              <path data-parts className="text-gold-line" />
              <text
                y={RULER.text}
                stroke="none"
                fill="currentColor"
                textAnchor="middle"
                className="figures text-note"
              />
            </g>
          ))}
          {[-1, 1].map((side) => (
            <g key={side} data-end className="text-rose" stroke="currentColor">
              <path d={`M0 0V${RULER.height}M${4 * side} 0V${RULER.height}`} />
            </g>
          ))}
        </g>
        <path d="M-7 0H7L0 9Z" className="fill-gold" stroke="none" />
        <path d={`M0 0V${RULER.height}`} className="text-gold" stroke="currentColor" />
      </svg>
    </div>
  );
}
