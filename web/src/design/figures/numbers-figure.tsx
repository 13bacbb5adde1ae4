import type { FigureOf } from '@cosmic/contracts/readings/figures';

/** Numbers as tiles, each under its name. */
export function NumbersFigure({ figure: { tiles } }: { figure: FigureOf<'numbers'> }) {
  return (
    <dl className="grid w-full grid-cols-2 border-l border-t border-gold-line/40 sm:grid-cols-4">
      {tiles.map(({ key, label, value }) => (
        <div key={key} className="grid gap-1 border-b border-r border-gold-line/40 px-5 py-6">
          <dt className="order-2 text-note text-ivory-soft">{label}</dt>
          <dd className="figures order-1 font-display text-headline leading-none text-gold">
            {value ?? '–'}
          </dd>
        </div>
      ))}
    </dl>
  );
}
