interface RowsTableProps {
  title: string;
  /** The names of the columns, that of the rows' names first. */
  columns: readonly [string, ...string[]];
  rows: readonly (readonly [name: string, ...cells: string[]])[];
}

/** A plain table with a name for each row. On small screens it scrolls sideways. */
export function RowsTable({ title, columns, rows }: RowsTableProps) {
  return (
    <div role="region" aria-label={title} tabIndex={0} className="overflow-x-auto">
      <table className="figures w-full text-right text-note">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="text-ivory-soft [&>th]:border-b [&>th]:border-gold-line/40 [&>th]:py-2.5 [&>th]:pl-4 [&>th]:font-normal [&>th]:first:pl-0 [&>th]:first:text-left">
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name} className="[&>*]:border-b [&>*]:border-gold-line/20 [&>*]:py-2">
              <th scope="row" className="text-left font-normal">
                {name}
              </th>
              {cells.map((cell, place) => (
                <td key={columns[place + 1]} className="whitespace-nowrap pl-4">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
