import type { Place } from '@cosmic/contracts/sky/places';
import { useState } from 'react';
import { Field } from '../field';
import { PlaceControl } from './place-control';
import type { PlaceEntry } from './place-entry';

interface TownFieldProps {
  label: string;
  hint: string;
  /** What stands in it at first; nothing where it is left out. */
  place?: Place;
  onChoose: (town: Place) => void;
}

/** The town that a page or a part of it goes by; told once another is chosen from the list. */
export function TownField({ label, hint, place, onChoose }: TownFieldProps) {
  const [entry, setEntry] = useState<PlaceEntry>(place ?? '');
  return (
    <div className="max-w-md">
      <Field label={label} hint={hint}>
        {(wiring) => (
          <PlaceControl
            wiring={wiring}
            name="place"
            value={entry}
            required
            onChange={(next) => {
              setEntry(next);
              if (typeof next !== 'string') onChoose(next);
            }}
          />
        )}
      </Field>
    </div>
  );
}
