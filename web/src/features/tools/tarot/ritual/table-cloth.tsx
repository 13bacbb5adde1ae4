import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { layoutOf, type Place } from './spread-layouts';

interface TableClothProps {
  spread: string;
  /** How wide a card is at most, as CSS. */
  card: string;
  label: string;
  /** The place that is spoken of; it is kept in view. */
  current?: number | undefined;
  children: (place: Place, at: number) => ReactNode;
}

/** The places of a spread as they lie, each with what is put there; it is never wider than its room. */
export function TableCloth({ spread, card, label, current, children }: TableClothProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (current !== undefined) {
      list.current?.children[current]?.scrollIntoView?.({ block: 'nearest' });
    }
  }, [current]);
  const { columns, rows, places } = layoutOf(spread);
  const across = columns.reduce((sum, width) => sum + width, 0);
  const style = {
    '--card': `min(${card}, ${(100 / across).toFixed(3)}cqw)`,
    gridTemplateColumns: columns.map((width) => `calc(var(--card) * ${width})`).join(' '),
    gridTemplateRows: `repeat(${rows}, calc(var(--card) * 0.8))`,
  } as CSSProperties;
  return (
    <div className="w-full [container-type:inline-size]">
      <ol ref={list} aria-label={label} style={style} className="grid justify-center">
        {places.map((place, at) => (
          <li
            key={at}
            style={{ gridColumn: place.column, gridRow: `${place.row} / span 2` }}
            className="grid scroll-mt-24 place-items-center max-md:scroll-mb-[52dvh]"
          >
            <div className="relative aspect-[5/8] w-[calc(var(--card)*0.92)]">
              {children(place, at)}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
