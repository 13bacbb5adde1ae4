import { paths } from './paths';

/** A tool's slug, by which a redirect may name it alone; one of no tool ends on the page for that. */
const SLUG = /^[a-z]+(-[a-z]+)*$/;

/**
 * Where to go after signing in: a tool by its name, or a path of our own.
 * Whatever leads elsewhere, in whichever disguise, leads to the dashboard.
 */
export function redirectTarget(asked: string | null, origin = window.location.origin): string {
  if (!asked) return paths.dashboard;
  if (SLUG.test(asked)) return paths.tool(asked);
  // Browsers read a backslash as a slash and drop tabs and line breaks.
  if (!asked.startsWith('/') || /^\/[/\\]|[\\\s\p{Cc}]/u.test(asked)) return paths.dashboard;
  const target = new URL(asked, origin);
  const isOurs = target.origin === origin && !target.pathname.startsWith('/api/');
  return isOurs ? target.pathname + target.search + target.hash : paths.dashboard;
}
