import type { FigureOf } from '@cosmic/contracts/readings/figures';
import { useState } from 'react';
import { pointAt, spokes } from '../../circle';
import { jyotishStrings } from './jyotish.strings';
import type { Clock } from './vedic-day-figure';

const s = jyotishStrings.day;
const R = { rim: 390, choghadiya: 340, parts: 318, tithi: 262, nakshatra: 206, hub: 150 };
const HOUR_MS = 3_600_000;

interface DayDialProps {
  figure: FigureOf<'vedic-day'>;
  clock: Clock;
}

/** The day as a dial: sunrise on the left, daylight above, night below, and back to the next sunrise. */
export function DayDial({ figure, clock }: DayDialProps) {
  const { sunrise, sunset, nextSunrise, limbs, choghadiya, parts, date } = figure;
  const angle = dialOf(sunrise, sunset, nextSunrise);
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  const [now] = useState(() => Date.now());
  const isNow = now >= Date.parse(sunrise) && now < Date.parse(nextSunrise);
  return (
    <svg
      viewBox="-400 -400 800 800"
      role="img"
      aria-label={s.label(jyotishStrings.vara(weekday), clock(sunrise), clock(sunset))}
      className="line-art fine w-full max-w-xl text-gold"
      strokeWidth={1}
    >
      <circle r={R.rim} className="fill-ink text-gold" stroke="currentColor" fillOpacity={0.6} />
      <path d={arc(180, 360, R.rim, R.hub)} className="fill-ink-deep" stroke="none" />
      {choghadiya.map(({ quality, from, to }) => (
        <path
          key={from}
          d={arc(angle(from), angle(to), R.rim, R.choghadiya)}
          className={quality === 'good' ? 'fill-gold' : 'fill-none'}
          fillOpacity={quality === 'good' ? 0.32 : 0}
          stroke="currentColor"
          opacity={quality === 'bad' ? 0.55 : 1}
        />
      ))}
      {parts
        .filter(({ key }) => key === 'rahuKalam' || key === 'abhijit')
        .map(({ key, from, to }) => (
          <path
            key={key}
            d={arc(angle(from), angle(to), R.choghadiya - 4, R.parts)}
            className={key === 'abhijit' ? 'fill-gold' : 'fill-rose'}
            fillOpacity={0.85}
            stroke="none"
          />
        ))}
      <g className="text-gold-line" stroke="currentColor">
        <circle r={R.tithi + 50} />
        <circle r={R.tithi} />
        <circle r={R.nakshatra} />
        <circle r={R.hub} />
        <path d={spokes(hoursOf(sunrise, nextSunrise).map(angle), R.rim, R.rim + 8)} />
      </g>
      <Ring limb="tithi" spans={limbs.tithi} angle={angle} outer={R.tithi + 50} inner={R.tithi} />
      <Ring
        limb="nakshatra"
        spans={limbs.nakshatra}
        angle={angle}
        outer={R.tithi}
        inner={R.nakshatra}
      />
      <Ring limb="yoga" spans={limbs.yoga} angle={angle} outer={R.nakshatra} inner={R.hub} />
      <g fill="currentColor" stroke="none" textAnchor="middle">
        <text y={-18} className="text-[30px] text-ivory">
          {jyotishStrings.vara(weekday)}
        </text>
        <text y={24} className="figures text-[22px] text-ivory-soft">
          {clock(sunrise)} – {clock(sunset)}
        </text>
      </g>
      {isNow && <Hand at={angle(new Date(now).toISOString())} />}
    </svg>
  );
}

type Angle = (instant: string) => number;

/** Daylight fills the upper half and the night the lower one, each at its own pace, clockwise from the left. */
function dialOf(sunrise: string, sunset: string, nextSunrise: string): Angle {
  const [rise, set, end] = [sunrise, sunset, nextSunrise].map(Date.parse) as [
    number,
    number,
    number,
  ];
  return (instant) => {
    const at = Math.min(Math.max(Date.parse(instant), rise), end);
    const turned =
      at < set ? (180 * (at - rise)) / (set - rise) : 180 + (180 * (at - set)) / (end - set);
    return turned;
  };
}

function hoursOf(from: string, to: string): string[] {
  const first = Math.ceil(Date.parse(from) / HOUR_MS) * HOUR_MS;
  const count = Math.max(0, Math.floor((Date.parse(to) - first) / HOUR_MS) + 1);
  return Array.from({ length: count }, (_, hour) => new Date(first + hour * HOUR_MS).toISOString());
}

/** `pointAt` counts from the left against the clock; a day goes with it. */
const clockwise = (turned: number, radius: number) => pointAt(-turned, radius).join(' ');

function arc(from: number, to: number, outer: number, inner: number): string {
  const large = to - from > 180 ? 1 : 0;
  return `M${clockwise(from, outer)}A${outer} ${outer} 0 ${large} 1 ${clockwise(to, outer)}L${clockwise(to, inner)}A${inner} ${inner} 0 ${large} 0 ${clockwise(from, inner)}Z`;
}

interface RingProps {
  limb: 'tithi' | 'nakshatra' | 'yoga';
  spans: FigureOf<'vedic-day'>['limbs']['tithi'];
  angle: Angle;
  outer: number;
  inner: number;
}

/** The elements of a limb round the dial; a name stands where there is room for it. */
function Ring({ limb, spans, angle, outer, inner }: RingProps) {
  const radius = (outer + inner) / 2;
  return spans.map(({ number, from, to }) => {
    const [begin, end] = [angle(from), angle(to)];
    const id = `${limb}-${number}`;
    const name = jyotishStrings.limb(limb, number);
    const hasRoom = ((end - begin) / 360) * 2 * Math.PI * radius > name.length * 12 + 16;
    // Names on the lower half would stand on their heads.
    const isBelow = (begin + end) / 2 > 180;
    const line = isBelow
      ? `M${clockwise(end, radius + 7)}A${radius + 7} ${radius + 7} 0 ${end - begin > 180 ? 1 : 0} 0 ${clockwise(begin, radius + 7)}`
      : `M${clockwise(begin, radius - 7)}A${radius - 7} ${radius - 7} 0 ${end - begin > 180 ? 1 : 0} 1 ${clockwise(end, radius - 7)}`;
    return (
      <g key={id} className="text-gold-line" stroke="currentColor">
        {end < 360 && <path d={`M${clockwise(end, outer)}L${clockwise(end, inner)}`} />}
        <path id={id} d={line} fill="none" stroke="none" />
        {hasRoom && (
          <text fill="currentColor" stroke="none" className="text-[20px] text-ivory">
            <textPath href={`#${id}`} startOffset="50%" textAnchor="middle">
              {name}
            </textPath>
          </text>
        )}
      </g>
    );
  });
}

function Hand({ at }: { at: number }) {
  const [x, y] = pointAt(-at, R.rim - 12);
  return (
    <g className="text-ivory" stroke="currentColor" strokeWidth={2}>
      <path d={`M${clockwise(at, R.hub)}L${x} ${y}`} />
      <circle cx={x} cy={y} r={7} fill="currentColor" />
      <title>{s.now}</title>
    </g>
  );
}
