import { ButtonLink } from '../../design/button-link';
import { ChartCorner } from '../../design/chart-corner';
import { FactRow, FactTable } from '../../design/figures/jyotish/fact-table';
import { usePageTitle } from '../../head';
import { paths } from '../../paths';
import { privacyStrings as s } from './privacy.strings';

/** What is kept of whoever comes, for how long and why; its days are those of the jobs that erase. */
export function PrivacyPage() {
  usePageTitle(s.title);
  return (
    <div className="relative overflow-clip">
      <ChartCorner />
      <div className="page relative grid gap-16 pb-28 pt-36 md:pt-44">
        <header className="grid gap-5">
          <h1 className="max-w-[14ch] text-hero font-light tracking-[-0.02em]">{s.title}</h1>
          <p className="max-w-[46ch] text-lead text-ivory-soft">{s.intro}</p>
        </header>
        <FactTable caption={s.table} heads={s.heads}>
          {s.kept.map(([what, ...cells]) => (
            <FactRow key={what} head={what ?? ''} cells={cells} />
          ))}
        </FactTable>
        <div className="grid gap-x-14 gap-y-10 md:grid-cols-3">
          {s.sections.map(({ title, lines }) => (
            <section key={title} className="grid content-start gap-3">
              <h2 className="text-title">{title}</h2>
              {lines.map((line) => (
                <p key={line} className="max-w-[52ch] text-ivory-soft">
                  {line}
                </p>
              ))}
            </section>
          ))}
        </div>
        <ButtonLink to={paths.myProfile} variant="secondary" className="justify-self-start">
          {s.toProfile}
        </ButtonLink>
      </div>
    </div>
  );
}
