import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { lieOf, travel, type Lie } from './travel';

interface TravellingCardProps {
  /** The place of the shuffled deck; the card with the same one elsewhere is the same card. */
  place: number;
  /** Degrees clockwise. */
  turn?: number;
  /** Whether its place may move or grow while it lies there. */
  follows?: boolean;
  children: ReactNode;
}

/** Where cards lay that were just taken away: they lie elsewhere within the same change of the page. */
const left = new Map<number, Lie>();

/** A card that fills its place, and travels there from where it lay before. */
export function TravellingCard({
  place,
  turn = 0,
  follows = false,
  children,
}: TravellingCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const lie = useRef<Lie>(undefined);
  useLayoutEffect(() => {
    const element = card.current;
    const around = element?.parentElement;
    if (!element || !around) return;
    const before = left.get(place);
    left.delete(place);
    lie.current = lieOf(around, turn);
    if (before) travel(element, before, lie.current);
    return () => {
      left.set(place, lieOf(around, turn));
      // Whoever does not lie elsewhere by then is gone.
      setTimeout(() => left.delete(place));
    };
  }, [place, turn]);
  useLayoutEffect(() => {
    const element = card.current;
    const around = element?.parentElement;
    if (!follows || !element || !around || !lie.current) return;
    const before = lie.current;
    lie.current = lieOf(around, turn);
    travel(element, before, lie.current);
  });
  return (
    <div
      ref={card}
      className="absolute inset-0 z-10"
      style={turn === 0 ? undefined : { transform: `rotate(${turn}deg)` }}
    >
      {children}
    </div>
  );
}
