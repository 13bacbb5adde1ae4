import { usePageTitle } from '../../head';
import { Affirmation } from './affirmation';
import { Hero } from './hero';
import { Insights } from './insights';

export function HomePage() {
  usePageTitle();
  return (
    <>
      <Hero />
      <Insights />
      <Affirmation />
    </>
  );
}
