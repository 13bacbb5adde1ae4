import { useState } from 'react';
import { Reveal } from '../../design/motion/motion';
import { Skeleton } from '../../design/skeleton';
import { Starfield } from '../../design/starfield';
import { useGetAffirmationQuery } from './home.api';
import { belowStrings } from './below.strings';
import { langOf } from '../../language/lang-of';

/** On a small screen the words take the whole width. */
const WORDS = [16, 18, 84, 82] as const;
const WORDS_SMALL = [0, 18, 100, 82] as const;

export function Affirmation() {
  const { data, isLoading } = useGetAffirmationQuery();
  const [words] = useState(() =>
    window.matchMedia('(min-width: 48rem)').matches ? WORDS : WORDS_SMALL,
  );
  return (
    <section
      className="ahead relative overflow-clip border-t border-gold-line/30"
      aria-labelledby="affirmation"
    >
      <Starfield count={40} seed={77} words={words} />
      <Reveal className="page relative grid justify-items-center gap-8 py-28 text-center md:py-40">
        <h2 id="affirmation" className="font-text text-body text-ivory-soft">
          {belowStrings.affirmation.title}
        </h2>
        <blockquote className="grid min-h-[3.1em] max-w-[24ch] place-items-center font-display text-headline font-light leading-[1.06]">
          {isLoading ? (
            <Skeleton className="h-[0.6em] w-[min(16em,70vw)]" />
          ) : (
            <Words>{data?.content ?? belowStrings.affirmation.fallback}</Words>
          )}
        </blockquote>
      </Reveal>
    </section>
  );
}

function Words({ children }: { children: string }) {
  return (
    <p lang={langOf(children)} className="text-balance">
      “{children}”
    </p>
  );
}
