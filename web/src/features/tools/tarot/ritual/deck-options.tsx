import { Button } from '../../../../design/button';
import { ChoiceGroup } from '../../../../design/choice';
import { tarotStrings as s } from '../tarot.strings';
import { DECKS, deckSize, type Deck } from './decks';

interface DeckOptionsProps {
  /** The card of the day is one of the 22 and always upright, so there is nothing to choose. */
  isOfTheDay: boolean;
  deck: Deck;
  onDeck: (deck: string) => void;
  reversals: string;
  onReversals: (value: string) => void;
  onOwn: () => void;
}

/** Which cards are shuffled and which way up they may lie, or whose they are. */
export function DeckOptions({
  isOfTheDay,
  deck,
  onDeck,
  reversals,
  onReversals,
  onOwn,
}: DeckOptionsProps) {
  return (
    <div className="grid content-start gap-6">
      {!isOfTheDay && (
        <>
          <ChoiceGroup
            name="deck"
            label={s.decks.label}
            options={DECKS.map((value) => ({ value, label: String(deckSize(value)) }))}
            value={deck}
            onChange={onDeck}
            layout="grid grid-cols-3 gap-2"
            tileClassName="min-h-12 flex-col items-center justify-center rounded px-2 py-2 text-center"
            tile={({ value, label }) => (
              <>
                <span className="figures">{label}</span>
                <span className="text-[0.75rem] text-ivory-soft">{s.decks[value as Deck]}</span>
              </>
            )}
          />
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              checked={reversals === 'on'}
              onChange={({ target }) => onReversals(target.checked ? 'on' : 'off')}
              className="size-5 accent-gold"
            />
            {s.own.reversals}
          </label>
        </>
      )}
      <Button variant="secondary" size="compact" className="justify-self-start" onClick={onOwn}>
        {s.own.use}
      </Button>
    </div>
  );
}
