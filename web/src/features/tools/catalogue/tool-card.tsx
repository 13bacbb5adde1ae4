import type { ToolSummary } from '@cosmic/contracts/readings/tools';
import { Link } from 'react-router-dom';
import { Engraving } from '../../../design/engravings/engraving';
import { paths } from '../../../paths';
import { toolsStrings } from '../tools.strings';
import { PremiumBadge } from './premium-badge';

interface ToolCardProps {
  tool: ToolSummary;
  /** Readings left today; null or nothing where they are not counted. */
  left?: number | null | undefined;
  /** Whether its sentence stands there on a telephone too. */
  isFull?: boolean;
}

export function ToolCard({ tool, left, isFull = false }: ToolCardProps) {
  return (
    <article className="group relative grid h-full grid-cols-[auto_1fr] items-center gap-x-4 border-t border-gold-line/40 py-3 sm:items-start sm:py-5 transition-colors hover:border-gold">
      <Engraving name={tool.engraving} className="w-11 text-gold sm:w-13" />
      <div className="grid gap-1">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lead">
          <Link
            to={paths.tool(tool.slug)}
            className="transition-colors after:absolute after:inset-0 group-hover:text-gold"
          >
            {tool.name}
          </Link>
          {tool.premium && <PremiumBadge />}
        </h3>
        <p className={`text-note text-ivory-soft ${isFull ? '' : 'max-sm:sr-only'}`}>
          {tool.description}
        </p>
        {typeof left === 'number' && !tool.premium && (
          <p className={`text-note ${left === 0 ? 'text-rose' : 'text-gold'}`}>
            {toolsStrings.catalogue.left(left)}
          </p>
        )}
      </div>
    </article>
  );
}
