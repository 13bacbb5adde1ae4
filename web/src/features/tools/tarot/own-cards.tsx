import { CARDS } from '../../../design/deck/card-name';
import { SelectControl } from '../../../design/controls';
import { Field } from '../../../design/field';
import type { LaidCard } from './laid-cards';
import { tarotStrings } from './tarot.strings';

const s = tarotStrings.own;

interface OwnCardsProps {
  places: readonly string[];
  cards: readonly LaidCard[];
  error: string | undefined;
  onChange: (cards: LaidCard[]) => void;
}

const OPTIONS = CARDS.map(({ id, name }) => ({ value: id, label: name }));

/** Entering the cards of one's own deck, place by place. */
export function OwnCards({ places, cards, error, onChange }: OwnCardsProps) {
  const at = (place: number): LaidCard => cards[place] ?? { id: '', reversed: false };
  const change = (place: number, more: Partial<LaidCard>) =>
    onChange(places.map((_, other) => ({ ...at(other), ...(other === place && more) })));
  return (
    <div className="grid gap-6">
      <p className="text-note text-ivory-soft">{s.hint}</p>
      {places.map((title, place) => (
        <div key={title} className="grid items-end gap-x-5 gap-y-2 sm:grid-cols-[1fr_auto]">
          <Field label={s.card(title)} error={place === 0 ? error : undefined}>
            {(wiring) => (
              <SelectControl
                wiring={wiring}
                value={at(place).id}
                options={OPTIONS}
                placeholder={s.choose}
                onChange={({ target }) => change(place, { id: target.value })}
              />
            )}
          </Field>
          <label className="flex min-h-12 items-center gap-3">
            <input
              type="checkbox"
              checked={at(place).reversed}
              onChange={({ target }) => change(place, { reversed: target.checked })}
              className="size-5 accent-gold"
            />
            {s.reversed}
          </label>
        </div>
      ))}
    </div>
  );
}
