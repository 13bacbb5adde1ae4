import { useState } from 'react';
import { ButtonLink } from '../../design/button-link';
import { Glyph } from '../../design/glyphs';
import { Skeleton } from '../../design/skeleton';
import { Starfield } from '../../design/starfield';
import { paths } from '../../paths';
import { homeStrings } from './home.strings';
import { LivingWheel } from './living-wheel';
import type { SkyNow } from './sky-now';
import { useSkyNow } from './use-sky-now';
import { dateFormat } from '../../language/formats';

const s = homeStrings.hero;
const PLANET_COUNT = 10;
const WORDS_BESIDE = [0, 12, 56, 84] as const;
const WORDS_ABOVE = [0, 6, 100, 56] as const;

export function Hero() {
  const sky = useSkyNow();
  const [words] = useState(() =>
    window.matchMedia('(min-width: 64rem)').matches ? WORDS_BESIDE : WORDS_ABOVE,
  );
  return (
    <section className="relative overflow-clip">
      <div className="nebula" aria-hidden="true" />
      <div className="relative">
        <Starfield count={30} seed={2024} words={words} follow />
        <div className="page relative grid min-h-[min(54rem,100svh)] items-center pb-14 pt-28 lg:grid-cols-[minmax(0,1fr)_min(40vw,34.5rem)] lg:pb-6 lg:pt-18">
          <div className="relative z-10 grid justify-items-start gap-8">
            <h1 className="text-hero font-light tracking-[-0.02em]">
              {s.title.map((line) => (
                <span key={line} className="block whitespace-nowrap">
                  {line}{' '}
                </span>
              ))}
            </h1>
            <p className="max-w-[38ch] text-lead text-ivory-soft">{s.subtitle}</p>
            <div className="flex flex-wrap gap-4">
              <ButtonLink to={paths.today}>{s.day}</ButtonLink>
              <ButtonLink to={paths.tools} variant="secondary">
                {s.browse}
              </ButtonLink>
              <ButtonLink to={paths.signup()} variant="quiet">
                {s.begin}
              </ButtonLink>
            </div>
          </div>
          <div className="relative mt-14 lg:mt-0">
            <LivingWheel
              sky={sky}
              className="relative left-1/2 w-[min(100%,38rem)] -translate-x-1/2 lg:left-0 lg:w-[min(44vw,39.5rem)] lg:translate-x-0"
            />
          </div>
        </div>
      </div>
      <SkyTable sky={sky} />
    </section>
  );
}

/** The picture in words and figures: one line of an ephemeris. */
function SkyTable({ sky }: { sky: SkyNow | undefined }) {
  return (
    <div className="relative border-y border-gold-line/30 bg-ink/60">
      <div className="page grid gap-x-10 gap-y-4 py-6 lg:grid-cols-[11rem_1fr]">
        <div>
          <h2 className="font-display text-title leading-none whitespace-nowrap">
            {homeStrings.sky.title}
          </h2>
          <p className="figures mt-2 min-h-[1.5em] text-note text-ivory-soft">
            {sky && <time dateTime={sky.at.toISOString()}>{clock.format(sky.at)}</time>}
          </p>
        </div>
        <ul className="grid grid-cols-2 gap-x-6 gap-y-3 lg:grid-cols-5">
          {sky
            ? sky.planets.map(({ planet, name, place, retrograde }) => (
                <li key={planet} className="flex items-center gap-3">
                  <Glyph name={planet} className="size-5 text-gold" />
                  <span className="min-w-0 text-note leading-snug">
                    <span className="block text-ivory-soft">
                      {name}
                      {retrograde && (
                        <span className="text-rose"> {homeStrings.sky.retrograde}</span>
                      )}
                    </span>
                    <span className="figures block whitespace-nowrap">{place}</span>
                  </span>
                </li>
              ))
            : Array.from({ length: PLANET_COUNT }, (_, i) => (
                <li key={i} className="flex h-[2.41rem] items-center">
                  <Skeleton className="h-4 w-28" />
                </li>
              ))}
        </ul>
      </div>
    </div>
  );
}

const clock = dateFormat('en', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
