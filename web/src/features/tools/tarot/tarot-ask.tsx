import type { Generation } from '@cosmic/contracts/readings/readings';
import type { ToolSummary } from '@cosmic/contracts/readings/tools';
import { useEffect, useState, type FormEvent } from 'react';
import { useIsSubscriber } from '../../../api/subscription.api';
import { Button } from '../../../design/button';
import { Notice } from '../../../design/notice';
import { Skeleton } from '../../../design/skeleton';
import { lazyPart } from '../../../lazy-part';
import type { FormValues } from '../form/form-values';
import { LimitReached } from '../generation/limit-reached';
import { useRequest } from '../generation/use-request';
import { faultOfLaid, type LaidCard } from './laid-cards';
import { loadAnswer } from './parts';
import { deckSize, deckUsed } from './ritual/decks';
import { DeckStage } from './ritual/deck-stage';
import { FanStage } from './ritual/fan-stage';
import { SPREADS } from './spreads';
import { TableOnItsWay } from './table-on-its-way';
import { useCardOfToday, usePromise } from './tarot.api';
import { tarotStrings as s } from './tarot.strings';

const OwnCards = lazyPart(() => import('./own-cards'), 'OwnCards');

interface TarotAskProps {
  tool: ToolSummary;
  values: FormValues;
  onChange: (values: FormValues) => void;
  onAccepted: (id: string) => void;
  /** Whether somebody comes to the page, and not back from a card. */
  isOpening: boolean;
  onToday: (id: string) => void;
}

/** The card of today, where it is drawn and none is left to draw; else the table before the draw. */
export function TarotAsk({ isOpening, onToday, ...table }: TarotAskProps) {
  const { card, isUndecided, opens } = useCardOfToday(isOpening);
  useEffect(() => {
    if (opens && card) onToday(card.id);
  }, [opens, card, onToday]);
  if (isUndecided || opens) return <TableOnItsWay tool={table.tool} />;
  return <Table {...table} today={card} onToday={onToday} />;
}

interface TableProps extends Omit<TarotAskProps, 'isOpening'> {
  today: Generation | undefined;
}

/** What is on the table: the deck, the fan that one chooses from, or the cards of one's own deck. */
type OnTable = 'deck' | 'fan' | LaidCard[];

/** A draw up to its cards: shuffled, spread and chosen, and then asked. */
function Table({ tool, values, onChange, onAccepted, today, onToday }: TableProps) {
  const request = useRequest(tool, onAccepted);
  const promise = usePromise();
  const isSubscriber = useIsSubscriber() === true;
  const [onTable, setOnTable] = useState<OnTable>('deck');
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [fault, setFault] = useState<string>();
  const spread = SPREADS.find(({ id }) => id === values['spread']) ?? SPREADS[0]!;
  const deck = deckUsed(spread.id, values['deck'], isSubscriber);
  const set = (name: string) => (value: string) => {
    request.forget();
    onChange({ ...values, [name]: value });
  };
  const send = async (laid: Record<string, unknown>) => {
    await request.submit(values, { spread: spread.id, deck, ...laid });
    promise.renew();
  };
  const sendOwn = async (event: FormEvent, own: LaidCard[]) => {
    event.preventDefault();
    const wrong = faultOfLaid(own, spread.places.length);
    setFault(wrong);
    if (!wrong) await send({ ownCards: own.slice(0, spread.places.length) });
  };
  const refusal = request.isAtLimit ? (
    <LimitReached tool={tool} words={s.drawn} />
  ) : (
    request.failure && <Notice tone="error">{request.failure}</Notice>
  );

  if (onTable === 'deck') {
    return (
      <DeckStage
        tool={tool}
        values={values}
        spread={spread}
        deck={deck}
        set={set}
        isSubscriber={isSubscriber}
        today={today}
        onToday={onToday}
        refusal={request.isAtLimit && refusal}
        commitment={promise.commitment}
        onShuffled={() => {
          setChosen([]);
          setOnTable('fan');
          loadAnswer();
        }}
        onOwn={() => setOnTable([])}
      />
    );
  }
  if (onTable === 'fan') {
    return (
      <FanStage
        spread={spread}
        count={deckSize(deck)}
        chosen={chosen}
        onChosen={setChosen}
        question={values['question'] ?? ''}
        onQuestion={set('question')}
        isBusy={request.isBusy}
        refusal={refusal}
        isClosed={request.isAtLimit}
        onBack={() => setOnTable('deck')}
        onTurn={() =>
          void send({
            chosen,
            clientSeed: values['clientSeed']?.trim() || newWords(),
            commitment: promise.commitment,
          })
        }
      />
    );
  }
  return (
    <form
      onSubmit={(event) => void sendOwn(event, onTable)}
      noValidate
      className="grid max-w-3xl content-start gap-9 border-t border-gold-line/40 pt-10"
    >
      <OwnCards.WhenLoaded
        props={{ places: spread.places, cards: onTable, error: fault, onChange: setOnTable }}
        fallback={<Skeleton className="h-64 w-full" />}
      />
      <Button variant="quiet" className="justify-self-start" onClick={() => setOnTable('deck')}>
        {s.own.back}
      </Button>
      {refusal}
      <Button
        type="submit"
        busy={request.isBusy && s.busy}
        disabled={request.isAtLimit}
        className="min-w-60 justify-self-start"
      >
        {s.readOwn}
      </Button>
    </form>
  );
}

/** Words for the visitor's half of the shuffle, where they bring none: chosen here, not by the server. */
function newWords(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
