import type { Planet } from '@cosmic/sky/bodies';
import { useId, useMemo, useState } from 'react';
import { pointAt, spreadOut } from '../../design/circle';
import { classes } from '../../design/classes';
import { homeStrings } from './home.strings';
import type { PlanetNow, SkyNow } from './sky-now';
import { PLANET_RADIUS, WHEEL_EXTENT, ZodiacWheel } from './zodiac-wheel';

const s = homeStrings.sky;

/** Neighbours closer than this, in degrees, stand side by side: a finger needs more room than a glyph. */
const GAP = 8.5;
const GAP_FOR_FINGERS = 15.2;

interface LivingWheelProps {
  sky: SkyNow | undefined;
  className?: string;
}

/** The wheel of the zodiac; each planet on it says what it speaks of when it is pointed at or focused. */
export function LivingWheel({ sky, className }: LivingWheelProps) {
  const id = useId();
  const [lit, setLit] = useState<Planet>();
  const [gap] = useState(() =>
    window.matchMedia('(min-width: 64rem)').matches ? GAP : GAP_FOR_FINGERS,
  );
  const places = useMemo(
    () =>
      sky
        ? spreadOut(
            sky.planets.map(({ longitude }) => longitude),
            gap,
          )
        : [],
    [sky, gap],
  );
  const shown = sky?.planets.find(({ planet }) => planet === lit);
  return (
    <div
      className={classes('relative', className)}
      onKeyDown={({ key }) => key === 'Escape' && setLit(undefined)}
    >
      <ZodiacWheel sky={sky} places={places} lit={lit} />
      {sky && (
        <ul aria-label={s.hint}>
          {sky.planets.map((planet, i) => (
            <li key={planet.planet}>
              <button
                type="button"
                aria-label={nameOf(planet)}
                aria-describedby={`${id}-${planet.planet}`}
                data-where-it-stands
                onFocus={() => setLit(planet.planet)}
                onClick={() => setLit(planet.planet)}
                onBlur={() => setLit(undefined)}
                onPointerEnter={({ pointerType }) =>
                  pointerType === 'mouse' && setLit(planet.planet)
                }
                onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setLit(undefined)}
                className="absolute size-6 -translate-1/2 rounded-full lg:size-8"
                style={placeOn(places[i] ?? planet.longitude)}
              />
              <span id={`${id}-${planet.planet}`} hidden>
                {planet.meaning}
              </span>
            </li>
          ))}
        </ul>
      )}
      {shown && <Cartouche planet={shown} />}
    </div>
  );
}

/** The middle of the wheel while a planet has the word; its button says the same to screen readers. */
function Cartouche({ planet: { name, place, meaning, retrograde } }: { planet: PlanetNow }) {
  return (
    <div
      aria-hidden="true"
      data-cartouche
      className="pointer-events-none absolute left-1/2 top-1/2 grid aspect-square w-[45%] -translate-1/2 animate-[appear_220ms_ease-out] place-content-center gap-0.5 rounded-full bg-[radial-gradient(closest-side,var(--color-ink)_62%,transparent)] px-[5%] text-center lg:gap-1.5"
    >
      <p className="font-display text-lead leading-none lg:text-title">{name}</p>
      <p className="figures text-[0.75rem] leading-tight text-gold lg:text-note">
        {place}
        {retrograde && <span className="block text-rose">{s.retrograde}</span>}
      </p>
      <p className="text-[0.75rem] leading-tight text-balance lg:text-note lg:leading-snug">
        {meaning}
      </p>
    </div>
  );
}

function nameOf({ name, place, retrograde }: PlanetNow): string {
  return [name, place, ...(retrograde ? [s.retrograde] : [])].join(', ');
}

/** A longitude on the ring of the planets, as a place in the wheel's box. */
function placeOn(longitude: number): { left: string; top: string } {
  const [x, y] = pointAt(longitude, PLANET_RADIUS);
  const share = (value: number) => `${((value + WHEEL_EXTENT) / (2 * WHEEL_EXTENT)) * 100}%`;
  return { left: share(x), top: share(y) };
}
