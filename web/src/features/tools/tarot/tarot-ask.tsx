import type { ToolSummary } from '@cosmic/contracts/tools';
import { useState, type FormEvent } from 'react';
import { useIsSubscriber } from '../../../api/subscription.api';
import { Button } from '../../../design/button';
import { ButtonLink } from '../../../design/button-link';
import { ChoiceGroup } from '../../../design/choice';
import { TextControl } from '../../../design/controls';
import { CardBack } from '../../../design/deck/card-back';
import { Field } from '../../../design/field';
import { Notice } from '../../../design/notice';
import { paths } from '../../../paths';
import type { FormValues } from '../form/form-values';
import { WrittenIn } from '../form/written-in';
import { useRequest } from '../generation/use-request';
import { deckStrings } from './deck/deck.strings';
import { FairDraw } from './fair-draw';
import { faultOfLaid, OwnCards, type LaidCard } from './own-cards';
import { SPREADS } from './spreads';
import { usePromise } from './tarot.api';
import { tarotStrings as s } from './tarot.strings';

interface TarotAskProps {
  tool: ToolSummary;
  values: FormValues;
  onChange: (values: FormValues) => void;
  onAccepted: (id: string) => void;
}

/** The table before the draw: which spread, which question, whose cards. */
export function TarotAsk({ tool, values, onChange, onAccepted }: TarotAskProps) {
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
        <ChoiceGroup
          name="spread"
          label={spreadLabel}
          hint={isSubscriber ? undefined : s.lockedText}
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
              <Notice tone="info">{s.drawn}</Notice>
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

interface OwnDeckProps {
  places: readonly string[];
  laid: LaidCard[] | null;
  fault: string | undefined;
  reversals: string;
  onReversals: (value: string) => void;
  onLaid: (laid: LaidCard[] | null) => void;
}

function OwnDeck({ places, laid, fault, reversals, onReversals, onLaid }: OwnDeckProps) {
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
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={reversals === 'on'}
          onChange={({ target }) => onReversals(target.checked ? 'on' : 'off')}
          className="size-5 accent-gold"
        />
        {s.own.reversals}
      </label>
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
