import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Icon } from '../../design/icon';
import { iconPath } from '../../design/named-icon';
import { Medallion } from '../../design/medallion';
import { Starfield } from '../../design/starfield';
import { paths } from '../../paths';
import { accountStrings as s } from './account.strings';

interface AccountFrameProps {
  title: string;
  intro?: string;
  icon: string;
  /** Whether there is a page behind this one to go back to. */
  closable?: boolean;
  children: ReactNode;
}

/** The page of a short form: words and fields on one side, a plate on the other. */
export function AccountFrame({
  title,
  intro,
  icon,
  closable = false,
  children,
}: AccountFrameProps) {
  const navigate = useNavigate();
  const close = () => void (window.history.length > 1 ? navigate(-1) : navigate(paths.home));
  return (
    <section className="relative grid min-h-dvh content-center overflow-clip pb-24 pt-32">
      <Starfield count={16} seed={title.length} />
      <div className="page relative grid items-center gap-16 lg:grid-cols-[minmax(0,28rem)_1fr]">
        <div className="clearing grid gap-9">
          <header className="grid gap-4">
            <div className="flex items-start justify-between gap-6">
              <h1 className="text-headline font-light">{title}</h1>
              {closable && (
                <button
                  type="button"
                  onClick={close}
                  aria-label={s.close}
                  className="-mr-3 grid size-12 shrink-0 place-items-center text-ivory-soft hover:text-gold"
                >
                  <Icon name="close" className="size-5" />
                </button>
              )}
            </div>
            {intro && <p className="text-lead text-ivory-soft">{intro}</p>}
          </header>
          {children}
        </div>
        <Medallion
          path={iconPath(icon)}
          className="hidden w-[min(30rem,36vw)] justify-self-end lg:block"
        />
      </div>
    </section>
  );
}
