/**
 * Lets what the server sent be seen before the application is asked for: styles and letters have the
 * line to themselves until then, and no script stands before the first paint. Pages with nothing on
 * them yet, and tabs that nobody sees, which are never painted, have nothing to wait for.
 */
const willBeSeen = document.querySelector('#root > *') && !document.hidden;

/** As many as a browser asks a server for at a time; to begin a request takes it a moment. */
const AT_A_TIME = 6;
/** Letters may be long on their way, and a tab may be left before it was painted. */
const AT_LATEST_MS = 1_000;

const { lang } = document.documentElement;
const { content } = document.querySelector<HTMLTemplateElement>('#rest')!;

function askForMore(): void {
  document.head.append(...[...content.children].slice(0, AT_A_TIME));
  if (content.firstElementChild) setTimeout(askForMore);
}

/**
 * Leads whoever chose another language in this browser (`app/footer.tsx`), and comes from outside, to
 * the same page in that language. @returns whether that page is being loaded
 */
function leadsElsewhere(): boolean {
  const here = lang === 'en' ? '' : `/${lang}`;
  try {
    const chosen = localStorage.getItem('cosmic.base') ?? here;
    if (chosen === here || document.referrer.startsWith(location.origin)) return false;
    location.pathname = chosen + location.pathname.slice(here.length);
    return true;
  } catch {
    // A browser may keep nothing.
    return false;
  }
}

if (!leadsElsewhere()) {
  // A frame is not enough: it shows no words while their letters are missing.
  new PerformanceObserver((seen) => {
    if (seen.getEntriesByName('first-contentful-paint')[0]) askForMore();
  }).observe({ type: 'paint', buffered: true });
  // Reads how dates are written before the page writes its first.
  new Worker(new URL('./language/dates.worker.ts', import.meta.url), { name: lang });
  setTimeout(askForMore, willBeSeen ? AT_LATEST_MS : 0);
}

export {};
