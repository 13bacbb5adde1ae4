import type { FigureOf } from '@cosmic/contracts/readings/figures';
import { CardFace } from '../deck/card-face';
import { designStrings } from '../design.strings';

/** The cards of a spread with their places, all face up. */
export function CardsFigure({ figure: { cards } }: { figure: FigureOf<'cards'> }) {
  const [only] = cards;
  if (only && cards.length === 1) {
    return <CardFace id={only.id} reversed={only.reversed} className="w-60 max-w-full" />;
  }
  return (
    <ol className="grid grid-cols-3 gap-x-4 gap-y-7 sm:grid-cols-5">
      {cards.map(({ position, id, name, reversed }) => (
        <li key={position} className="grid content-start gap-2">
          <CardFace id={id} reversed={reversed} className="w-full" />
          <p className="text-note">
            <span className="block text-ivory-soft">{position}</span>
            {name}
            {reversed && <span className="text-ivory-soft">, {designStrings.reversed}</span>}
          </p>
        </li>
      ))}
    </ol>
  );
}
