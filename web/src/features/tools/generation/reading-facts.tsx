import type { Fact } from '@cosmic/contracts/readings';
import { PLANETS } from '@cosmic/sky/bodies';
import { Link } from 'react-router-dom';
import { classes } from '../../../design/classes';
import { paths } from '../../../paths';
import { toolsStrings } from '../tools.strings';
import { langOf } from '../../../language/lang-of';

const s = toolsStrings.reading;

interface ReadingFactsProps {
  facts: readonly Fact[];
  title?: string;
}

/** The margin of a reading: what it stands on. */
export function ReadingFacts({ facts, title = s.facts }: ReadingFactsProps) {
  if (facts.length === 0) return null;
  const isLong = facts.length > MAX_FACTS;
  const first = isLong ? facts.slice(0, FACTS_OF_A_LONG_LIST) : facts;
  const rest = facts.slice(first.length);
  return (
    <aside aria-label={title} className="clearing animate-appear self-start">
      <h3 className="text-title">{title}</h3>
      <p className="mt-1 text-note text-ivory-soft">{s.factsHint}</p>
      <FactList facts={first} className="mt-5" />
      {rest.length > 0 && (
        <details className="text-note">
          <summary className="py-3 text-gold">{s.moreFacts(rest.length)}</summary>
          <FactList facts={rest} />
        </details>
      )}
      {facts.some(isOfTheSky) && (
        <Link
          to={paths.accuracy}
          className="mt-3 inline-block py-1 text-note text-gold underline decoration-gold-line underline-offset-4 hover:text-ivory"
        >
          {s.accuracy}
        </Link>
      )}
    </aside>
  );
}

/** A longer list is folded, and this much of it stays in sight. */
const MAX_FACTS = 20;
const FACTS_OF_A_LONG_LIST = 12;

function FactList({ facts, className }: { facts: readonly Fact[]; className?: string }) {
  return (
    <dl
      lang={langOf(facts[0]!.label)}
      className={classes('border-b border-gold-line/40 text-note', className)}
    >
      {facts.map(({ key, label, value }, i) => (
        <div key={`${key}-${i}`} className="border-t border-gold-line/40 py-2.5">
          <dt className="text-ivory-soft">{label}</dt>
          <dd className="figures leading-snug">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A fact about a planet's place carries the planet's name in its key, as in `aspect-sun-trine-mars`. */
function isOfTheSky({ key }: Fact): boolean {
  return key.split('-').some((part) => PLANETS.some((planet) => planet === part));
}
