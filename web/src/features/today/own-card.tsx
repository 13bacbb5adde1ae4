import { lazyPart } from '../../lazy-part';

/** The pictures of the deck weigh more than the rest of the page: they come after it. */
const CardFace = lazyPart(() => import('../../design/deck/card-face'), 'CardFace');

/** A card of the day, drawn once its picture is here; its place is that of a card until then. */
export function OwnCard({ id, className }: { id: string; className: string }) {
  return (
    <CardFace.WhenLoaded
      props={{ id, className }}
      fallback={<span className={`block aspect-[5/8] ${className}`} />}
    />
  );
}

/** Fetches the pictures before one is wanted. */
export const loadCards = CardFace.load;
