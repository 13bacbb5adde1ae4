import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { TodayPage } from '../features/today/today-page';
import { lazyPart } from '../lazy-part';

const DaysPage = lazyPart(() => import('../features/today/days-page'), 'DaysPage');

/** The day and the days before it. A part of its own, so that no other first page weighs what leads there. */
export function TodayPart({ notFound }: { notFound: ReactNode }) {
  return (
    <Routes>
      <Route index element={<TodayPage />} />
      <Route path="days" element={<DaysPage />} />
      <Route path="*" element={notFound} />
    </Routes>
  );
}
