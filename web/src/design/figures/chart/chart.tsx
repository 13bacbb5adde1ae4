import {
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { ChartSheet } from './chart-sheet';
import { ChartTables } from './chart-tables';
import { chartWords as s } from './chart-words';
import { partAt } from './geometry';
import { labelOf } from './label';
import { groupsOf, keyOf, litBy, partByKey, type Part, type Wheel } from './parts';
import { usePinch } from './use-pinch';
import { WheelFigure, wheelLabel } from './wheel-figure';

/** A finger that moves further than this, in CSS pixels, drags and does not tap. */
const TAP_REACH = 8;

interface ChartProps {
  figure: Wheel;
  /** Says why there are no houses, where there are none; may be empty. */
  caption?: string;
  /** Whether the tables are opened by a tap, where other words wait below; the wheel names its parts all the same. */
  isFolded?: boolean;
  /** Draws the wheel, where it is not the usual one; told what stands out. */
  wheel?: (lit: ReadonlySet<string> | undefined) => ReactNode;
  /** Told before something of the wheel is chosen, so that a moving one can stand still. */
  onTouch?: () => void;
  /** What stands beside the wheel, above what a part of it says. */
  beside?: ReactNode;
  /** What stands between the wheel and its tables. */
  children?: ReactNode;
}

/**
 * A chart to touch: a tap or an arrow key on a point, house or aspect opens what it says, lights
 * what belongs to it and dims the rest. The same stands below as tables, in step with the wheel.
 */
export function Chart({
  figure,
  caption = s.noHouses,
  isFolded = false,
  wheel,
  onTouch,
  beside,
  children,
}: ChartProps) {
  const [chosenKey, setChosen] = useState<string>();
  const parts = useMemo(() => groupsOf(figure).flat(), [figure]);
  // Another figure may not have what was chosen.
  const chosen = parts.find((part) => keyOf(part) === chosenKey);
  const lit = useMemo(() => chosen && litBy(figure, chosen), [figure, chosen]);
  const choose = (part: Part | undefined) => setChosen(part && keyOf(part));
  const id = useId();
  const pinch = usePinch();
  const pressed = useRef<readonly [number, number]>(undefined);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && chosen) {
      choose(undefined);
      return;
    }
    const next = partByKey(figure, chosen, event.key);
    if (!next) return;
    event.preventDefault();
    onTouch?.();
    choose(next);
  };
  const onPointerUp = (event: PointerEvent<HTMLDivElement>) => {
    const from = pressed.current;
    pressed.current = undefined;
    const at = [event.clientX, event.clientY] as const;
    if (!from || Math.hypot(at[0] - from[0], at[1] - from[1]) > TAP_REACH) return;
    const box = event.currentTarget.querySelector('svg')!.getBoundingClientRect();
    const [x, y] = [
      ((at[0] - box.left) / box.width) * 800 - 400,
      ((at[1] - box.top) / box.height) * 800 - 400,
    ];
    const part = partAt(figure, x, y);
    choose(part && keyOf(part) === chosenKey ? undefined : part);
  };

  const sheet = <ChartSheet figure={figure} part={chosen} onChoose={choose} />;
  const tables = <ChartTables figure={figure} chosen={chosen} onChoose={choose} />;
  return (
    <figure className="@container grid min-w-0 gap-6">
      <div className="grid gap-6 @3xl:grid-cols-[minmax(0,36rem)_minmax(14rem,1fr)] @3xl:items-start">
        <div className="relative grid max-w-xl gap-2 overflow-clip">
          <div
            role="listbox"
            tabIndex={0}
            aria-label={wheelLabel(figure)}
            aria-describedby={`${id}hint`}
            aria-activedescendant={chosen && `${id}${keyOf(chosen)}`}
            onKeyDown={onKeyDown}
            onPointerDown={(event) => {
              onTouch?.();
              // The second finger of two does not tap.
              pressed.current =
                event.isPrimary === false ? undefined : [event.clientX, event.clientY];
            }}
            onPointerUp={onPointerUp}
            {...pinch.handlers}
            className="cursor-pointer rounded-full focus-visible:-outline-offset-2"
          >
            <div style={pinch.style}>
              {wheel?.(lit) ?? <WheelFigure figure={figure} lit={lit} isSilent />}
            </div>
            {parts.map((part) => (
              <span
                key={keyOf(part)}
                id={`${id}${keyOf(part)}`}
                role="option"
                aria-selected={keyOf(part) === chosenKey}
                className="sr-only"
              >
                {labelOf(figure, part)}
              </span>
            ))}
          </div>
          {pinch.isZoomed && (
            <button
              type="button"
              onClick={pinch.reset}
              className="absolute right-0 top-0 min-h-11 px-3 text-note text-gold"
            >
              {s.zoomOut}
            </button>
          )}
          <p id={`${id}hint`} className="text-note text-ivory-soft md:hidden">
            {s.hint}
          </p>
          {!figure.cusps && caption && <p className="text-note text-ivory-soft">{caption}</p>}
        </div>
        {beside ? (
          <div className="grid gap-8">
            {beside}
            {sheet}
          </div>
        ) : (
          sheet
        )}
      </div>
      {children}
      {isFolded ? (
        <details className="group">
          <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-note text-gold">
            {s.tables}
          </summary>
          <div className="pt-4">{tables}</div>
        </details>
      ) : (
        tables
      )}
    </figure>
  );
}
