import { verifyDraw, type DrawVerdict } from '@cosmic/divination/tarot';
import { CARD_IDS } from '@cosmic/divination/tarot/card-ids';
import { idsOf } from '@cosmic/divination/tarot/deck-ids';
import { drawListings } from '@cosmic/divination/tarot/listings';
import {
  allSpreads,
  spreadById,
  SPREAD_IDS,
  type SpreadId,
} from '@cosmic/divination/tarot/spreads';
import type { FigureOf } from '@cosmic/contracts/readings/figures';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useWhichDay } from '../../../api/use-which-day';
import { useGetTodayQuery } from '../../../api/today.api';
import { ButtonLink } from '../../../design/button-link';
import { Notice } from '../../../design/notice';
import { Skeleton } from '../../../design/skeleton';
import { usePageTitle } from '../../../head';
import { paths } from '../../../paths';
import { useGetGenerationQuery } from '../generation/generation.api';
import { verifyStrings as s } from './verify.strings';

/** A date in place of a reading's id stands for the card of that day. */
const DATE = /^\d{4}-\d\d-\d\d$/;

/** Makes a draw again in this browser and says whether it was the promised one. */
export function VerifyPage() {
  usePageTitle(s.title);
  const { id = '' } = useParams();
  return DATE.test(id) ? <DrawOfDay date={id} /> : <DrawOfReading id={id} />;
}

function DrawOfReading({ id }: { id: string }) {
  const { data, isError } = useGetGenerationQuery(id);
  const figure = data?.figure?.kind === 'cards' ? data.figure : null;
  return (
    <Proof isLost={isError} back={paths.tool('tarot')}>
      {data && <Verdict figure={figure} />}
    </Proof>
  );
}

function DrawOfDay({ date }: { date: string }) {
  const which = useWhichDay(date);
  const { data, isError } = useGetTodayQuery(which);
  const turned = data?.card.turned;
  return (
    <Proof isLost={isError || turned === null} back={paths.today}>
      {turned && (
        <Verdict
          figure={{
            spread: 'daily',
            draw: { ...turned, reversals: false },
            cards: [{ id: turned.id, name: turned.name, reversed: false }],
          }}
        />
      )}
    </Proof>
  );
}

interface ProofProps {
  isLost: boolean;
  back: string;
  /** Undefined while it is being looked up. */
  children: ReactNode;
}

function Proof({ isLost, back, children }: ProofProps) {
  return (
    <div className="page grid min-h-dvh content-start gap-12 pb-28 pt-36 md:pt-44">
      <header className="grid gap-5">
        <h1 className="text-hero font-light tracking-[-0.02em]">{s.title}</h1>
        <p className="max-w-[52ch] text-lead text-ivory-soft">{s.intro}</p>
      </header>
      {isLost && <Notice tone="error">{s.lost}</Notice>}
      {!children && !isLost && <Skeleton className="h-64 w-full max-w-3xl" />}
      {children}
      <ButtonLink to={back} variant="secondary" className="justify-self-start">
        {s.back}
      </ButtonLink>
    </div>
  );
}

type Cards = FigureOf<'cards'>;

/** What of a figure with cards a draw is made again from. */
interface Drawn extends Pick<Cards, 'spread' | 'draw'> {
  cards: readonly Pick<Cards['cards'][number], 'id' | 'name' | 'reversed'>[];
}

function Verdict({ figure }: { figure: Drawn | null }) {
  if (!figure?.draw || !isSpread(figure.spread)) {
    return <Notice tone="info">{s.nothing}</Notice>;
  }
  const { draw, spread, cards } = figure;
  const deck = draw.deck ?? spreadById(spread).deck;
  const verdict = verifyDraw({ ...draw, spread, cards });
  const listings = drawListings({ ...draw, spread });
  return (
    <div className="grid max-w-4xl gap-8">
      <Notice tone={verdict === 'fair' ? 'info' : 'error'}>{WORDS[verdict]}</Notice>
      <dl className="border-b border-gold-line/40">
        {[
          [s.commitment, draw.commitment],
          [s.serverSeed, draw.serverSeed],
          [s.clientSeed, draw.clientSeed],
          [s.spread, spread],
          [s.deckOf, String(idsOf(deck).length)],
          [s.chosen, draw.chosen ? draw.chosen.join(', ') : s.first],
          [s.reversals, draw.reversals ? s.yes : s.no],
          [
            s.cards,
            cards
              .map(({ name, reversed }) => (reversed ? `${name} (${s.reversed})` : name))
              .join(', '),
          ],
        ].map(([label, value]) => (
          <div
            key={label}
            className="grid gap-1 border-t border-gold-line/40 py-3 md:grid-cols-[16rem_1fr]"
          >
            <dt className="text-ivory-soft">{label}</dt>
            <dd className="figures break-all">{value}</dd>
          </div>
        ))}
      </dl>
      <section className="grid gap-3">
        <h2 className="text-title">{s.byHand}</h2>
        <ol className="grid max-w-[66ch] list-decimal gap-2 pl-6 text-ivory-soft">
          {s.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <section className="grid gap-3">
        <h2 className="text-title">{s.spreads}</h2>
        <ul className="grid gap-1 text-ivory-soft">
          {allSpreads().map(({ id, deck, positions }) => (
            <li key={id}>
              <code>{id}</code>: {s.spreadOf(positions.length, idsOf(deck).length)}
            </li>
          ))}
        </ul>
      </section>
      <section className="grid gap-3">
        <h2 className="text-title">{s.deck}</h2>
        <Listing label={s.deck} text={CARD_IDS.join(' ')} wraps />
      </section>
      <section className="grid gap-3">
        <h2 className="text-title">{s.programs}</h2>
        <p className="max-w-[66ch] text-ivory-soft">{s.programsHint}</p>
        <h3 className="text-lead">{s.python}</h3>
        <Listing label={s.python} text={listings.python} />
        <h3 className="text-lead">{s.shell}</h3>
        <Listing label={s.shell} text={listings.shell} />
      </section>
    </div>
  );
}

/** A text for machines; it scrolls by itself, also by keyboard. */
function Listing({ label, text, wraps = false }: { label: string; text: string; wraps?: boolean }) {
  return (
    <pre
      role="region"
      aria-label={label}
      lang="en"
      tabIndex={0}
      className={`max-h-96 overflow-auto border border-gold-line/40 p-4 text-note ${wraps ? 'whitespace-pre-wrap' : ''}`}
    >
      <code>{text}</code>
    </pre>
  );
}

const WORDS: Record<DrawVerdict, string> = {
  fair: s.fair,
  'other-seed': s.otherSeed,
  'other-cards': s.otherCards,
};

function isSpread(id: string): id is SpreadId {
  return SPREAD_IDS.some((known) => known === id);
}
