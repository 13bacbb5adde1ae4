import { useLocation } from 'react-router-dom';
import { paths } from '../paths';
import { lazyPart } from '../lazy-part';

const UsagePage = lazyPart(() => import('../features/usage/usage-page'), 'UsagePage');
const GeneratorRoutes = lazyPart(
  () => import('../features/blog-generator/generator-routes'),
  'GeneratorRoutes',
);

/** The administrator's pages. A part of its own, so that no visitor's first page weighs what leads there. */
export function AdminPart() {
  const { pathname } = useLocation();
  return pathname.startsWith(paths.usage) ? <UsagePage /> : <GeneratorRoutes />;
}
