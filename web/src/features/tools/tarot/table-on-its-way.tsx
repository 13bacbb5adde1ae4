import type { ToolSummary } from '@cosmic/contracts/readings/tools';
import { Skeleton } from '../../../design/skeleton';
import { AroundPile, Pile, PILE_SIZE } from './ritual/pile';
import { SPREAD_GRID, SPREAD_TILE } from './ritual/spread-tiles';

/** The table as it begins, where it will be: the deck lies there from the first paint on. */
export function TableOnItsWay({ tool }: { tool: ToolSummary }) {
  const { label, options = [] } = tool.fields.find(({ name }) => name === 'spread') ?? {};
  return (
    <div className="grid gap-8" aria-busy="true">
      <div>
        <p className="mb-3 font-medium">{label}</p>
        <div className={SPREAD_GRID}>
          {options.map(({ value, label: name }) => (
            <span
              key={value}
              className={`flex border border-gold-line/45 text-ivory-soft ${SPREAD_TILE}`}
            >
              {name}
            </span>
          ))}
        </div>
      </div>
      <AroundPile isOfTheDay busy={false}>
        <div className={`relative ${PILE_SIZE}`}>
          <Pile />
        </div>
      </AroundPile>
      <Skeleton className="h-40 w-full" />
    </div>
  );
}
