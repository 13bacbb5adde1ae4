import { spokes, steps } from '../circle';
import { glyphPath, type GlyphName } from '../glyphs';

/** What each trump belongs to in the tradition: a planet, a sign, or an element for the three mothers. */
const BELONGS_TO: readonly GlyphName[] = [
  'uranus',
  'mercury',
  'moon',
  'venus',
  'aries',
  'taurus',
  'gemini',
  'cancer',
  'leo',
  'virgo',
  'jupiter',
  'libra',
  'neptune',
  'scorpio',
  'sagittarius',
  'capricorn',
  'mars',
  'aquarius',
  'pisces',
  'sun',
  'pluto',
  'saturn',
];

/** A trump's emblem: what it belongs to, in a rayed disc. */
export function MajorPicture({ number }: { number: number }) {
  const glyph = BELONGS_TO[number] ?? 'sun';
  return (
    <g stroke="currentColor">
      <circle r={84} />
      <circle r={78} opacity={0.5} strokeDasharray="1 5" />
      <path d={spokes(steps(360 / (number + 8)), 78, 62)} opacity={0.8} />
      <circle r={60} className="fill-ink" />
      <path
        d={glyphPath(glyph)}
        transform="translate(-42 -42) scale(3.5)"
        className="text-ivory"
        strokeWidth={0.5}
      />
      <path d="M-96 -128l4 9l9 4l-9 4l-4 9l-4 -9l-9 -4l9 -4ZM96 -128l4 9l9 4l-9 4l-4 9l-4 -9l-9 -4l9 -4Z" />
      <path d="M-96 112l4 9l9 4l-9 4l-4 9l-4 -9l-9 -4l9 -4ZM96 112l4 9l9 4l-9 4l-4 9l-4 -9l-9 -4l9 -4Z" />
    </g>
  );
}
