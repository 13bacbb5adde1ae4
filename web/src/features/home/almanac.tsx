import { AstroEvents } from './astro-events';
import { FromTheStars } from './from-the-stars';

/** What is going on: in the sky, and in the journal. */
export function Almanac() {
  return (
    <>
      <AstroEvents />
      <FromTheStars />
    </>
  );
}
