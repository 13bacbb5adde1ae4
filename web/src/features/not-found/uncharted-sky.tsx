import { spokes, steps } from '../../design/circle';
import { Starfield } from '../../design/starfield';

const RINGS = [150, 230, 310, 390];

/** A chart of a part of the sky that nobody has drawn in yet. */
export function UnchartedSky() {
  return (
    <>
      <Starfield count={18} seed={404} />
      <svg
        viewBox="-400 -400 800 800"
        className="line-art fine absolute left-1/2 top-full w-[40rem] -translate-x-1/2 md:left-auto md:top-1/2 md:w-[max(40rem,64vw)] md:translate-x-0 -translate-y-1/2 text-gold-line md:-right-[42vw] lg:-right-[19vw]"
        aria-hidden="true"
      >
        {RINGS.map((r) => (
          <circle key={r} r={r} opacity={0.55} strokeDasharray={r === 390 ? undefined : '2 7'} />
        ))}
        <path d={spokes(steps(15), 390, 150)} opacity={0.3} />
        <path d={spokes(steps(1, 5), 390, 382)} opacity={0.5} />
        <path d={spokes(steps(5), 390, 376)} opacity={0.7} />
        <path
          d="M0 -96c7 58 38 89 96 96c-58 7-89 38-96 96c-7-58-38-89-96-96c58-7 89-38 96-96Z"
          className="text-gold"
          stroke="currentColor"
          strokeDasharray="4 6"
        />
      </svg>
    </>
  );
}
