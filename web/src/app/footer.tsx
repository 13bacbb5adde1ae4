import { ORIGIN_TO_COME } from '@cosmic/contracts/first-paint';
import { Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { BrandMark } from '../design/brand-mark';
import { useHydrated } from '../design/use-hydrated';
import { ErrorBoundary } from './error-boundary';
import { chooseLanguage } from '../state/chosen-language';
import { LANGUAGE } from '../language/language';
import { layoutStrings as s } from './layout.strings';
import { lazyPart } from '../lazy-part';

const AmbientSwitch = lazyPart(() => import('./sound/ambient-switch'), 'AmbientSwitch');

/** Where a visitor can tell others of the site; each opens that network's own page for it. */
const SOCIAL = [
  {
    network: 'X',
    path: 'M4 4l16 16M20 4L4 20',
    href: (site: string) => `https://x.com/intent/post?url=${site}`,
  },
  {
    network: 'Facebook',
    path: 'M15.5 3.5h-1.8c-2.2 0-3.5 1.4-3.5 3.7v13.8M7 11.5h8',
    href: (site: string) => `https://www.facebook.com/sharer/sharer.php?u=${site}`,
  },
  {
    network: 'Pinterest',
    path: 'M9 20.5l3-12.5M8.3 13.2C6 11.2 6 4 12.3 4c4.2 0 5.9 3 5.4 6.2c-.6 3.8-3.4 6-5.8 4.6',
    href: (site: string) => `https://www.pinterest.com/pin/create/button/?url=${site}`,
  },
] as const;

export function Footer() {
  const site = encodeURIComponent(useHydrated() ? window.location.origin : ORIGIN_TO_COME);
  return (
    <footer className="relative mt-auto overflow-clip border-t border-gold-line/30">
      <div className="page grid gap-12 py-14 md:grid-cols-[1fr_auto_auto] md:gap-20">
        <div className="grid max-w-sm content-start gap-4">
          <p className="flex items-center gap-3 font-display text-title leading-none">
            <BrandMark className="size-8 text-gold" />
            {s.brand}
          </p>
          <p className="text-ivory-soft">{s.footerLine}</p>
        </div>
        <nav aria-label={s.footerNav}>
          <ul className="grid grid-cols-2 gap-x-12 md:grid-cols-1 md:gap-y-2">
            {s.footerLinks.map(({ label, to }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="inline-flex min-h-11 min-w-11 items-center text-ivory-soft hover:text-gold md:min-h-8"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid content-start gap-3">
          <p className="py-1">{s.social}</p>
          <ul className="-ml-3 flex gap-1">
            {SOCIAL.map(({ network, path, href }) => (
              <li key={network}>
                <a
                  href={href(site)}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={s.shareOn(network)}
                  className="grid size-11 place-items-center text-ivory-soft hover:text-gold"
                >
                  <svg
                    viewBox="0 0 24 24"
                    className="line-art size-5"
                    strokeWidth={1.4}
                    aria-hidden="true"
                  >
                    <path d={path} />
                  </svg>
                </a>
              </li>
            ))}
          </ul>
          <ErrorBoundary fallback={null}>
            <Suspense fallback={<div className="min-h-11" />}>
              <AmbientSwitch />
            </Suspense>
          </ErrorBoundary>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-2 text-note text-ivory-soft md:col-span-3">
          <p>{s.copyright(new Date().getFullYear())}</p>
          <OtherLanguage />
        </div>
      </div>
    </footer>
  );
}

/** The way to the same page in the site's other language, named in that language. */
function OtherLanguage() {
  const { pathname, search } = useLocation();
  const { label, other, otherCode, base } = s.language;
  return (
    <a
      href={base + pathname + search}
      hrefLang={otherCode}
      lang={otherCode}
      className="inline-flex min-h-11 min-w-11 items-center px-1 hover:text-gold"
      onClick={() => chooseLanguage(base)}
    >
      <span className="sr-only" lang={LANGUAGE}>
        {label}:{' '}
      </span>
      {other}
    </a>
  );
}
