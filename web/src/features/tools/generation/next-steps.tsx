import type { Generation } from '@cosmic/contracts/readings/readings';
import { nextSteps, type Because, type NextStep } from '@cosmic/tools/page/next-steps';
import { Link } from 'react-router-dom';
import { Icon } from '../../../design/icon';
import { planetName, signName } from '../../../design/sky/sky-names';
import { paths } from '../../../paths';
import { useListToolsQuery } from '../../../api/tools.api';
import { bestDaysLink } from './best-days-link';
import { nextStrings as s } from './next.strings';

const MAX_LINKS = 2;

/** Two ways on that follow from a reading, with the form filled in. */
export function NextSteps({ generation }: { generation: Generation }) {
  const { data: tools } = useListToolsQuery();
  const toolOf = (wanted: string) => tools?.find(({ slug }) => slug === wanted);
  const nameOf = (step: NextStep) => (step.to === 'card' ? s.deck : toolOf(step.slug)?.name);
  const { toolType, params } = generation;
  const days = bestDaysLink(toolOf(toolType)?.policy?.bestDays, params);
  const links = [
    ...(days ? [{ to: days.to, words: s.bestDaysFor[days.purpose], name: s.bestDays }] : []),
    ...nextSteps(generation).map((step) => ({ ...linkOf(step), name: nameOf(step) })),
  ].slice(0, MAX_LINKS);
  return (
    <nav
      aria-label={s.title}
      className="grid gap-4 border-t border-gold-line/40 pt-8 print:hidden sm:grid-cols-2"
    >
      <h3 className="text-title sm:col-span-2">{s.title}</h3>
      {links.map(({ to, words, name }) => (
        <Link
          key={to}
          to={to}
          className="group flex items-center gap-5 border border-gold-line/50 px-6 py-5 transition-colors hover:border-gold"
        >
          <span className="grid flex-1 gap-1">
            <span className="text-note text-gold">{name}</span>
            <span className="font-display text-lead leading-tight">{words}</span>
          </span>
          <Icon name="arrow" className="size-5 text-gold-line group-hover:text-gold" />
        </Link>
      ))}
    </nav>
  );
}

function linkOf(step: NextStep): { to: string; words: string } {
  if (step.to === 'card') return { to: paths.card(step.card), words: s.card(step.name) };
  const query = new URLSearchParams(step.params).toString();
  return { to: `${paths.tool(step.slug)}?${query}`, words: wordsOf(step.because) };
}

function wordsOf(because: Because): string {
  switch (because.found) {
    case 'planet':
    case 'retrograde':
      return s[because.found](planetName(because.planet));
    case 'today':
    case 'company':
    case 'love':
      return s[because.found](signName(because.sign));
    case 'number':
      return s.number(because.number);
    case 'pair':
    case 'moon':
    case 'open':
      return s[because.found];
  }
}
