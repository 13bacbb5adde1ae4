export type LoadPage = (pathname: string) => Promise<void>;

/** Fetches the page that a link leads to once somebody points at the link or reaches it by keyboard. */
export function loadAhead(loadPage: LoadPage): void {
  const fetchWhereItLeads = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (link && link.origin === window.location.origin) void loadPage(link.pathname);
  };
  document.addEventListener('pointerover', fetchWhereItLeads, { passive: true });
  document.addEventListener('focusin', fetchWhereItLeads);
}
