import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Layout } from './layout';

const HomePage = lazy(async () => ({
  default: (await import('../features/home/home-page')).HomePage,
}));
const CataloguePage = lazy(async () => ({
  default: (await import('../features/tools/catalogue/catalogue-page')).CataloguePage,
}));
const ToolPage = lazy(async () => ({
  default: (await import('../features/tools/tool-page')).ToolPage,
}));
const AccuracyPage = lazy(async () => ({
  default: (await import('../features/accuracy/accuracy-page')).AccuracyPage,
}));
const NotFoundPage = lazy(async () => ({
  default: (await import('../features/not-found/not-found-page')).NotFoundPage,
}));

/** Which page stands at which address; each is fetched when it is first opened. */
export function Router() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route index element={<HomePage />} />
        <Route path="tools" element={<CataloguePage />} />
        <Route path="tools/:slug" element={<ToolPage notFound={<NotFoundPage />} />} />
        <Route path="sky/accuracy" element={<AccuracyPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
