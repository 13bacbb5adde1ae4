import type { Post } from '@cosmic/contracts/blog/blog';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../../state/session/use-session';
import { useSubscription } from '../../../api/subscription.api';
import { ButtonLink } from '../../../design/button-link';
import { NamedIcon } from '../../../design/named-icon';
import { paths } from '../../../paths';
import { blogStrings } from '../blog.strings';

const s = blogStrings.article.metered;

/** How an article begins for somebody whose articles of the month are read, and the way to the rest. */
export function Metered({ post: { excerpt, language } }: { post: Post }) {
  const { status } = useSession();
  const { pathname } = useLocation();
  // Who subscribes in another tab reads on in this one: that is heard where the subscription is known.
  useSubscription();
  return (
    <div className="mx-auto mt-12 max-w-[44rem]">
      <p lang={language} className="article-content drop-cap">
        {excerpt}
      </p>
      <section
        aria-label={s.title}
        className="mt-12 grid justify-items-start gap-5 border border-gold-line/50 bg-ink-deep/50 px-6 py-8 md:px-10"
      >
        <NamedIcon name="moon-star" className="size-9 text-gold" />
        <h2 className="text-title">{s.title}</h2>
        <p className="text-ivory-soft">{s.text}</p>
        <ButtonLink to={paths.pricing}>{s.upgrade}</ButtonLink>
        {status === 'guest' && (
          <p className="flex flex-wrap items-center gap-x-2 text-ivory-soft">
            {s.loginText}
            <ButtonLink to={paths.login(pathname)} variant="quiet" className="underline">
              {s.login}
            </ButtonLink>
          </p>
        )}
      </section>
    </div>
  );
}
