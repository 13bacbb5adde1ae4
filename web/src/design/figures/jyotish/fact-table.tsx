import type { ReactNode } from 'react';

interface FactTableProps {
  caption: string;
  heads: readonly string[];
  children: ReactNode;
}

/** A table of a figure's facts, which also scrolls by keyboard where it is wider than the page. */
export function FactTable({ caption, heads, children }: FactTableProps) {
  return (
    <div className="self-start overflow-x-auto" tabIndex={0} role="region" aria-label={caption}>
      <table className="figures w-full border-collapse text-left text-note">
        <caption className="pb-3 text-left text-lead">{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className="py-2 pr-3 font-normal text-ivory-soft">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

interface FactRowProps {
  /** What an address of the page may lead to. */
  id?: string;
  head: string;
  cells: readonly string[];
  isLit?: boolean;
  /** Whether the row above has the same head, which then is only heard. */
  isRepeated?: boolean;
}

/** A row that begins with what it is about. */
export function FactRow({ id, head, cells, isLit = false, isRepeated = false }: FactRowProps) {
  return (
    <tr id={id} className={`scroll-mt-28 border-t border-gold-line/40 ${isLit ? 'text-gold' : ''}`}>
      <th scope="row" className="py-2 pr-3 font-normal">
        {isRepeated ? <span className="sr-only">{head}</span> : head}
      </th>
      {cells.map((cell, index) => (
        <td key={index} className="py-2 pr-3">
          {cell}
        </td>
      ))}
    </tr>
  );
}

/** Tables that are opened by a tap, where the words of a reading wait below; they stand in the document all the same. */
export function FoldedTables({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-note text-gold">
        {label}
      </summary>
      <div className="grid gap-10 pt-4">{children}</div>
    </details>
  );
}
