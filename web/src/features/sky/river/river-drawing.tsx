import { planetName } from '../../../design/sky/sky-names';
import { glyphPath } from '../../../design/glyphs';
import type { Contact } from '@cosmic/sky/transits/contacts';
import { TONES, type Tone } from '@cosmic/tools/day/transit-terms';
import {
  acrossOf,
  beginOf,
  endOf,
  GUTTER,
  HEIGHT,
  heightOf,
  isWithin,
  LANE_MIDDLE,
  laneTop,
  toneOf,
} from './lanes';
import { riverStrings as s } from './river.strings';
import { isDrawn, LANES, scaleOf, type View } from './view';
import { scaleLabel } from './words';

const INK: Readonly<Record<Tone, string>> = {
  meeting: 'stroke-gold',
  flow: 'stroke-sage',
  friction: 'stroke-rose',
};
/** Squares and oppositions are broken lines, for those who see no colours. */
export const DASHES: Readonly<Record<Tone, string | undefined>> = {
  meeting: undefined,
  flow: undefined,
  friction: '3 2',
};
/** Between two lines of the scale. */
const LABEL_PX = 78;
/** A contact of some hours is seen as well. */
const SHORTEST_PX = 3;
/** Dots are drawn where lines leave room for them: lines on a pixel of the width. */
const MAX_DENSITY = 1.2;

interface RiverDrawingProps {
  contacts: readonly Contact[];
  view: View;
  width: number;
  now: number;
  chosen: Contact | undefined;
}

/** Ten lanes with a thread for each point of the chart; the page says in words what it shows. */
export function RiverDrawing({ contacts, view, width, now, chosen }: RiverDrawingProps) {
  const x = (at: number) => round(acrossOf(at, view, width));
  const shown = contacts.filter(
    (contact) => isWithin(contact, view) && isDrawn(contact.body, view),
  );
  const hasDots = shown.length < MAX_DENSITY * (width - GUTTER);
  const scale = scaleOf(view, Math.max(Math.floor((width - GUTTER) / LABEL_PX), 2));
  return (
    <svg
      width={width}
      height={HEIGHT}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      aria-hidden="true"
      focusable="false"
      className="block"
    >
      {scale.at.map((at) => (
        <g key={at}>
          <line x1={x(at)} x2={x(at)} y1={18} y2={HEIGHT} className="stroke-gold-line/35" />
          <text x={x(at) + 4} y={13} className="fill-ivory-soft text-[0.75rem]">
            {scaleLabel(at, scale)}
          </text>
        </g>
      ))}
      {LANES.map((body, lane) => (
        <g key={body} transform={`translate(0 ${laneTop(lane)})`}>
          <line x1={0} x2={width} y1={-5} y2={-5} className="stroke-gold-line/25" />
          <path
            d={glyphPath(body)}
            transform={`translate(4 ${LANE_MIDDLE - 10}) scale(${20 / 24})`}
            className="line-art stroke-gold"
            strokeWidth={1.5}
          />
          {!isDrawn(body, view) && (
            <text x={GUTTER + 10} y={LANE_MIDDLE + 4} className="fill-ivory-soft text-[0.8125rem]">
              {s.faster[body] ?? planetName(body)}
            </text>
          )}
        </g>
      ))}
      <clipPath id="river-water">
        <rect x={GUTTER} y={0} width={Math.max(width - GUTTER, 0)} height={HEIGHT} />
      </clipPath>
      <g clipPath="url(#river-water)" fill="none">
        {TONES.map((tone) => {
          const ofTone = shown.filter((contact) => toneOf(contact) === tone);
          return (
            <g key={tone} className={INK[tone]}>
              <path
                d={ofTone.map((contact) => lineOf(contact, x)).join('')}
                strokeWidth={1.5}
                strokeDasharray={DASHES[tone]}
              />
              {hasDots && (
                <path
                  d={ofTone.map((contact) => dotsOf(contact, x)).join('')}
                  strokeWidth={3}
                  strokeLinecap="round"
                />
              )}
            </g>
          );
        })}
        {now >= view.from && now < view.to && (
          <line x1={x(now)} x2={x(now)} y1={18} y2={HEIGHT} className="stroke-ivory" />
        )}
        {chosen && isWithin(chosen, view) && (
          <g className="stroke-ivory">
            <path d={lineOf(chosen, x)} strokeWidth={2} />
            <path d={dotsOf(chosen, x)} strokeWidth={7} strokeLinecap="round" />
          </g>
        )}
      </g>
    </svg>
  );
}

function lineOf(contact: Contact, x: (at: number) => number): string {
  const [left, right] = [x(beginOf(contact)), x(endOf(contact))];
  const short = Math.max(SHORTEST_PX - (right - left), 0) / 2;
  return `M${round(left - short)} ${heightOf(contact)}H${round(right + short)}`;
}

function dotsOf(contact: Contact, x: (at: number) => number): string {
  const y = heightOf(contact);
  return contact.passes.map(({ at }) => `M${x(at)} ${y}h0`).join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
