import {
  useEffect,
  useId,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { CardBack } from '../../../../design/deck/card-back';
import { classes } from '../../../../design/classes';
import { isStill } from '../../../../design/motion/is-still';
import { tarotStrings } from '../tarot.strings';
import { fanPlace, rowsOf } from './fan-places';
import { nearestTo, neighbourOf } from './neighbour';
import { TravellingCard } from './travelling-card';

const s = tarotStrings.ritual;

/** A finger that went so far, in pixels, was sliding and not tapping. */
const SLIDE = 8;

interface FanProps {
  /** How many cards were shuffled. */
  count: number;
  /** The places that were taken out already. */
  taken: readonly number[];
  onTake: (place: number) => void;
}

/**
 * The shuffled cards, face down: one list to the keyboard, one surface to a finger, which may slide
 * along it and lifts where it lets go.
 */
export function Fan({ count, taken, onTake }: FanProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [rows] = useState(() => rowsOf(count, window.innerWidth));
  const [active, setActive] = useState(() => Math.floor(Math.ceil(count / rows) / 2));
  const slide = useRef<{ x: number; y: number; isSliding: boolean }>(undefined);
  const left = Array.from({ length: count }, (_, place) => place).filter(
    (place) => !taken.includes(place),
  );
  const current = left.includes(active) ? active : (nearestTo(left, active) ?? 0);
  useEffect(() => {
    list.current?.focus({ preventScroll: true });
    spread(list.current);
  }, []);

  const take = (place: number) => {
    const next = nearestTo(left, place);
    if (next !== undefined) setActive(next);
    onTake(place);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'Enter' || key === ' ') take(current);
    else {
      const steps = STEPS[key]?.(Math.ceil(count / rows));
      if (steps === undefined) return;
      setActive(neighbourOf(left, current, steps) ?? current);
    }
    event.preventDefault();
  };
  const onPointerMove = (event: PointerEvent) => {
    const from = slide.current;
    if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIDE) {
      from.isSliding = true;
    }
    const place = placeUnder(event);
    if (place !== undefined) setActive(place);
  };
  const onPointerUp = (event: PointerEvent) => {
    const place = placeUnder(event);
    if (slide.current?.isSliding && place !== undefined) take(place);
  };
  const onClick = (event: MouseEvent) => {
    const wasSliding = slide.current?.isSliding === true;
    slide.current = undefined;
    const place = placeOf(event.target);
    if (place !== undefined && !wasSliding) take(place);
  };
  return (
    <div className="w-full [container-type:inline-size]">
      <div
        ref={list}
        role="listbox"
        tabIndex={0}
        aria-label={s.fan(count)}
        aria-activedescendant={`${id}-${current}`}
        onKeyDown={onKeyDown}
        onPointerDown={({ pointerType, clientX, clientY }) => {
          slide.current =
            pointerType === 'mouse' ? undefined : { x: clientX, y: clientY, isSliding: false };
        }}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onClick={onClick}
        style={{ '--rows': rows } as CSSProperties}
        className="group relative h-[calc(var(--fan-card)*(1.1+1.6*var(--rows)))] cursor-pointer touch-pan-y select-none rounded [--fan-card:clamp(3.4rem,9cqw,7.5rem)]"
      >
        {left.map((place) => {
          const { along, row, drop, turn } = fanPlace(place, count, rows);
          return (
            <div
              key={place}
              id={`${id}-${place}`}
              role="option"
              aria-selected={place === current}
              aria-label={s.card(place + 1, count)}
              data-place={place}
              style={{
                left: `calc((100% - var(--fan-card)) * ${along.toFixed(4)})`,
                top: `calc(var(--fan-card) * ${(0.35 + 1.6 * row + drop).toFixed(3)})`,
              }}
              className="absolute aspect-[5/8] w-(--fan-card)"
            >
              <TravellingCard place={place} turn={turn}>
                <div
                  className={classes(
                    'size-full transition-transform duration-200 ease-out motion-reduce:transition-none',
                    place === current &&
                      '[transform:translateY(-16%)] group-focus-visible:[filter:brightness(1.35)]',
                  )}
                >
                  <CardBack className="size-full" />
                </div>
              </TravellingCard>
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** How far a key leads along the fan, by how many cards lie in a row. */
const STEPS: Readonly<Record<string, (inRow: number) => number>> = {
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
  ArrowDown: (inRow) => inRow,
  ArrowUp: (inRow) => -inRow,
  Home: () => -Infinity,
  End: () => Infinity,
};

/** The card under a pointer; a finger stays with the card that it touched first, so its point is asked. */
function placeUnder({ clientX, clientY, target }: PointerEvent): number | undefined {
  return placeOf(document.elementFromPoint?.(clientX, clientY) ?? target);
}

function placeOf(target: EventTarget | null): number | undefined {
  const card = target instanceof Element ? target.closest('[data-place]') : null;
  return card ? Number(card.getAttribute('data-place')) : undefined;
}

/** Lets the cards slide out of the middle, once; they lie there at once where motion is not wanted. */
function spread(list: HTMLElement | null): void {
  if (!list || typeof list.animate !== 'function') return;
  if (isStill()) return;
  const middle = list.offsetWidth / 2;
  for (const card of list.querySelectorAll<HTMLElement>('[data-place]')) {
    const way = middle - card.offsetLeft - card.offsetWidth / 2;
    card.animate([{ transform: `translateX(${way}px)` }, { transform: 'none' }], {
      duration: 700,
      easing: 'cubic-bezier(0.22, 0.8, 0.3, 1)',
    });
  }
}
