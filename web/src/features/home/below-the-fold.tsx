import { Affirmation } from './affirmation';
import { AstroEvents } from './astro-events';
import { FromTheStars } from './from-the-stars';
import { Insights } from './insights';

/** What a visitor scrolls to. */
export function BelowTheFold() {
  return (
    <>
      <Insights />
      <AstroEvents />
      <FromTheStars />
      <Affirmation />
    </>
  );
}
