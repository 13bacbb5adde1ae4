import { useSession } from '../../state/session/use-session';
import { ButtonLink } from '../../design/button-link';
import { paths } from '../../paths';
import { toolsStrings } from './tools.strings';

const s = toolsStrings.premium;

/** In place of the form of a tool that only subscribers may use. */
export function PremiumRequired() {
  const { status } = useSession();
  return (
    <section className="grid justify-items-start gap-6 border-t border-gold-line/40 pt-12">
      <h2 className="text-headline font-light">{s.title}</h2>
      <p className="text-lead text-ivory-soft">{s.text}</p>
      <div className="flex flex-wrap gap-4">
        {status === 'member' ? (
          <ButtonLink to={paths.pricing}>{s.upgrade}</ButtonLink>
        ) : (
          <ButtonLink to={paths.signup(paths.pricing)}>{s.signup}</ButtonLink>
        )}
        <ButtonLink to={paths.home} variant="secondary">
          {s.explore}
        </ButtonLink>
      </div>
    </section>
  );
}
