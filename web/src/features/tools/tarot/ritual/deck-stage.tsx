import type { Generation } from '@cosmic/contracts/readings/readings';
import type { ToolSummary } from '@cosmic/contracts/readings/tools';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../../design/button-link';
import { CheckList } from '../../../../design/check-list';
import { ChoiceGroup } from '../../../../design/choice';
import { paths } from '../../../../paths';
import { useSession } from '../../../../state/session/use-session';
import type { FormValues } from '../../form/form-values';
import { FairDraw } from '../fair-draw';
import { SPREADS } from '../spreads';
import { tarotStrings as s } from '../tarot.strings';
import { CardOfToday } from './card-of-today';
import { DeckOptions } from './deck-options';
import type { Deck } from './decks';
import { ShuffledDeck } from './shuffled-deck';
import { SPREAD_GRID, SPREAD_TILE } from './spread-tiles';

interface DeckStageProps {
  tool: ToolSummary;
  values: FormValues;
  spread: (typeof SPREADS)[number];
  deck: Deck;
  set: (name: string) => (value: string) => void;
  isSubscriber: boolean;
  today: Generation | undefined;
  onToday: (id: string) => void;
  /** In place of the deck where nothing is left to draw. */
  refusal: ReactNode;
  commitment: string;
  onShuffled: () => void;
  onOwn: () => void;
}

/** The deck on the table, which spread it is for and how it is shuffled. */
export function DeckStage({
  tool,
  values,
  spread,
  deck,
  set,
  isSubscriber,
  today,
  onToday,
  refusal,
  commitment,
  onShuffled,
  onOwn,
}: DeckStageProps) {
  const isMember = useSession().status === 'member';
  const isLocked = spread.id !== 'daily' && !isSubscriber;
  const { label = '' } = tool.fields.find(({ name }) => name === 'spread') ?? {};
  return (
    <div className="grid gap-8">
      {today && <CardOfToday generation={today} onToday={onToday} />}
      <ChoiceGroup
        name="spread"
        label={label}
        options={SPREADS.map(({ id, name }) => ({ value: id, label: name }))}
        value={spread.id}
        onChange={set('spread')}
        layout={SPREAD_GRID}
        tileClassName={SPREAD_TILE}
        tile={({ value, label: name }) => (
          <>
            {name}
            {value !== 'daily' && !isSubscriber && (
              <span className="text-[0.75rem] text-gold">{s.locked}</span>
            )}
          </>
        )}
      />
      {refusal || (isLocked && <PremiumSpreads />) || (
        <ShuffledDeck
          name={spread.id === 'daily' ? s.draw : s.drawSpread}
          isOfTheDay={spread.id === 'daily'}
          onShuffled={onShuffled}
        />
      )}
      <div className="grid gap-x-14 gap-y-8 border-t border-gold-line/40 pt-8 lg:grid-cols-2">
        {isSubscriber ? (
          <DeckOptions
            isOfTheDay={spread.id === 'daily'}
            deck={deck}
            onDeck={set('deck')}
            reversals={values['reversals'] ?? 'on'}
            onReversals={set('reversals')}
            onOwn={onOwn}
          />
        ) : (
          !isLocked && <PremiumSpreads />
        )}
        <div className="grid content-start gap-4">
          <FairDraw
            commitment={commitment}
            words={values['clientSeed'] ?? ''}
            onWords={set('clientSeed')}
          />
          <p className="-ml-3 flex flex-wrap">
            <ButtonLink to={paths.deck} variant="quiet">
              {s.browse}
            </ButtonLink>
            {isMember && (
              <ButtonLink to={paths.myReadingsOf(tool.readingType)} variant="quiet">
                {s.history.open}
              </ButtonLink>
            )}
          </p>
        </div>
      </div>
    </div>
  );
}

/** What more a subscriber has of the cards. */
function PremiumSpreads() {
  return (
    <section aria-label={s.premium.title} className="grid content-start justify-items-start gap-4">
      <h2 className="font-text text-body font-medium">{s.premium.title}</h2>
      <CheckList items={s.premium.items} className="grid gap-x-10 gap-y-1.5 sm:grid-cols-2" />
      <ButtonLink to={paths.pricing} variant="secondary" size="compact">
        {s.upgrade}
      </ButtonLink>
    </section>
  );
}
