import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { lazyPart } from '../lazy-part';

const DeckPage = lazyPart(() => import('../features/tools/tarot/deck/deck-page'), 'DeckPage');
const CardPage = lazyPart(() => import('../features/tools/tarot/deck/card-page'), 'CardPage');
const VerifyPage = lazyPart(() => import('../features/tools/tarot/verify-page'), 'VerifyPage');

/**
 * The deck, its cards, and draws that are checked. A part of its own, so that no other first page
 * weighs what leads there.
 */
export function DeckPart({ notFound }: { notFound: ReactNode }) {
  const { room, id } = useParams();
  if (room === 'draws' && id) return <VerifyPage />;
  if (room !== 'deck') return notFound;
  return id ? <CardPage notFound={notFound} /> : <DeckPage />;
}
