import { Route } from 'react-router-dom';
import { lazyPart } from '../lazy-part';

const PrimitivesPage = lazyPart(
  () => import('../features/primitives/primitives-page'),
  'PrimitivesPage',
);

export const gallery = <Route path="primitives" element={<PrimitivesPage />} />;
