import type { Place } from '@cosmic/contracts/sky/places';
import { useCombobox } from 'downshift';
import { useEffect, useState } from 'react';
import { classes } from '../classes';
import { CONTROL, type FieldWiring } from '../field';
import { Icon } from '../icon';
import { useTakenOverFocus } from '../handed-over-focus';
import { useSearchPlacesQuery } from '../../api/places.api';
import { placesStrings as s } from './place-control.strings';
import { townOf, type PlaceEntry } from './place-entry';

/** A search begins when nothing was typed for so long. */
const PAUSE_MS = 200;

interface PlaceControlProps {
  wiring: FieldWiring;
  name: string;
  value: PlaceEntry;
  required: boolean;
  onChange: (entry: PlaceEntry) => void;
}

/** A town, found by its first letters and chosen from the list. */
export function PlaceControl({ wiring, name, value, required, onChange }: PlaceControlProps) {
  const chosen = townOf(value);
  const typed = typeof value === 'string' ? value : value.name;
  const asked = usePaused(typed.trim());
  const isAsking = asked !== '' && !chosen;
  const { data, isFetching, isError } = useSearchPlacesQuery(asked, { skip: !isAsking });
  const towns = (isAsking && data) || [];
  useTakenOverFocus(wiring.id, name);

  const box = useCombobox<Place>({
    inputId: wiring.id,
    items: towns,
    itemToString: (town) => town?.name ?? '',
    itemToKey: (town) => town && `${town.name} ${town.latitude} ${town.longitude}`,
    selectedItem: chosen,
    inputValue: typed,
    onInputValueChange: ({ type }) => {
      if (type === useCombobox.stateChangeTypes.InputKeyDownEscape) onChange('');
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChange(selectedItem);
    },
  });
  const inputProps = box.getInputProps({
    'aria-describedby': wiring.describedBy,
    // With the event itself: the list tells of it later, and until then React puts the old text back.
    onChange: ({ currentTarget }) => onChange(currentTarget.value),
  });
  const isOpen = box.isOpen && isAsking;

  return (
    <div className="relative">
      <input
        {...inputProps}
        aria-activedescendant={inputProps['aria-activedescendant'] || undefined}
        name={name}
        autoComplete="off"
        required={required}
        aria-labelledby={undefined}
        aria-invalid={wiring.invalid || undefined}
        placeholder={s.hint}
        className={classes(CONTROL, 'pr-12')}
      />
      {typed !== '' && (
        <button
          type="button"
          aria-label={s.clear}
          onClick={() => onChange('')}
          className="absolute right-0.5 top-0.5 grid size-11 place-items-center text-ivory-soft hover:text-gold"
        >
          <Icon name="close" className="size-4" />
        </button>
      )}
      <ul
        {...box.getMenuProps({ 'aria-label': s.hint, 'aria-labelledby': undefined })}
        className={classes(
          'absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-auto bg-ink-raised',
          isOpen && 'border border-gold-line shadow-float',
        )}
      >
        {isOpen &&
          towns.map((town, index) => (
            <li
              key={`${town.name} ${town.latitude}`}
              {...box.getItemProps({ item: town, index })}
              className={classes(
                'flex min-h-11 cursor-pointer items-center px-4 py-2',
                box.highlightedIndex === index && 'bg-gold/15 text-gold',
              )}
            >
              {town.name}
            </li>
          ))}
      </ul>
      <p role="status" className="text-note text-ivory-soft">
        {isOpen && wordOn(isFetching, isError, towns.length)}
      </p>
    </div>
  );
}

function wordOn(isFetching: boolean, isError: boolean, found: number): string | undefined {
  if (isFetching) return s.searching;
  if (isError) return s.failed;
  return found === 0 ? s.none : undefined;
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
