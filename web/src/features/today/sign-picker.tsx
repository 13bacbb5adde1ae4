import { SIGNS } from '@cosmic/sky/zodiac';
import { ButtonLink } from '../../design/button-link';
import { Glyph } from '../../design/glyphs';
import { signDates, signName } from '../../design/sky/sky-names';
import { paths } from '../../paths';
import { useAppDispatch } from '../../state/app-state';
import { chooseSign } from '../../state/choose-sign';
import { todayStrings } from './today.strings';

const s = todayStrings.sign;

/** The one thing that a guest is asked; a member whose birth is not known is invited to tell it. */
export function SignPicker({ isMember = false }: { isMember?: boolean }) {
  const dispatch = useAppDispatch();
  return (
    <div className="relative overflow-clip">
      <div className="nebula" aria-hidden="true" />
      <div className="page relative grid min-h-[calc(100svh-var(--bottom-bar))] content-center gap-x-20 gap-y-8 pb-12 pt-24 lg:grid-cols-[minmax(0,24rem)_1fr] lg:items-center">
        <header className="grid gap-5 lg:gap-8">
          <h1 className="max-w-[8ch] text-headline font-light tracking-[-0.02em] lg:text-hero">
            {s.title}
          </h1>
          {isMember ? (
            <>
              <p className="max-w-[40ch] text-lead text-ivory-soft">{s.member}</p>
              <ButtonLink to={paths.myProfile} className="justify-self-start">
                {s.memberLink}
              </ButtonLink>
              <p className="text-ivory-soft">{s.memberOr}</p>
            </>
          ) : (
            <p className="max-w-[40ch] text-lead text-ivory-soft">{s.text}</p>
          )}
        </header>
        <div className="grid gap-4">
          <ul
            aria-label={s.list}
            className="grid grid-cols-3 border-l border-t border-gold-line/40 sm:grid-cols-4"
          >
            {SIGNS.map(({ key }) => (
              <li key={key} className="grid border-b border-r border-gold-line/40">
                <button
                  type="button"
                  onClick={() => dispatch(chooseSign(key))}
                  className="group grid min-h-26 content-center justify-items-center gap-1.5 px-1 py-3 text-center transition-colors hover:bg-ivory/5 focus-visible:-outline-offset-4 lg:min-h-36"
                >
                  <Glyph
                    name={key}
                    className="size-9 text-gold transition-transform duration-300 group-hover:-translate-y-1 lg:size-12"
                    strokeWidth={1}
                  />
                  <span className="font-display text-lead leading-none">{signName(key)}</span>
                  <span className="figures text-[0.75rem] leading-tight text-ivory-soft">
                    {signDates(key)}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <p className="text-note text-ivory-soft">{s.lost}</p>
        </div>
      </div>
    </div>
  );
}
