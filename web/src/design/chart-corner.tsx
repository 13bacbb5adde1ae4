import { spokes, steps } from './circle';

const HOURS = spokes(steps(15), 780, 120);
const MINUTES = spokes(steps(2.5, 15), 780, 768);

/** The corner of a larger chart behind a page: its pole lies beyond the upper right edge. */
export function ChartCorner() {
  return (
    <div
      className="pointer-events-none absolute inset-0 overflow-clip print:hidden"
      aria-hidden="true"
    >
      <div className="nebula" />
      <svg
        viewBox="-800 -800 1600 1600"
        className="line-art fine absolute right-0 top-0 w-[max(30rem,84vw)] -translate-y-[72%] translate-x-[44%] md:-translate-y-[63%] text-gold-line opacity-45"
      >
        {[120, 300, 460, 620, 768, 780].map((r) => (
          <circle key={r} r={r} strokeDasharray={r < 700 ? '1 7' : undefined} />
        ))}
        <path d={HOURS} opacity={0.4} />
        <path d={MINUTES} />
      </svg>
    </div>
  );
}
