import { CardBack } from '../../design/deck/card-back';
import { CardFace } from '../../design/deck/card-face';
import { CARDS } from './samples';

/** The deck's makes, and its back. */
export function Cards() {
  return (
    <div className="grid grid-cols-2 gap-6 sm:grid-cols-4 lg:grid-cols-7">
      <CardBack className="w-full" />
      {CARDS.map((card) => (
        <CardFace key={card.id} {...card} className="w-full" />
      ))}
    </div>
  );
}
