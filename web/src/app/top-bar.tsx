import { Suspense, useRef, useState, useSyncExternalStore } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { useSession } from '../state/session/use-session';
import { Brand } from '../design/brand-mark';
import { ButtonLink } from '../design/button-link';
import { Icon } from '../design/icon';
import { classes } from '../design/classes';
import { paths, PARTS_OF_PAGES } from '../paths';
import { Avatar } from './avatar';
import { ErrorBoundary } from './error-boundary';
import { layoutStrings as s } from './layout.strings';
import { lazyPart } from '../lazy-part';

const AccountMenu = lazyPart(() => import('./account-menu'), 'AccountMenu');
const SoundSwitch = lazyPart(() => import('./sound/sound-switch'), 'SoundSwitch');
const MobileMenu = lazyPart(() => import('./mobile-menu'), 'MobileMenu');

/** From here on the page has left its top: the bar gets a ground to stand on. */
const SCROLLED_PX = 50;

interface TopBarProps {
  menuOpen: boolean;
  onMenuChange: (open: boolean) => void;
}

export function TopBar({ menuOpen, onMenuChange }: TopBarProps) {
  const scrolled = useScrolled();
  const menuButton = useRef<HTMLButtonElement>(null);
  // Its code is fetched on the way to the first press, not with the page.
  const [menuWanted, setMenuWanted] = useState(false);
  return (
    <header
      className={classes(
        'fixed inset-x-0 top-0 z-40 border-b transition-[background-color,border-color] duration-300',
        scrolled && !menuOpen
          ? 'border-gold-line/35 bg-ink/85 backdrop-blur-md'
          : 'border-transparent bg-transparent',
      )}
      data-scrolled={scrolled}
    >
      <div className="page flex h-18 items-center justify-between gap-4 lg:grid lg:grid-cols-[1fr_auto_1fr]">
        <Link
          to={paths.home}
          aria-label={s.homeLink}
          className="flex min-h-11 lg:justify-self-start"
        >
          <Brand />
        </Link>
        <nav aria-label={s.mainNav} className="hidden items-center gap-5 lg:flex xl:gap-8">
          {s.links.map(({ label, to }) => (
            <NavLink
              key={to}
              to={to}
              end={to === paths.home}
              aria-current={!PARTS_OF_PAGES.includes(to) && 'page'}
              className="top-link"
            >
              {label}
            </NavLink>
          ))}
        </nav>
        {/* As wide as all it may hold: who comes is known later, and the links stay where they are. */}
        <div className="flex items-center justify-between gap-2 lg:min-w-60 lg:justify-self-end">
          <ErrorBoundary fallback={null}>
            <SoundSwitch.WhenLoaded props={{}} fallback={<span className="size-11" />} />
          </ErrorBoundary>
          <nav aria-label={s.accountNav} className="hidden min-h-11 items-center gap-2 lg:flex">
            <Account />
          </nav>
          <button
            ref={menuButton}
            type="button"
            aria-haspopup="dialog"
            aria-expanded={menuOpen}
            onPointerEnter={MobileMenu.load}
            onFocus={MobileMenu.load}
            onClick={() => {
              setMenuWanted(true);
              onMenuChange(true);
            }}
            className="-mr-3 grid size-12 place-items-center text-ivory hover:text-gold lg:hidden"
          >
            <Icon name="menu" className="size-7" />
            <span className="sr-only">{s.openMenu}</span>
          </button>
        </div>
        {menuWanted && (
          <Suspense fallback={null}>
            <MobileMenu open={menuOpen} onOpenChange={onMenuChange} opener={menuButton} />
          </Suspense>
        )}
      </div>
    </header>
  );
}

/** Ways in for a guest, the menu for a member; nothing while that is being found out. */
function Account() {
  const { status, user } = useSession();
  if (status === 'unknown') return null;
  if (user) {
    const picture = <Avatar user={user} />;
    return (
      <ErrorBoundary fallback={picture}>
        <AccountMenu.WhenLoaded props={{ user }} fallback={picture} />
      </ErrorBoundary>
    );
  }
  return (
    <>
      <ButtonLink to={paths.login()} variant="quiet">
        {s.login}
      </ButtonLink>
      <ButtonLink to={paths.signup()} variant="secondary" size="compact">
        {s.signup}
      </ButtonLink>
    </>
  );
}

function useScrolled(): boolean {
  return useSyncExternalStore(onScroll, isScrolled, atTheTop);
}

const isScrolled = () => window.scrollY > SCROLLED_PX;
const atTheTop = () => false;

function onScroll(tell: () => void): () => void {
  window.addEventListener('scroll', tell, { passive: true });
  return () => window.removeEventListener('scroll', tell);
}
