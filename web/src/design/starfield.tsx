import { useEffect, useMemo, useRef, type CSSProperties } from 'react';
import { classes } from './classes';
import { randomFrom } from './random';
import { useHydrated } from './use-hydrated';

/** How far, in pixels, each depth follows the pointer: near stars move most. */
const DEPTHS = [10, 22, 40] as const;

/** What part of the remaining way the sky covers per frame: it glides, it does not jump. */
const GLIDE = 0.06;

/**
 * Stars twinkle in a few groups. Wherever one begins anew the main thread is woken and looks at all
 * that moves: with a time of its own for each star it would be busy for half of every second.
 */
const TWINKLE_DELAYS = ['0s', '-1.7s', '-3.1s', '-4.2s'] as const;

interface Star {
  x: number;
  y: number;
  size: number;
  pointed: boolean;
  style: CSSProperties;
}

interface StarfieldProps {
  count: number;
  seed: number;
  className?: string;
  /** Where words stand, in per cent (left, top, right, bottom): only the faintest stars go there. */
  words?: readonly [number, number, number, number];
  /** Whether the sky drifts and follows the pointer. */
  follow?: boolean;
}

/** Scattered stars behind a section; decoration only. */
export function Starfield({ count, seed, className, words, follow = false }: StarfieldProps) {
  const isHydrated = useHydrated();
  const stars = useMemo(
    () => (isHydrated ? scatter(count, seed, words) : []),
    [isHydrated, count, seed, words],
  );
  const layers = useRef<(HTMLDivElement | null)[]>([]);
  useEffect(() => (follow ? followPointer(layers.current) : undefined), [follow]);

  return (
    <div
      className={classes('pointer-events-none absolute inset-0 overflow-clip', className)}
      aria-hidden="true"
      data-stars={count}
    >
      {DEPTHS.map((depth, layer) => (
        <div
          key={depth}
          ref={(element) => {
            layers.current[layer] = element;
          }}
          className="absolute inset-0"
        >
          {stars
            .filter((_, i) => i % DEPTHS.length === layer)
            .map((star) => (
              <StarShape key={`${star.x}-${star.y}`} star={star} wanders={follow} />
            ))}
        </div>
      ))}
    </div>
  );
}

/** One element that moves, whether it wanders or not: each has a layer of its own, which is to be paid for. */
function StarShape({ star, wanders }: { star: Star; wanders: boolean }) {
  const { size, pointed, style } = star;
  return (
    <span
      className={classes('absolute block', wanders ? 'animate-wander' : 'animate-twinkle')}
      style={style}
    >
      <svg viewBox="0 0 20 20" width={size} height={size} className="block fill-gold">
        {pointed ? (
          <path d="M10 0c.5 6.5 3 9.3 10 10c-7 .7-9.5 3.5-10 10c-.5-6.5-3-9.3-10-10c7-.7 9.5-3.5 10-10Z" />
        ) : (
          <circle cx="10" cy="10" r="4" className="fill-ivory" />
        )}
      </svg>
    </span>
  );
}

function scatter(count: number, seed: number, words: StarfieldProps['words']): Star[] {
  const [left, top, right, bottom] = words ?? [0, 0, 0, 0];
  const random = randomFrom(seed);
  const columns = Math.ceil(Math.sqrt(count * 1.6));
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, i) => {
    // One star in each cell of a loose grid: scattered, and never in a heap.
    const x = (((i % columns) + 0.15 + 0.7 * random()) / columns) * 100;
    const y = ((Math.floor(i / columns) + 0.15 + 0.7 * random()) / rows) * 100;
    const amongWords = x > left && x < right && y > top && y < bottom;
    const pointed = random() < 0.4 && !amongWords;
    const size = amongWords ? 3 : pointed ? 8 + random() * 12 : 4 + random() * 5;
    const style: Record<string, string> = {
      left: `${x.toFixed(2)}%`,
      top: `${y.toFixed(2)}%`,
      '--drift-x': `${Math.round((random() - 0.5) * 60)}px`,
      '--drift-y': `${Math.round((random() - 0.5) * 60)}px`,
      '--drift-time': `${Math.round(16 + random() * 18)}s`,
      '--drift-delay': `${(-random() * 20).toFixed(1)}s`,
      '--twinkle-delay': TWINKLE_DELAYS[i % TWINKLE_DELAYS.length]!,
    };
    return { x, y, size, pointed, style };
  });
}

/** Moves the layers a little with the mouse; not for touch and not where motion is unwanted. */
function followPointer(layers: readonly (HTMLDivElement | null)[]): (() => void) | undefined {
  const may = window.matchMedia('(hover: hover) and (prefers-reduced-motion: no-preference)');
  if (!may.matches) return undefined;
  let [x, y, goalX, goalY, frame] = [0, 0, 0, 0, 0];

  const step = () => {
    x += (goalX - x) * GLIDE;
    y += (goalY - y) * GLIDE;
    DEPTHS.forEach((depth, i) => {
      const layer = layers[i];
      if (layer) layer.style.transform = `translate3d(${x * depth}px, ${y * depth}px, 0)`;
    });
    const arrived = Math.abs(goalX - x) + Math.abs(goalY - y) < 0.002;
    frame = arrived ? 0 : requestAnimationFrame(step);
  };
  const aim = (event: PointerEvent) => {
    goalX = (event.clientX / window.innerWidth) * 2 - 1;
    goalY = (event.clientY / window.innerHeight) * 2 - 1;
    if (frame === 0) frame = requestAnimationFrame(step);
  };
  window.addEventListener('pointermove', aim, { passive: true });
  return () => {
    window.removeEventListener('pointermove', aim);
    cancelAnimationFrame(frame);
  };
}
