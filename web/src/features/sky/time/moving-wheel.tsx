import { PLANETS } from '@cosmic/sky/bodies';
import type { ZodiacStart } from '@cosmic/sky/transits/course-nodes';
import { useLayoutEffect, useRef } from 'react';
import { MARK } from '../../../design/figures/chart/geometry';
import type { Wheel } from '../../../design/figures/chart/parts';
import {
  PointMarks,
  RETROGRADE_PATH,
  WheelFrame,
} from '../../../design/figures/chart/wheel-figure';
import { glyphPath } from '../../../design/glyphs';
import type { SkyClock } from './sky-clock';
import { pairCount, WheelMotion } from './wheel-motion';

interface MovingWheelProps {
  clock: SkyClock;
  /** As time stands; the chart's own points are drawn from it, where there is one. */
  figure: Wheel;
  /** The chart that the sky goes round; none where the sky is by itself. */
  chart: Wheel | undefined;
  lit: ReadonlySet<string> | undefined;
  /** Where the signs begin, unless at the equinox. */
  zodiac: ZodiacStart | undefined;
}

/** A wheel whose planets go as the clock does. What they are called and where they stand is told beside it. */
export function MovingWheel({ clock, figure, chart, lit, zodiac }: MovingWheelProps) {
  const layer = useRef<SVGGElement>(null);
  const motion = useRef<WheelMotion>(undefined);
  useLayoutEffect(() => {
    const made = new WheelMotion(layer.current!, chart, zodiac);
    motion.current = made;
    const leave = clock.follow(made);
    return () => {
      leave();
      made.stop();
    };
  }, [clock, chart, zodiac]);
  useLayoutEffect(() => motion.current?.light(lit), [lit, clock, chart, zodiac]);
  return (
    <WheelFrame figure={figure} lit={lit} isSilent>
      <g ref={layer}>
        <g data-lines stroke="currentColor">
          {Array.from({ length: pairCount(chart) }, (_, index) => (
            <line key={index} visibility="hidden" />
          ))}
        </g>
        {chart && <PointMarks figure={figure} lit={lit} ring={0} />}
        {PLANETS.map((planet) => (
          <g
            key={planet}
            data-mark={planet}
            className={chart ? 'text-azure' : 'text-ivory'}
            stroke="currentColor"
          >
            <line className="text-gold-line" opacity={0.8} />
            <path data-trace className="text-gold" strokeWidth={3.5} strokeLinecap="round" />
            <g>
              <circle r={MARK * 0.72} className="text-gold" opacity={0.8} visibility="hidden" />
              <path
                d={glyphPath(planet)}
                strokeWidth={1.3}
                transform={`translate(${-MARK / 2} ${-MARK / 2}) scale(${MARK / 24})`}
              />
              <path data-letter d={RETROGRADE_PATH} strokeWidth={1.3} className="text-rose" />
            </g>
          </g>
        ))}
      </g>
    </WheelFrame>
  );
}
