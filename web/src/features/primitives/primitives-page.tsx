import { lazy, Suspense, type ReactNode } from 'react';
import { BrandMark } from '../../design/brand-mark';
import { Glyph, GLYPH_NAMES } from '../../design/glyphs';
import { ICON_NAMES, NamedIcon } from '../../design/named-icon';
import { Medallion } from '../../design/medallion';
import { MoonDisc, MoonDot } from '../../design/moon-disc';
import { Skeleton } from '../../design/skeleton';
import { usePageTitle } from '../../head';
import { Buttons, Fields } from './forms';
import { Messages } from './messages';
import { primitivesStrings as s } from './primitives.strings';
import { FIGURES } from './samples';

/** Fetched apart, as by the pages that show them. */
const Cards = lazy(async () => ({ default: (await import('./cards')).Cards }));
const Figure = lazy(async () => ({
  default: (await import('../../design/figures/figure')).Figure,
}));

const COLOURS = [
  'bg-ink-deep',
  'bg-ink',
  'bg-ink-raised',
  'bg-ivory',
  'bg-ivory-soft',
  'bg-gold',
  'bg-gold-line',
  'bg-rose',
  'bg-sage',
  'bg-azure',
  'bg-amber',
];
const SIZES = ['text-note', 'text-body', 'text-lead', 'text-title', 'text-headline', 'text-hero'];
const PHASES = [0, 45, 90, 135, 180, 225, 270, 315];

/** All primitives and pictures in all states, on one page that nothing links to. */
export function PrimitivesPage() {
  usePageTitle(s.title);
  return (
    <div lang="en" className="page grid gap-16 pb-28 pt-36">
      <header className="grid gap-4">
        <h1 className="text-hero font-light">{s.title}</h1>
        <p className="text-lead text-ivory-soft">{s.intro}</p>
      </header>
      <Part title={s.parts.colours}>
        <Row>
          {COLOURS.map((colour) => (
            <span key={colour} className="grid gap-2 text-note">
              <span className={`block h-16 w-24 border border-gold-line ${colour}`} />
              {colour.slice(3)}
            </span>
          ))}
        </Row>
      </Part>
      <Part title={s.parts.letters}>
        {SIZES.map((size) => (
          <p key={size} className={size}>
            {s.sample} <span className="font-display">{s.sample}</span>
          </p>
        ))}
      </Part>
      <Part title={s.parts.buttons}>
        <Buttons />
      </Part>
      <Part title={s.parts.fields}>
        <Fields />
      </Part>
      <Part title={s.parts.messages}>
        <Messages />
      </Part>
      <Part title={s.parts.waiting}>
        <Skeleton className="h-8 w-64" />
        <Skeleton className="size-14 rounded-full" />
      </Part>
      <Part title={s.parts.icons}>
        <Row>
          {ICON_NAMES.map((name) => (
            <NamedIcon key={name} name={name} className="size-8" />
          ))}
        </Row>
      </Part>
      <Part title={s.parts.glyphs}>
        <Row>
          {GLYPH_NAMES.map((name) => (
            <Glyph key={name} name={name} className="size-8 text-gold" />
          ))}
        </Row>
      </Part>
      <Part title={s.parts.moon}>
        <div className="grid grid-cols-4 gap-4 lg:grid-cols-8">
          {PHASES.map((degrees) => (
            <div key={degrees} className="grid justify-items-center gap-3">
              <MoonDisc elongation={degrees} tilt={degrees / 8} label={s.moon(degrees)} />
              <MoonDot elongation={degrees} className="size-7" />
            </div>
          ))}
        </div>
      </Part>
      <Part title={s.parts.plates}>
        <Row>
          <Medallion className="w-48" path="M4 4l16 16M20 4L4 20" />
          <Medallion className="w-48" text="33" />
          <BrandMark className="size-24 text-gold" />
        </Row>
      </Part>
      <Suspense fallback={<Skeleton className="h-72 w-full" />}>
        <Part title={s.parts.cards}>
          <Cards />
        </Part>
        <Part title={s.parts.figures}>
          {FIGURES.map((figure) => (
            <Figure key={figure.kind} figure={figure} />
          ))}
        </Part>
      </Suspense>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-6 border-t border-gold-line/40 pt-8">
      <h2 className="text-title">{title}</h2>
      {children}
    </section>
  );
}

function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-6">{children}</div>;
}
