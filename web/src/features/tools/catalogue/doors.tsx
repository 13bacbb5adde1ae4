import type { ToolSummary } from '@cosmic/contracts/readings/tools';
import { toolsStrings } from '../tools.strings';
import { doorsOf } from './catalogue.rules';
import { DoorCard } from './door-card';

const s = toolsStrings.catalogue;

/** Six ways in, by what somebody comes for, with three pictures each. */
export function Doors({ tools }: { tools: readonly ToolSummary[] }) {
  return (
    <div className="grid gap-x-12 gap-y-14 lg:grid-cols-2">
      {doorsOf(tools).map(({ door, tools: pictured }) => (
        <section key={door} aria-labelledby={`door-${door}`} className="grid content-start gap-5">
          <div>
            <h2 id={`door-${door}`} className="text-title text-ivory">
              {s.doors[door].name}
            </h2>
            <p className="text-ivory-soft">{s.doors[door].line}</p>
          </div>
          <ul className="grid grid-cols-3 gap-2.5 sm:gap-4">
            {pictured.map((tool) => (
              <li key={tool.slug}>
                <DoorCard tool={tool} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
