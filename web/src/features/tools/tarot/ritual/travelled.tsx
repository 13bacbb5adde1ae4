import type { ReactNode } from 'react';
import { TravellingCard } from './travelling-card';

interface TravelledProps {
  /** The place of the deck that it was chosen from; undefined where nobody chose. */
  place: number | undefined;
  turn?: number;
  children: ReactNode;
}

/** A card in its place on the table; one that was chosen comes from where it lay. */
export function Travelled({ place, turn = 0, children }: TravelledProps) {
  if (place !== undefined) {
    return (
      <TravellingCard place={place} turn={turn}>
        {children}
      </TravellingCard>
    );
  }
  return (
    <div
      className="absolute inset-0"
      style={turn === 0 ? undefined : { transform: `rotate(${turn}deg)` }}
    >
      {children}
    </div>
  );
}
