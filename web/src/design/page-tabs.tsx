import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { classes } from './classes';

interface PageTabsProps {
  label: string;
  /** The first one's address is what those of the others begin with. */
  tabs: readonly { to: string; label: string }[];
}

/** The parts of a page that have addresses of their own. */
export function PageTabs({ label, tabs }: PageTabsProps) {
  return (
    <nav
      ref={useOpenTabInView()}
      aria-label={label}
      className="overflow-x-auto border-b border-gold-line/40"
    >
      <ul className="flex gap-5 max-sm:text-note sm:gap-8">
        {tabs.map((tab, place) => (
          <li key={tab.to}>
            <NavLink
              to={tab.to}
              end={place === 0}
              className={({ isActive }) =>
                classes(
                  'block whitespace-nowrap border-b-2 py-3 transition-colors',
                  isActive
                    ? 'border-gold text-gold'
                    : 'border-transparent text-ivory-soft hover:text-ivory',
                )
              }
            >
              {tab.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** On a narrow screen the tabs may be wider than it is: the open one is brought into the middle. */
function useOpenTabInView() {
  const { pathname } = useLocation();
  const tabs = useRef<HTMLElement>(null);
  useEffect(() => {
    const open = tabs.current?.querySelector('[aria-current="page"]')?.getBoundingClientRect();
    const around = tabs.current?.getBoundingClientRect();
    if (!open || !around) return;
    const offset = open.left + open.width / 2 - (around.left + around.width / 2);
    tabs.current?.scrollBy({ left: offset });
  }, [pathname]);
  return tabs;
}
