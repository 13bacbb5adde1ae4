import { classes } from '../classes';
import { OF_JYOTISH } from './of-jyotish';
import { OF_PEOPLE } from './of-people';
import { OF_THE_SKY } from './of-the-sky';
import type { Drawing } from './drawing';

const DRAWINGS = { ...OF_PEOPLE, ...OF_THE_SKY, ...OF_JYOTISH };

export type EngravingName = keyof typeof DRAWINGS;

/** Every engraving that there is. */
export const ENGRAVING_NAMES = Object.keys(DRAWINGS) as readonly EngravingName[];

interface EngravingProps {
  /** Any name; one that has no drawing shows the blank plate. */
  name: string;
  className?: string;
}

/** The picture that a tool is known by, on its page and in the catalogue; decoration only. */
export function Engraving({ name, className }: EngravingProps) {
  const drawing: Drawing = Object.hasOwn(DRAWINGS, name)
    ? DRAWINGS[name as EngravingName]
    : DRAWINGS.blank;
  return (
    <svg
      viewBox="-50 -50 100 100"
      className={classes('line-art fine', className)}
      strokeWidth={1.25}
      aria-hidden="true"
    >
      {drawing.faint && <path d={drawing.faint} opacity={0.5} />}
      <path d={drawing.line} />
      {drawing.fill && <path d={drawing.fill} fill="currentColor" stroke="none" />}
    </svg>
  );
}
