import { Link } from 'react-router-dom';
import { ButtonLink } from '../../../../design/button-link';
import { ChartCorner } from '../../../../design/chart-corner';
import { CardBack } from '../../../../design/deck/card-back';
import { CardFace } from '../../../../design/deck/card-face';
import { CARDS, SUITS, type DrawnCard } from '../../../../design/deck/card-name';
import { Shared } from '../../../../design/motion/passing';
import { usePageTitle } from '../../../../head';
import { paths } from '../../../../paths';
import { deckStrings as s } from './deck.strings';

const SECTIONS = [
  {
    id: 'major',
    name: s.majors,
    text: s.majorsText,
    cards: CARDS.filter(({ arcana }) => arcana === 'major'),
  },
  ...SUITS.map((suit) => ({
    id: suit,
    ...s.suits[suit],
    cards: CARDS.filter((card) => card.arcana === 'minor' && card.suit === suit),
  })),
];

/** All cards of the deck, by their suits. */
export function DeckPage() {
  usePageTitle(s.title);
  return (
    <div className="relative overflow-clip">
      <ChartCorner />
      <div className="page relative grid gap-20 pb-28 pt-36 md:pt-44">
        <header className="grid items-end gap-10 md:grid-cols-[1fr_auto]">
          <div className="grid justify-items-start gap-6">
            <h1 className="text-hero font-light tracking-[-0.02em]">{s.title}</h1>
            <p className="max-w-[48ch] text-lead text-ivory-soft">{s.intro}</p>
            <ButtonLink to={paths.tool('tarot')}>{s.draw}</ButtonLink>
            <nav aria-label={s.sections}>
              <ul className="-ml-3 flex flex-wrap">
                {SECTIONS.map(({ id, name }) => (
                  <li key={id}>
                    <a
                      href={`#${id}`}
                      className="inline-flex min-h-11 items-center px-3 text-gold hover:text-ivory"
                    >
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
          <CardBack className="w-40 rotate-6 md:mr-8 md:w-52" />
        </header>
        {SECTIONS.map(({ id, name, text, cards }) => (
          <section key={id} aria-labelledby={id} className="grid gap-8">
            <div className="grid gap-2 border-t border-gold-line/40 pt-8">
              <h2 id={id} className="text-headline font-light">
                {name}
              </h2>
              <p className="text-ivory-soft">{text}</p>
            </div>
            <CardGrid cards={cards} />
          </section>
        ))}
      </div>
    </div>
  );
}

function CardGrid({ cards }: { cards: readonly DrawnCard[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-x-5 gap-y-8 sm:grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] sm:gap-x-8">
      {cards.map(({ id }) => (
        <li key={id}>
          <Link to={paths.card(id)} className="group block">
            <Shared name={`card-${id}`}>
              <CardFace
                id={id}
                className="w-full transition-transform duration-300 group-hover:-translate-y-1.5"
              />
            </Shared>
          </Link>
        </li>
      ))}
    </ul>
  );
}
