import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { lazyPart } from '../lazy-part';

const DeckPage = lazyPart(() => import('../features/tools/tarot/deck/deck-page'), 'DeckPage');
const CardPage = lazyPart(() => import('../features/tools/tarot/deck/card-page'), 'CardPage');

/** The deck and its cards. A part of its own, so that no other first page weighs what leads there. */
export function DeckPart({ notFound }: { notFound: ReactNode }) {
  return useParams().card === undefined ? <DeckPage /> : <CardPage notFound={notFound} />;
}
