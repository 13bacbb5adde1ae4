import type { ToolSummary } from '@cosmic/contracts/readings/tools';
import { toolsStrings } from '../tools.strings';
import { shelvesOf } from './catalogue.rules';
import { ToolCard } from './tool-card';

const s = toolsStrings.catalogue;

interface ToolListProps {
  tools: readonly ToolSummary[];
  /** Readings left today, by slug. */
  left: ReadonlyMap<string, number | null>;
  /** Whether each has its sentence on a telephone too, as among what was found. */
  isFull?: boolean;
}

/** Tools one after the other, as a search finds them or as a category holds them. */
export function ToolList({ tools, left, isFull = false }: ToolListProps) {
  return (
    <ul className="grid gap-x-10 border-b border-gold-line/40 md:grid-cols-2">
      {tools.map((tool) => (
        <li key={tool.slug}>
          <ToolCard tool={tool} left={left.get(tool.slug)} isFull={isFull} />
        </li>
      ))}
    </ul>
  );
}

const idOf = (position: number) => `category-${position}`;

/** Every tool by its category, with a jump to each. */
export function AllTools({ tools, left }: ToolListProps) {
  const shelves = shelvesOf(tools);
  return (
    <div className="grid gap-12">
      <div className="grid gap-5">
        <h2 className="text-headline font-light">{s.all}</h2>
        <nav aria-label={s.jump}>
          <ul className="flex flex-wrap gap-2.5">
            {shelves.map(({ category }, position) => (
              <li key={category}>
                <a
                  href={`#${idOf(position)}`}
                  className="grid min-h-11 place-items-center rounded border border-gold-line/60 px-4 text-note text-ivory-soft transition-colors hover:border-gold hover:text-gold"
                >
                  {category}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {shelves.map(({ category, tools: shelf }, position) => (
        <section
          key={category}
          id={idOf(position)}
          aria-label={category}
          className="grid scroll-mt-28 gap-x-16 gap-y-4 xl:grid-cols-[14rem_1fr]"
        >
          <h2 className="text-title text-ivory xl:pt-5">{category}</h2>
          <ToolList tools={shelf} left={left} />
        </section>
      ))}
    </div>
  );
}
