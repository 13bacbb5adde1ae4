import { Link, useLocation } from 'react-router-dom';
import { classes } from '../design/classes';
import { NamedIcon } from '../design/named-icon';
import { paths } from '../paths';
import { useSession } from '../state/session/use-session';
import { bottomBarStrings as s } from './bottom-bar.strings';

const ICONS = {
  [paths.today]: 'sun',
  [paths.sky]: 'moon-star',
  [paths.tools]: 'sparkles',
  [paths.blog]: 'book',
  [paths.dashboard]: 'user',
} as const;

/** What a guest finds behind 'You': the way in. */
const WAYS_IN = [paths.login(), paths.signup()];

/**
 * The five doors of a screen whose top bar is folded. The room below the page that it takes is
 * reserved in `tokens.css` (`--bottom-bar`), so it covers neither content nor what has the focus.
 */
export function BottomBar() {
  const { pathname } = useLocation();
  const { status } = useSession();
  const isAt = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  return (
    <nav
      aria-label={s.label}
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-40 border-t border-gold-line/35 bg-ink/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-md lg:hidden print:hidden"
    >
      <ul className="mx-auto grid h-14 max-w-xl grid-cols-5">
        {s.links.map(({ label, to }) => {
          const isCurrent = isAt(to) || (to === paths.dashboard && WAYS_IN.some(isAt));
          return (
            <li key={to} className="grid">
              <Link
                // Straight there: a page that only leads on would show nothing in between.
                to={to === paths.dashboard && status === 'guest' ? paths.login(to) : to}
                aria-current={isCurrent ? 'page' : undefined}
                className={classes(
                  'relative grid content-center justify-items-center gap-0.5 text-[0.75rem] leading-tight -outline-offset-4',
                  'after:absolute after:inset-x-4 after:-top-px after:h-px after:bg-gold after:transition-transform after:duration-300',
                  isCurrent
                    ? 'text-gold after:scale-x-100'
                    : 'text-ivory-soft after:scale-x-0 hover:text-ivory',
                )}
              >
                <NamedIcon name={ICONS[to]} className="size-5.5" />
                {label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
