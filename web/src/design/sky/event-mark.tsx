import type { SkyEvent } from '@cosmic/sky/calendar/calendar';
import type { Quarter } from '@cosmic/sky/astronomy/moon';
import { classes } from '../classes';
import { glyphPath } from '../glyphs';
import { iconPath } from '../named-icon';

/** The lit side as an outline: of a disc with a radius of 18, lit from the right while it waxes. */
const LIT: Readonly<Record<Quarter, string>> = {
  'new-moon': '',
  'first-quarter': 'M0 -18A18 18 0 0 1 0 18Z',
  'full-moon': 'M0 -18A18 18 0 0 1 0 18A18 18 0 0 1 0 -18Z',
  'last-quarter': 'M0 -18A18 18 0 0 0 0 18Z',
};

/** The picture of an event of the sky, beside its name: a drawing on a square, silent. */
export function EventMark({ event, className }: { event: SkyEvent; className?: string }) {
  return (
    <svg
      viewBox="-28 -28 56 56"
      className={classes('line-art shrink-0 text-gold', className)}
      strokeWidth={1.3}
      aria-hidden="true"
      focusable="false"
    >
      <circle r={26} className="text-gold-line" stroke="currentColor" strokeDasharray="1 4" />
      <Drawing event={event} />
    </svg>
  );
}

function Drawing({ event }: { event: SkyEvent }) {
  switch (event.kind) {
    case 'moon-phase':
      return (
        <>
          <circle r={18} className="fill-ink-raised" stroke="currentColor" />
          <path d={LIT[event.phase]} className="fill-ivory" stroke="none" />
        </>
      );
    case 'eclipse':
      return event.eclipsed === 'sun' ? (
        <>
          <path d="M0 -26V-20M0 26V20M-26 0H-20M26 0H20M-18.400 -18.400L-14.100 -14.100M18.400 18.400L14.100 14.100M18.400 -18.400L14.100 -14.100M-18.400 18.400L-14.100 14.100" />
          <circle r={16} className="fill-gold" stroke="none" />
          <circle r={13.5} className="fill-ink-deep" />
        </>
      ) : (
        <>
          <circle r={17} className="fill-rose" fillOpacity={0.75} stroke="none" />
          <path
            d="M-10 -14a17 17 0 1 0 24 22a21 21 0 0 1 -24 -22Z"
            className="fill-ink-deep"
            fillOpacity={0.75}
            stroke="none"
          />
          <circle r={17} />
        </>
      );
    case 'ingress':
      return (
        <>
          <Placed path={glyphPath(event.body)} x={-9.5} size={19} />
          <path
            d="M1 0h4M3.500 -2.500l2.500 2.500l-2.500 2.500"
            className="text-gold-line"
            stroke="currentColor"
          />
          <Placed path={glyphPath(event.sign)} x={14.5} size={15} />
        </>
      );
    case 'station':
      return (
        <>
          <Placed path={glyphPath(event.body)} x={-6} size={24} />
          {event.turns === 'retrograde' ? (
            <g className="text-rose" stroke="currentColor">
              <Placed path={iconPath('retrograde')} x={14} size={15} />
            </g>
          ) : (
            <Placed path={iconPath('arrow')} x={14} size={13} />
          )}
        </>
      );
    case 'void-of-course':
      return (
        <>
          <circle r={18} className="fill-ink-raised" stroke="currentColor" strokeDasharray="3 4" />
          <path d={iconPath('moon')} transform="translate(-9 -9) scale(.75)" />
        </>
      );
  }
}

function Placed({ path, x, size }: { path: string; x: number; size: number }) {
  return (
    <path
      d={path}
      stroke="currentColor"
      strokeWidth={(1.3 * 24) / size}
      transform={`translate(${x - size / 2} ${-size / 2}) scale(${size / 24})`}
    />
  );
}
