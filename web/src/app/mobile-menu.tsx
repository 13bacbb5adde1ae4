import { Dialog } from 'radix-ui';
import { useEffect, useRef, type RefObject } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { useSession } from '../state/session/use-session';
import { Brand } from '../design/brand-mark';
import { Button } from '../design/button';
import { ButtonLink } from '../design/button-link';
import { Icon } from '../design/icon';
import { paths, PARTS_OF_PAGES } from '../paths';
import { layoutStrings as s } from './layout.strings';
import { menuStrings } from './menu.strings';
import { useSignOut } from './use-sign-out';

interface MobileMenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Gets the focus back when the menu is merely closed. */
  opener: RefObject<HTMLElement | null>;
}

/**
 * The top bar's links on small screens. Not modal in Radix's sense, whose
 * scroll lock writes a style element that a strict content security policy
 * refuses: the layout makes the rest of the page inert instead.
 */
export function MobileMenu({ open, onOpenChange, opener }: MobileMenuProps) {
  useEffect(() => {
    document.documentElement.style.overflow = open ? 'hidden' : '';
    return () => {
      document.documentElement.style.overflow = '';
    };
  }, [open]);
  useEffect(() => {
    const wide = window.matchMedia('(min-width: 64rem)');
    const closeWhenWide = () => wide.matches && onOpenChange(false);
    wide.addEventListener('change', closeWhenWide);
    return () => wide.removeEventListener('change', closeWhenWide);
  }, [onOpenChange]);

  const { status, user } = useSession();
  const signOut = useSignOut();

  // After a link the new page has the focus; only a mere closing gives it back to the button.
  const left = useRef(false);
  const leave = () => {
    left.current = true;
    onOpenChange(false);
  };

  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            left.current = false;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!left.current) opener.current?.focus();
          }}
          onInteractOutside={(event) => event.preventDefault()}
          className="fixed inset-0 z-50 flex flex-col overflow-y-auto bg-ink lg:hidden"
        >
          <Dialog.Title className="sr-only">{menuStrings.menuTitle}</Dialog.Title>
          <div className="page flex h-18 shrink-0 items-center justify-between">
            <Link to={paths.home} aria-label={s.homeLink} onClick={leave}>
              <Brand />
            </Link>
            <Dialog.Close className="-mr-3 grid size-12 place-items-center hover:text-gold">
              <Icon name="close" className="size-6" />
              <span className="sr-only">{menuStrings.closeMenu}</span>
            </Dialog.Close>
          </div>
          <nav aria-label={s.mainNav} className="page grid flex-1 content-center gap-1 pb-10">
            {s.links.map(({ label, to }) => (
              <NavLink
                key={to}
                to={to}
                end={to === paths.home}
                onClick={leave}
                aria-current={!PARTS_OF_PAGES.includes(to) && 'page'}
                className="border-b border-gold-line/30 py-2.5 font-display text-title text-ivory transition-colors hover:text-gold aria-[current=page]:text-gold"
              >
                {label}
              </NavLink>
            ))}
            <div className="mt-10 grid gap-3">
              {status === 'member' ? (
                <>
                  <ButtonLink to={paths.dashboard} onClick={leave}>
                    {menuStrings.dashboard}
                  </ButtonLink>
                  <ButtonLink to={paths.people} variant="secondary" onClick={leave}>
                    {menuStrings.people}
                  </ButtonLink>
                  {user?.role === 'admin' && (
                    <>
                      <ButtonLink to={paths.blogGenerator} variant="secondary" onClick={leave}>
                        {menuStrings.blogGenerator}
                      </ButtonLink>
                      <ButtonLink to={paths.usage} variant="secondary" onClick={leave}>
                        {menuStrings.usage}
                      </ButtonLink>
                    </>
                  )}
                  <Button
                    variant="secondary"
                    onClick={() => {
                      leave();
                      void signOut();
                    }}
                  >
                    {menuStrings.signOut}
                  </Button>
                </>
              ) : (
                <>
                  <ButtonLink to={paths.signup()} onClick={leave}>
                    {s.signup}
                  </ButtonLink>
                  <ButtonLink to={paths.login()} variant="secondary" onClick={leave}>
                    {s.login}
                  </ButtonLink>
                </>
              )}
            </div>
          </nav>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
