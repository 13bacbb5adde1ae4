import { DECK } from '@cosmic/divination/tarot/deck';
import { useState, type ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Button } from '../../../../design/button';
import { ButtonLink } from '../../../../design/button-link';
import { ChartCorner } from '../../../../design/chart-corner';
import { cardOf } from '../../../../design/deck/card-name';
import { CardFace } from '../../../../design/deck/card-face';
import { Icon } from '../../../../design/icon';
import { Shared } from '../../../../design/motion/passing';
import { usePageTitle } from '../../../../head';
import { inLanguage } from '../../../../language/server-words';
import { paths } from '../../../../paths';
import { cardSays } from './card-says';
import { deckStrings } from './deck.strings';
import { langOf } from '../../../../language/lang-of';

const s = deckStrings.card;

/** What one card shows and says, either way up. */
export function CardPage({ notFound }: { notFound: ReactNode }) {
  const { id } = useParams();
  const card = DECK.find((candidate) => candidate.id === id);
  if (!card) return notFound;
  return <Card key={card.id} index={card.index} />;
}

function Card({ index }: { index: number }) {
  const { id, element, arcana, suit } = DECK[index]!;
  const { astrology, keywords, upright, reversed } = cardSays(index)!;
  const name = cardOf(id)?.name ?? '';
  const [isReversed, setReversed] = useState(false);
  usePageTitle(name);
  const kind = suit ? deckStrings.suits[suit].name : deckStrings.majors;
  const facts = [
    [s.keywords, keywords.join(', ')],
    [s.element, inLanguage(element.charAt(0).toUpperCase() + element.slice(1))],
    [s.sky, astrology],
    [s.place, s.placeValue(index + 1)],
  ];
  return (
    <div className="relative overflow-clip">
      <ChartCorner />
      <div className="page relative grid gap-x-20 gap-y-12 pb-28 pt-32 md:grid-cols-[minmax(0,24rem)_1fr] md:pt-40 lg:grid-cols-[minmax(0,29rem)_1fr]">
        <div className="grid content-start justify-items-center gap-5 md:sticky md:top-28 md:self-start">
          <div
            className={`w-[min(100%,20rem)] transition-transform duration-700 md:w-full ${isReversed ? 'rotate-180' : ''}`}
          >
            <Shared name={`card-${id}`}>
              <CardFace id={id} className="w-full" />
            </Shared>
          </div>
          <Button
            variant="quiet"
            aria-pressed={isReversed}
            onClick={() => setReversed(!isReversed)}
          >
            <Icon name="again" className="size-4.5 text-gold" />
            {isReversed ? s.turnBack : s.turn}
          </Button>
        </div>
        <article className="grid content-start gap-10">
          <header className="grid gap-4">
            <p>
              <Link
                to={`${paths.deck}#${arcana === 'major' ? 'major' : suit}`}
                className="-my-1 inline-flex min-h-11 items-center text-gold hover:text-ivory"
              >
                {kind}
              </Link>
            </p>
            <h1 className="text-hero font-light tracking-[-0.02em]">{name}</h1>
          </header>
          <dl className="grid grid-cols-[auto_1fr] gap-x-8 border-t border-gold-line/40">
            {facts.map(([label, value]) => (
              <div
                key={label}
                className="col-span-2 grid grid-cols-subgrid border-b border-gold-line/40 py-3"
              >
                <dt className="text-ivory-soft">{label}</dt>
                <dd lang={langOf(value ?? '')}>{value}</dd>
              </div>
            ))}
          </dl>
          {[
            { title: s.upright, text: upright, lit: !isReversed },
            { title: s.reversed, text: reversed, lit: isReversed },
          ].map(({ title, text, lit }) => (
            <section key={title} className="grid gap-3">
              <h2 className={`text-title transition-colors ${lit ? 'text-gold' : ''}`}>{title}</h2>
              <p lang={langOf(text)} className="max-w-[62ch] text-lead">
                {text}
              </p>
            </section>
          ))}
          <div className="flex flex-wrap gap-4">
            <ButtonLink to={paths.tool('tarot')}>{deckStrings.draw}</ButtonLink>
            <ButtonLink to={paths.deck} variant="secondary">
              {s.all}
            </ButtonLink>
          </div>
          <nav className="flex justify-between gap-4 border-t border-gold-line/40 pt-5">
            <Neighbour label={s.before} index={index - 1} />
            <Neighbour label={s.after} index={index + 1} isNext />
          </nav>
        </article>
      </div>
    </div>
  );
}

interface NeighbourProps {
  label: string;
  index: number;
  isNext?: boolean;
}

function Neighbour({ label, index, isNext = false }: NeighbourProps) {
  const card = DECK[index];
  if (!card) return <span />;
  const name = cardOf(card.id)?.name ?? '';
  return (
    <Link
      to={paths.card(card.id)}
      aria-label={`${label}: ${name}`}
      className={`flex min-h-11 items-center gap-3 text-ivory-soft hover:text-gold ${isNext ? 'flex-row-reverse text-right' : ''}`}
    >
      <Icon name="arrow" className={`size-4.5 text-gold ${isNext ? '' : 'rotate-180'}`} />
      {name}
    </Link>
  );
}
