import type { ToolSummary } from '@cosmic/contracts/tools';
import { Link } from 'react-router-dom';
import { Icon } from '../../../design/icon';
import { NamedIcon } from '../../../design/named-icon';
import { paths } from '../../../paths';
import { toolsStrings } from '../tools.strings';

interface ToolCardProps {
  tool: ToolSummary;
  /** Readings left today; null or nothing where they are not counted. */
  left?: number | null | undefined;
}

export function ToolCard({ tool, left }: ToolCardProps) {
  return (
    <article className="group relative grid grid-cols-[auto_1fr_auto] items-start gap-x-5 border-t border-gold-line/40 py-7 transition-colors hover:border-gold md:gap-x-8">
      <span className="grid size-14 place-items-center rounded-full border border-gold-line/60 text-gold transition-colors group-hover:border-gold">
        <NamedIcon name={tool.icon} className="size-6.5" />
      </span>
      <div className="grid gap-2">
        <h3 className="flex flex-wrap items-center gap-x-4 gap-y-1 text-title">
          <Link
            to={paths.tool(tool.slug)}
            className="transition-colors after:absolute after:inset-0 group-hover:text-gold"
          >
            {tool.name}
          </Link>
          {tool.premium && <PremiumBadge />}
        </h3>
        <p className="max-w-[52ch] text-ivory-soft">{tool.description}</p>
        {typeof left === 'number' && !tool.premium && (
          <p className={`text-note ${left === 0 ? 'text-rose' : 'text-gold'}`}>
            {toolsStrings.catalogue.left(left)}
          </p>
        )}
      </div>
      <Icon
        name="arrow"
        className="mt-4 size-5 text-gold-line transition-[color,transform] duration-300 group-hover:translate-x-1.5 group-hover:text-gold"
      />
    </article>
  );
}

function PremiumBadge() {
  return (
    <span className="rounded border border-gold px-2 py-0.5 font-text text-[0.6875rem] font-semibold tracking-[0.12em] text-gold">
      {toolsStrings.catalogue.premium}
    </span>
  );
}
