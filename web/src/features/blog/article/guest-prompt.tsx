import { ButtonLink } from '../../../design/button-link';
import { paths } from '../../../paths';
import { blogStrings } from '../blog.strings';

const s = blogStrings.article.guest;

/** What an account is for, to a reader who has none. */
export function GuestPrompt() {
  return (
    <aside
      aria-label={s.title}
      className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6 border-y border-gold-line/40 py-8 print:hidden"
    >
      <div>
        <h2 className="text-title">{s.title}</h2>
        <p className="mt-1 text-ivory-soft">{s.text}</p>
      </div>
      <ButtonLink to={paths.signup()}>{s.signup}</ButtonLink>
    </aside>
  );
}
