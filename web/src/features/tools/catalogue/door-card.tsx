import type { ToolSummary } from '@cosmic/contracts/readings/tools';
import { Link } from 'react-router-dom';
import { Engraving } from '../../../design/engravings/engraving';
import { paths } from '../../../paths';
import { PremiumBadge } from './premium-badge';

/** A tool as it stands behind its door: its engraving with its name. */
export function DoorCard({ tool }: { tool: ToolSummary }) {
  return (
    <Link
      to={paths.tool(tool.slug)}
      className="group grid h-full content-start justify-items-center gap-3 border border-gold-line/40 px-2 py-5 text-center transition-colors hover:border-gold sm:gap-5 sm:px-5 sm:py-8"
    >
      <Engraving
        name={tool.engraving}
        className="w-16 text-gold transition-transform duration-500 group-hover:scale-105 sm:w-28"
      />
      <span className="text-note text-ivory transition-colors group-hover:text-gold sm:text-lead">
        {tool.name}
      </span>
      {tool.premium && <PremiumBadge />}
    </Link>
  );
}
