import { Link } from 'react-router-dom';
import { ButtonLink } from '../../design/button-link';
import { Icon } from '../../design/icon';
import { Reveal } from '../../design/motion/motion';
import { paths } from '../../paths';
import { CardsEngraving, SunEngraving, VenusRose } from './engravings';
import { belowStrings } from './below.strings';

const s = belowStrings.insights;

/** Seconds between one card's entrance and the next one's. */
const STAGGER = 0.2;

const PICTURES = { horoscope: SunEngraving, tarot: CardsEngraving, compatibility: VenusRose };

export function Insights() {
  return (
    <section className="ahead page py-24 md:py-36" aria-labelledby="insights">
      <Reveal className="mb-14 flex flex-wrap items-end justify-between gap-x-10 gap-y-6 md:mb-20">
        <h2 id="insights" className="max-w-[12ch] text-headline font-light">
          {s.title}
        </h2>
        <ButtonLink to={paths.tools} variant="quiet" className="-ml-3 md:ml-0">
          {s.all}
          <Icon name="arrow" className="size-4.5 text-gold" />
        </ButtonLink>
      </Reveal>
      <ul className="grid border-t border-gold-line/40 md:grid-cols-3">
        {s.cards.map((card, i) => {
          const Picture = PICTURES[card.slug];
          return (
            <li
              key={card.slug}
              className="border-gold-line/40 not-last:border-b md:border-b md:not-last:border-r"
            >
              <Reveal delay={i * STAGGER} className="h-full">
                <article className="group relative flex h-full flex-col gap-7 px-1 py-10 md:px-8 md:py-12">
                  <Picture className="mx-auto w-full max-w-[19rem] text-gold transition-transform duration-700 ease-out group-hover:scale-[1.03]" />
                  <h3 className="text-title">{card.name}</h3>
                  <p className="-mt-4 max-w-[34ch] text-ivory-soft">{card.description}</p>
                  <Link
                    to={card.to}
                    aria-label={`${s.explore} ${card.name}`}
                    className="mt-auto inline-flex items-center gap-3 self-start py-2 font-medium text-gold after:absolute after:inset-0"
                  >
                    {s.explore}
                    <Icon
                      name="arrow"
                      className="size-4.5 transition-transform duration-300 group-hover:translate-x-1.5"
                    />
                  </Link>
                </article>
              </Reveal>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
