import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../../design/button-link';
import { usePageTitle } from '../../head';
import { note } from '../../log';
import { paths } from '../../paths';
import { notFoundStrings as s } from './not-found.strings';
import { UnchartedSky } from './uncharted-sky';
import { pathInLanguage } from '../../language/language';

/** Where the document was loaded; every later address is the application's own doing. */
const arrivedAt = new URL(performance.getEntriesByType('navigation')[0]?.name ?? '/', location.href)
  .pathname;

export function NotFoundPage() {
  const { pathname } = useLocation();
  usePageTitle(s.title);
  useEffect(() => {
    note(`No page at ${pathname}`);
    // The server has seen the address this visit began with; of others its log hears by being asked.
    const address = pathInLanguage(pathname);
    if (address !== arrivedAt) void fetch(address, { method: 'HEAD' }).catch(() => undefined);
  }, [pathname]);

  return (
    <section className="relative grid min-h-dvh content-center overflow-clip py-32">
      <UnchartedSky />
      <div className="page relative grid justify-items-start gap-8">
        <h1 className="max-w-[11ch] text-hero font-light">{s.title}</h1>
        <p className="max-w-[32ch] text-lead text-ivory-soft">{s.text}</p>
        <ButtonLink to={paths.home}>{s.home}</ButtonLink>
      </div>
    </section>
  );
}
