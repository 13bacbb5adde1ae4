import type { Generation } from '@cosmic/contracts/readings/readings';
import type { ToolSummary } from '@cosmic/contracts/readings/tools';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useIsSubscriber } from '../../../api/subscription.api';
import { useSession } from '../../../state/session/use-session';
import { Button } from '../../../design/button';
import { ButtonLink } from '../../../design/button-link';
import { Icon } from '../../../design/icon';
import { NamedIcon } from '../../../design/named-icon';
import { Skeleton } from '../../../design/skeleton';
import { lazyPart } from '../../../lazy-part';
import { paths } from '../../../paths';
import { Reading } from '../generation/reading';
import { numerologyStrings as s } from './numerology.strings';

/** Tabs by the keyboard weigh more than the words around them. */
const NumberTabs = lazyPart(() => import('./number-tabs'), 'NumberTabs');
const DeeperNumbers = lazyPart(() => import('./deeper-numbers'), 'DeeperNumbers');

interface NumerologyAnswerProps {
  tool: ToolSummary;
  generation: Generation;
  isNew: boolean;
  onTold: () => void;
  onAgain: () => void;
}

/** Four numbers first, the words that join them below. */
export function NumerologyAnswer({ generation, ...shown }: NumerologyAnswerProps) {
  const { figure } = generation;
  return (
    <Reading
      {...shown}
      generation={generation}
      lead={
        figure?.kind === 'numbers' && (
          <NumberTabs.WhenLoaded
            props={{ figure }}
            fallback={<Skeleton className="h-80 w-full" />}
          />
        )
      }
      isInviting
      after={
        <div className="grid gap-10">
          <GuestBox />
          <Deeper params={generation.params} />
          <Related />
        </div>
      }
    />
  );
}

function GuestBox() {
  const { status } = useSession();
  const [isCleared, setCleared] = useState(false);
  if (status !== 'guest' || isCleared) return null;
  return (
    <aside
      aria-label={s.guest.title}
      className="grid justify-items-start gap-4 border border-gold-line/60 px-6 py-6"
    >
      <h3 className="text-title">{s.guest.title}</h3>
      <p className="text-ivory-soft">{s.guest.text}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.signup('numerology')} size="compact">
          {s.guest.signup}
        </ButtonLink>
        <Button variant="quiet" size="compact" onClick={() => setCleared(true)}>
          {s.guest.onward}
        </Button>
      </div>
    </aside>
  );
}

/** What the plan adds for subscribers; everybody else is told of it. */
function Deeper({ params: { fullName, dob } }: Pick<Generation, 'params'>) {
  const isSubscriber = useIsSubscriber();
  if (isSubscriber === undefined) return null;
  if (!isSubscriber) return <Teaser />;
  if (typeof fullName !== 'string' || typeof dob !== 'string') return null;
  return <DeeperNumbers.WhenLoaded props={{ fullName, dob }} fallback={null} />;
}

function Teaser() {
  return (
    <section
      aria-label={s.teaser.title}
      className="grid justify-items-start gap-5 border-t border-gold-line/40 pt-8"
    >
      <h3 className="text-title">{s.teaser.title}</h3>
      <ul className="grid gap-x-10 gap-y-2 sm:grid-cols-2">
        {s.teaser.items.map((item) => (
          <li key={item} className="flex items-center gap-3">
            <NamedIcon name="star" className="size-4 text-gold" />
            {item}
          </li>
        ))}
      </ul>
      <ButtonLink to={paths.pricing} variant="secondary" size="compact">
        {s.teaser.more}
      </ButtonLink>
    </section>
  );
}

function Related() {
  return (
    <nav
      aria-label={s.related.title}
      className="grid gap-4 border-t border-gold-line/40 pt-8 sm:grid-cols-2"
    >
      {RELATED.map(({ slug, label, icon }) => (
        <Link
          key={slug}
          to={paths.tool(slug)}
          className="group flex items-center gap-5 border border-gold-line/50 px-6 py-5 transition-colors hover:border-gold"
        >
          <NamedIcon name={icon} className="size-8 text-gold" />
          <span className="flex-1 font-display text-lead">{label}</span>
          <Icon name="arrow" className="size-5 text-gold-line group-hover:text-gold" />
        </Link>
      ))}
    </nav>
  );
}

const RELATED = [
  { slug: 'tarot', label: s.related.tarot, icon: 'star' },
  { slug: 'horoscope', label: s.related.horoscope, icon: 'sun' },
];
