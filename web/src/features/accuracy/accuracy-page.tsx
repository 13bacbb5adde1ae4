import { ACCURACY, type AccuracyRow } from '@cosmic/sky/accuracy';
import { ChartCorner } from '../../design/chart-corner';
import { usePageTitle } from '../../head';
import { AccuracyTable } from './accuracy-table';
import { accuracyStrings as s, rowName } from './accuracy.strings';

const KINDS = ['body', 'angle', 'cusp'] as const satisfies readonly AccuracyRow['kind'][];

/** How far the site's own positions are from a reference, and how that was found out. */
export function AccuracyPage() {
  usePageTitle(s.title);
  return (
    <div className="relative overflow-clip">
      <ChartCorner />
      <div className="page relative grid gap-16 pb-28 pt-36 md:pt-44">
        <header className="grid gap-5">
          <h1 className="max-w-[12ch] text-hero font-light tracking-[-0.02em]">{s.title}</h1>
          <p className="max-w-[46ch] text-lead text-ivory-soft">{s.intro}</p>
        </header>
        <dl className="grid border-y border-gold-line/40 sm:grid-cols-3">
          {KINDS.map((kind) => {
            const row = worstOf(kind);
            return (
              <div
                key={kind}
                className="flex flex-col gap-1 border-gold-line/40 py-6 not-last:border-b sm:px-8 sm:first:pl-0 sm:not-last:border-b-0 sm:not-last:border-r"
              >
                <dt className="text-note text-ivory-soft">{s.worst[kind]}</dt>
                <dd className="flex flex-wrap items-baseline gap-x-3">
                  <span className="figures font-display text-headline text-gold">
                    {row.largest.toFixed(2)}″
                  </span>
                  <span>{rowName(row)}</span>
                </dd>
              </div>
            );
          })}
        </dl>
        <div className="grid gap-x-14 gap-y-8 md:grid-cols-3">
          {s.notes.map(({ title, text }) => (
            <section key={title} className="grid content-start gap-2">
              <h2 className="text-title">{title}</h2>
              <p className="max-w-[52ch] text-ivory-soft">{text(ACCURACY)}</p>
            </section>
          ))}
        </div>
        <div className="grid gap-6">
          <AccuracyTable report={ACCURACY} kinds={KINDS} />
          <p className="max-w-[72ch] text-note text-ivory-soft">{s.foot(ACCURACY)}</p>
        </div>
      </div>
    </div>
  );
}

function worstOf(kind: AccuracyRow['kind']): AccuracyRow {
  return ACCURACY.rows
    .filter((row) => row.kind === kind)
    .reduce((worst, row) => (row.largest > worst.largest ? row : worst));
}
