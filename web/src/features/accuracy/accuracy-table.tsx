import type { AccuracyReport, AccuracyRow } from '@cosmic/sky/accuracy';
import { useId } from 'react';
import { accuracyStrings as s, rowName } from './accuracy.strings';

interface AccuracyTableProps {
  report: AccuracyReport;
  kinds: readonly AccuracyRow['kind'][];
}

/** Every measured error. On small screens it scrolls sideways and the names stay in view. */
export function AccuracyTable({ report: { decades, rows }, kinds }: AccuracyTableProps) {
  const caption = useId();
  return (
    <div role="region" aria-labelledby={caption} tabIndex={0} className="overflow-x-auto">
      <table className="figures w-full border-separate border-spacing-0 text-right text-note">
        <caption className="pb-4 text-left">
          <span className="sticky left-0 inline-grid gap-1">
            <span id={caption} className="font-display text-title">
              {s.caption}
            </span>
            <span className="text-ivory-soft xl:hidden">{s.scroll}</span>
          </span>
        </caption>
        <thead>
          <tr className="text-ivory-soft [&>th]:border-b [&>th]:border-gold-line/40 [&>th]:py-2.5 [&>th]:font-normal">
            <th scope="col" className="sticky left-0 whitespace-nowrap bg-ink pr-4 text-left">
              {s.name}
            </th>
            <th scope="col" className="px-2">
              {s.allowed}
            </th>
            <th scope="col" className="px-2">
              {s.largest}
            </th>
            {decades.map((year) => (
              <th key={year} scope="col" className="px-2">
                {s.decade(year)}
              </th>
            ))}
          </tr>
        </thead>
        {kinds.map((kind) => (
          <tbody key={kind}>
            <tr>
              <th
                scope="rowgroup"
                colSpan={decades.length + 3}
                className="border-b border-gold-line/40 pb-2 pt-8 text-left font-normal text-gold"
              >
                <span className="sticky left-0">{s.kinds[kind]}</span>
              </th>
            </tr>
            {rows
              .filter((row) => row.kind === kind)
              .map((row) => (
                <Row key={row.name} row={row} />
              ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function Row({ row }: { row: AccuracyRow }) {
  return (
    <tr className="[&>*]:border-b [&>*]:border-gold-line/20 [&>*]:py-2 [&>td]:px-2">
      <th scope="row" className="sticky left-0 whitespace-nowrap bg-ink pr-4 text-left font-normal">
        {rowName(row)}
      </th>
      <td className="text-ivory-soft">{row.tolerance}</td>
      <td className="text-gold">{row.largest.toFixed(2)}</td>
      {row.byDecade.map((error, i) => (
        <td key={i}>
          {error === null ? (
            <>
              <span aria-hidden="true">–</span>
              <span className="sr-only">{s.none}</span>
            </>
          ) : (
            error.toFixed(2)
          )}
        </td>
      ))}
    </tr>
  );
}
