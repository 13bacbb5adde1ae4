import { ButtonLink } from '../../../design/button-link';
import { ChartCorner } from '../../../design/chart-corner';
import { paths } from '../../../paths';
import { blogStrings } from '../blog.strings';

const s = blogStrings.article;

/** No article is, or is any longer, at the address. */
export function LostArticle() {
  return (
    <section className="relative grid min-h-dvh content-center overflow-clip py-32">
      <ChartCorner />
      <div className="page relative grid justify-items-start gap-8">
        <h1 className="max-w-[11ch] text-hero font-light">{s.lost.title}</h1>
        <p className="max-w-[38ch] text-lead text-ivory-soft">{s.lost.text}</p>
        <ButtonLink to={paths.blog}>{s.back}</ButtonLink>
      </div>
    </section>
  );
}
