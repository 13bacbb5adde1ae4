import type { ToolSummary } from '@cosmic/contracts/readings/tools';

/** Names the tool; above a reading only in small, for there the reading's own title is the large one. */
export function ToolHeader({
  tool,
  small = false,
}: {
  tool: ToolSummary;
  small?: boolean | undefined;
}) {
  if (small) return <h1 className="text-title text-gold">{tool.name}</h1>;
  return (
    <header className="grid gap-5">
      <h1 className="max-w-[14ch] text-hero font-light tracking-[-0.02em]">{tool.name}</h1>
      <p className="max-w-[46ch] text-lead text-ivory-soft">{tool.description}</p>
    </header>
  );
}
