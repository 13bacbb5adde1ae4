import { useSession } from '../../../state/session/use-session';
import { ButtonLink } from '../../../design/button-link';
import { paths } from '../../../paths';
import { toolsStrings } from '../tools.strings';

const s = toolsStrings.catalogue.banner;

/**
 * What an account is for, to someone who has none; nothing to anybody else. It stands below all
 * that the page is for: who comes is known after the page was sent, and nothing moves because of it.
 */
export function GuestBanner() {
  const { status } = useSession();
  if (status !== 'guest') return null;
  return (
    <aside
      aria-label={s.title}
      className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6 border border-gold-line/50 bg-ink-deep/50 px-6 py-7 md:px-9"
    >
      <div>
        <h2 className="text-title">{s.title}</h2>
        <p className="mt-1 text-ivory-soft">{s.text}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.signup()}>{s.signup}</ButtonLink>
        <ButtonLink to={paths.login()} variant="quiet">
          {s.login}
        </ButtonLink>
      </div>
    </aside>
  );
}
