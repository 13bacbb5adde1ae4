import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { Button } from '../../../../design/button';
import { TextControl } from '../../../../design/controls';
import { CardBack } from '../../../../design/deck/card-back';
import { Field } from '../../../../design/field';
import type { SPREADS } from '../spreads';
import { tarotStrings } from '../tarot.strings';
import { Fan } from './fan';
import { TableCloth } from './table-cloth';
import { TravellingCard } from './travelling-card';

const s = tarotStrings.ritual;

interface FanStageProps {
  spread: (typeof SPREADS)[number];
  /** How many cards are spread. */
  count: number;
  chosen: readonly number[];
  onChosen: (chosen: readonly number[]) => void;
  question: string;
  onQuestion: (question: string) => void;
  isBusy: boolean;
  refusal: ReactNode;
  /** Whether nothing is left to draw. */
  isClosed: boolean;
  onBack: () => void;
  onTurn: () => void;
}

/** The fan and the places that its cards are chosen for; the question is asked once they lie there. */
export function FanStage({ spread, count, chosen, onChosen, onBack, ...asked }: FanStageProps) {
  const next = spread.places[chosen.length];
  const isOne = spread.places.length === 1;
  return (
    <div className="grid justify-items-center gap-8">
      <p role="status" className="text-center font-display text-title">
        {next === undefined ? s.allChosen(chosen.length) : promptFor(spread, next)}
        {next !== undefined && !isOne && (
          <span className="block font-text text-note text-ivory-soft">
            {s.chosen(chosen.length, spread.places.length)}
          </span>
        )}
      </p>
      <TableCloth
        spread={spread.id}
        card={(next === undefined ? LARGE : SMALL)[spread.id] ?? '9rem'}
        label={s.table}
      >
        {({ across }, at) => {
          const place = chosen[at];
          if (place === undefined)
            return <EmptyPlace number={isOne ? null : at + 1} isAcross={across === true} />;
          return (
            <TravellingCard place={place} turn={across ? 90 : 0} follows>
              <CardBack className="size-full" />
            </TravellingCard>
          );
        }}
      </TableCloth>
      {next === undefined ? (
        <Question {...asked} count={chosen.length} />
      ) : (
        <>
          <Fan count={count} taken={chosen} onTake={(place) => onChosen([...chosen, place])} />
          <p className="max-w-[44ch] text-center text-note text-ivory-soft">{s.hint}</p>
        </>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        {chosen.length > 0 && (
          <Button
            variant="quiet"
            size="compact"
            disabled={asked.isBusy}
            onClick={() => onChosen(chosen.slice(0, -1))}
          >
            {s.putBack}
          </Button>
        )}
        <Button variant="quiet" size="compact" disabled={asked.isBusy} onClick={onBack}>
          {s.again}
        </Button>
      </div>
    </div>
  );
}

function promptFor({ places }: FanStageProps['spread'], next: string): string {
  return places.length === 1 ? s.chooseOne : s.choose(next);
}

/** While the fan takes room, the spread is small. */
const SMALL: Readonly<Record<string, string>> = {
  daily: 'clamp(5.5rem, 17svh, 10rem)',
  'three-card': 'clamp(5rem, 17svh, 10rem)',
  relationship: 'clamp(3.4rem, 8svh, 6rem)',
  'celtic-cross': 'clamp(3rem, 6.2svh, 5rem)',
};

const LARGE: Readonly<Record<string, string>> = {
  daily: 'clamp(7rem, 18svh, 13rem)',
  'three-card': 'clamp(6rem, 22svh, 12rem)',
  relationship: 'clamp(4.4rem, 10svh, 8rem)',
  'celtic-cross': 'clamp(3.6rem, 8svh, 6.4rem)',
};

/** Where a card will lie, with its number in the order of the spread. */
function EmptyPlace({ number, isAcross }: { number: number | null; isAcross: boolean }) {
  return (
    <div
      aria-hidden="true"
      className="absolute inset-0 grid place-items-center rounded-lg border border-dashed border-gold-line/70 text-note text-gold"
      style={isAcross ? { rotate: '90deg' } : undefined}
    >
      {/* It stands at the edge, where a card laid across leaves it to be seen. */}
      <span className="self-start pt-1">{number}</span>
    </div>
  );
}

type QuestionProps = Pick<
  FanStageProps,
  'question' | 'onQuestion' | 'isBusy' | 'refusal' | 'isClosed' | 'onTurn'
> & { count: number };

/** Asked when the cards lie there and nobody knows them yet. */
function Question({
  question,
  onQuestion,
  isBusy,
  refusal,
  isClosed,
  onTurn,
  count,
}: QuestionProps) {
  const field = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The fan that had the focus is gone.
    field.current?.querySelector('input')?.focus({ preventScroll: true });
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The reading begins at the top of the page; the cards are there before they travel on.
    window.scrollTo({ top: 0, behavior: 'smooth' });
    onTurn();
  };
  return (
    <form ref={field} onSubmit={submit} noValidate className="grid w-full max-w-xl gap-6">
      <Field label={tarotStrings.question.label} hint={tarotStrings.question.hint} optional>
        {(wiring) => (
          <TextControl
            wiring={wiring}
            name="question"
            value={question}
            maxLength={200}
            autoComplete="off"
            onChange={({ target }) => onQuestion(target.value)}
          />
        )}
      </Field>
      {refusal}
      <Button type="submit" busy={isBusy && s.turning} disabled={isClosed}>
        {s.turn(count)}
      </Button>
    </form>
  );
}
