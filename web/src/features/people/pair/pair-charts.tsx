import type { Pair } from '@cosmic/contracts/people/pairs';
import type { ReactNode } from 'react';
import { useListToolsQuery } from '../../../api/tools.api';
import { ButtonLink } from '../../../design/button-link';
import { Chart } from '../../../design/figures/chart/chart';
import { Notice } from '../../../design/notice';
import { planetName } from '../../../design/sky/sky-names';
import { dateFormat } from '../../../language/formats';
import { lazyPart } from '../../../lazy-part';
import { paths } from '../../../paths';
import { pairStrings as s } from './pair.strings';

/** The figures of Jyotish are large, and many pairs have none. */
const Kootas = lazyPart(
  () => import('../../../design/figures/jyotish/kootas-figure'),
  'KootasFigure',
);

const DAY = dateFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

interface PairChartsProps {
  pair: Pair;
  /** Who they are, as addresses name them. */
  first: string;
  second: string;
}

/** Everything that two births say of each other. */
export function PairCharts({ pair, first, second }: PairChartsProps) {
  const { people, counted, synastry, contacts, guests, composite, davison, guna, readings } = pair;
  const { data: tools = [] } = useListToolsQuery();
  const leading = tools.filter(({ slug }) => readings.includes(slug));
  const [one, other] = people.map(({ name }) =>
    name === null ? s.synastry.own : s.synastry.of(name),
  );
  // Forms know people by their ids: a birth stays out of addresses, which are written down.
  const filledFor = `?first=${first}&second=${second}`;
  return (
    <div className="grid gap-20">
      {people.some(({ isExact }) => !isExact) && <Notice tone="info">{s.rough}</Notice>}
      <div className="grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <Section title={s.synastry.title} text={s.synastry.text(one ?? '', other ?? '')}>
          <Chart figure={synastry} isFolded />
          <Counted facts={counted} />
        </Section>
        <div className="grid content-start gap-14">
          <Section title={s.contacts.title}>
            {contacts.length === 0 && <p className="text-ivory-soft">{s.contacts.none}</p>}
            <ul className="grid gap-6">
              {contacts.map(({ first: from, second: to, aspect, orb, text }) => (
                <li key={`${from} ${to} ${aspect}`} className="grid gap-1">
                  <p>{text}</p>
                  <p className="figures text-note text-ivory-soft">
                    {s.contacts.exact(orb.toFixed(1))}
                  </p>
                </li>
              ))}
            </ul>
          </Section>
          {guests.length > 0 && (
            <Section title={s.guests.title}>
              <ul className="grid gap-2">
                {guests.map((guest) => (
                  <li key={`${guest.whose} ${guest.planet}`}>{guestInWords(pair, guest)}</li>
                ))}
              </ul>
            </Section>
          )}
        </div>
      </div>
      <div className="grid gap-x-16 gap-y-20 lg:grid-cols-2">
        <Section
          title={s.composite.title}
          text={[s.composite.text, ...(composite.cusps ? [s.composite.houses] : [])].join(' ')}
        >
          <Chart figure={composite} caption={s.composite.noHouses} isFolded />
        </Section>
        {davison && (
          <Section
            title={s.davison.title}
            text={s.davison.text(DAY.format(new Date(davison.at)), placeInWords(davison))}
          >
            <Chart figure={davison.figure} isFolded />
          </Section>
        )}
      </div>
      {guna && (
        <Section title={s.guna.title} text={guna.upTo === undefined ? s.guna.text : s.guna.open}>
          <Kootas.WhenLoaded props={{ figure: guna }} fallback={null} />
        </Section>
      )}
      {leading.length > 0 && (
        <Section title={s.read}>
          <div className="flex flex-wrap gap-3">
            {leading.map(({ slug, name }, index) => (
              <ButtonLink
                key={slug}
                to={`${paths.tool(slug)}${filledFor}`}
                variant={index === 0 ? 'primary' : 'secondary'}
              >
                {name}
              </ButtonLink>
            ))}
          </div>
        </Section>
      )}
    </div>
  );
}

/** In which zodiac and by which system all the charts of the page are. */
function Counted({ facts }: { facts: Pair['counted'] }) {
  return (
    <dl aria-label={s.counted} className="grid gap-1 text-note text-ivory-soft">
      {facts.map(({ key, label, value }) => (
        <div key={`${key} ${value}`} className="flex flex-wrap gap-x-2">
          <dt>{label}:</dt>
          <dd className="figures">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface SectionProps {
  title: string;
  text?: string;
  children: ReactNode;
}

function Section({ title, text, children }: SectionProps) {
  return (
    <section aria-label={title} className="grid content-start gap-6">
      <h2 className="text-title">{title}</h2>
      {text && <p className="max-w-[60ch] text-ivory-soft">{text}</p>}
      {children}
    </section>
  );
}

/** Whose planet stands in whose house. */
function guestInWords({ people }: Pair, { whose, planet, house }: Pair['guests'][number]): string {
  const [first, second] = people;
  const [guest, host] = whose === 'first' ? [first.name, second.name] : [second.name, first.name];
  const named = [planetName(planet), s.guests.houses[house - 1] ?? ''] as const;
  if (guest === null) return s.guests.yoursIn(named[0], host ?? '', named[1]);
  if (host === null) return s.guests.inYours(guest, ...named);
  return s.guests.ofIn(guest, named[0], host, named[1]);
}

function placeInWords({ latitude, longitude }: NonNullable<Pair['davison']>): string {
  const [height, width] = [latitude, longitude].map((degrees) => Math.abs(degrees).toFixed(1));
  return s.davison.place(
    (latitude < 0 ? s.davison.south : s.davison.north)(height ?? ''),
    (longitude < 0 ? s.davison.west : s.davison.east)(width ?? ''),
  );
}
