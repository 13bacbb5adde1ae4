import type { Generation } from '@cosmic/contracts/readings';
import type { ToolSummary } from '@cosmic/contracts/tools';
import { useEffect, useState, type FormEvent } from 'react';
import { useIsSubscriber } from '../../../api/subscription.api';
import { Button } from '../../../design/button';
import { ButtonLink } from '../../../design/button-link';
import { ChoiceGroup } from '../../../design/choice';
import { TextControl } from '../../../design/controls';
import { CheckList } from '../../../design/check-list';
import { CardBack } from '../../../design/deck/card-back';
import { Field } from '../../../design/field';
import { Notice } from '../../../design/notice';
import { Skeleton } from '../../../design/skeleton';
import { paths } from '../../../paths';
import type { FormValues } from '../form/form-values';
import { WrittenIn } from '../form/written-in';
import { LimitReached } from '../generation/limit-reached';
import { useRequest } from '../generation/use-request';
import { deckStrings } from './deck/deck.strings';
import { FairDraw } from './fair-draw';
import { faultOfLaid, OwnCards, type LaidCard } from './own-cards';
import { SPREADS } from './spreads';
import { useCardOfToday, usePromise } from './tarot.api';
import { tarotStrings as s } from './tarot.strings';

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
  if (isUndecided || opens) return <Skeleton className="h-64 w-full max-w-3xl" />;
  return <Table {...table} today={card} onToday={onToday} />;
}

interface TableProps extends Omit<TarotAskProps, 'isOpening'> {
  today: Generation | undefined;
}

/** The table before the draw: which spread, which question, whose cards. */
function Table({ tool, values, onChange, onAccepted, today, onToday }: TableProps) {
  const request = useRequest(tool, onAccepted);
  const promise = usePromise();
  const isSubscriber = useIsSubscriber() === true;
  const [laid, setLaid] = useState<LaidCard[] | null>(null);
  const [fault, setFault] = useState<string>();
  const spread = SPREADS.find(({ id }) => id === values.spread) ?? SPREADS[0]!;
  const set = (name: string) => (value: string) => {
    request.forget();
    onChange({ ...values, [name]: value });
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = laid ? faultOfLaid(laid, spread.places.length) : undefined;
    setFault(wrong);
    if (wrong) return;
    await request.submit(values, {
      spread: spread.id,
      ...(laid
        ? { ownCards: laid.slice(0, spread.places.length) }
        : { clientSeed: values.clientSeed?.trim() || newWords(), commitment: promise.commitment }),
    });
    promise.renew();
  };

  const { label: spreadLabel = '' } = tool.fields.find(({ name }) => name === 'spread') ?? {};
  return (
    <div className="grid gap-x-20 gap-y-12 border-t border-gold-line/40 pt-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <form
        onSubmit={(event) => void submit(event)}
        noValidate
        className="grid content-start gap-9"
      >
        {today && <Today generation={today} onToday={onToday} />}
        <ChoiceGroup
          name="spread"
          label={spreadLabel}
          hint={s.deck}
          options={SPREADS.map(({ id, name }) => ({ value: id, label: name }))}
          value={spread.id}
          onChange={set('spread')}
          layout="grid grid-cols-2 gap-2 sm:grid-cols-4"
          tileClassName="min-h-16 flex-col items-center justify-center rounded px-3 py-2 text-center"
          tile={({ value, label }) => (
            <>
              {label}
              {value !== 'daily' && !isSubscriber && (
                <span className="text-[0.75rem] text-gold">{s.locked}</span>
              )}
            </>
          )}
        />
        {!isSubscriber && <PremiumSpreads />}
        <Field label={s.question.label} hint={s.question.hint} optional>
          {(wiring) => (
            <TextControl
              wiring={wiring}
              name="question"
              value={values.question ?? ''}
              maxLength={200}
              autoComplete="off"
              onChange={({ target }) => set('question')(target.value)}
            />
          )}
        </Field>
        {spread.id !== 'daily' && !isSubscriber ? (
          <ButtonLink to={paths.pricing} className="justify-self-start">
            {s.upgrade}
          </ButtonLink>
        ) : (
          <>
            {isSubscriber && (
              <OwnDeck
                places={spread.places}
                mayBeReversed={spread.id !== 'daily'}
                laid={laid}
                fault={fault}
                reversals={values.reversals ?? 'on'}
                onReversals={set('reversals')}
                onLaid={setLaid}
              />
            )}
            {!laid && (
              <FairDraw
                commitment={promise.commitment}
                words={values.clientSeed ?? ''}
                onWords={set('clientSeed')}
              />
            )}
            <WrittenIn tool={tool} />
            {request.isAtLimit ? (
              <LimitReached tool={tool} words={s.drawn} />
            ) : (
              request.failure && <Notice tone="error">{request.failure}</Notice>
            )}
            <Button
              type="submit"
              busy={request.isBusy && s.busy}
              disabled={request.isAtLimit}
              className="min-w-60 justify-self-start"
            >
              {laid ? s.readOwn : spread.id === 'daily' ? s.draw : s.drawSpread}
            </Button>
          </>
        )}
      </form>
      <div className="sticky top-28 grid justify-items-center gap-5 self-start">
        <CardBack className="hidden w-56 lg:block" />
        <ButtonLink
          to={paths.deck}
          variant="quiet"
          className="max-lg:-ml-3 max-lg:justify-self-start"
        >
          {deckStrings.browse}
        </ButtonLink>
      </div>
    </div>
  );
}

/** The way back to the card that was drawn today. */
function Today({ generation, onToday }: { generation: Generation; onToday: (id: string) => void }) {
  const { figure } = generation;
  const card = figure?.kind === 'cards' ? figure.cards[0] : undefined;
  return (
    <section
      aria-label={s.today.title}
      className="flex flex-wrap items-center gap-x-6 gap-y-3 border-l-2 border-gold py-2 pl-5"
    >
      <p>
        <span className="block text-note text-ivory-soft">{s.today.title}</span>
        {card && <span className="font-display text-lead">{card.name}</span>}
      </p>
      <Button variant="secondary" size="compact" onClick={() => onToday(generation.id)}>
        {s.today.see}
      </Button>
    </section>
  );
}

/** What more a subscriber has of the cards. */
function PremiumSpreads() {
  return (
    <section aria-label={s.premium.title} className="grid justify-items-start gap-4">
      <h2 className="font-text text-body font-medium">{s.premium.title}</h2>
      <CheckList items={s.premium.items} className="grid gap-x-10 gap-y-1.5 sm:grid-cols-2" />
      <ButtonLink to={paths.pricing} variant="secondary" size="compact">
        {s.premium.plans}
      </ButtonLink>
    </section>
  );
}

interface OwnDeckProps {
  places: readonly string[];
  /** The card of the day is upright whatever is asked. */
  mayBeReversed: boolean;
  laid: LaidCard[] | null;
  fault: string | undefined;
  reversals: string;
  onReversals: (value: string) => void;
  onLaid: (laid: LaidCard[] | null) => void;
}

function OwnDeck({
  places,
  mayBeReversed,
  laid,
  fault,
  reversals,
  onReversals,
  onLaid,
}: OwnDeckProps) {
  if (laid) {
    return (
      <div className="grid gap-6">
        <OwnCards places={places} cards={laid} error={fault} onChange={onLaid} />
        <Button variant="quiet" className="justify-self-start" onClick={() => onLaid(null)}>
          {s.own.back}
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
      {mayBeReversed && (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={reversals === 'on'}
            onChange={({ target }) => onReversals(target.checked ? 'on' : 'off')}
            className="size-5 accent-gold"
          />
          {s.own.reversals}
        </label>
      )}
      <Button variant="secondary" size="compact" onClick={() => onLaid([])}>
        {s.own.use}
      </Button>
    </div>
  );
}

/** Words for the visitor's half of the shuffle, where they bring none: chosen here, not by the server. */
function newWords(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
