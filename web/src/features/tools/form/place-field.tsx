import { PlaceControl } from '../../../design/place-control';
import { readPlaceEntry, writePlaceEntry } from './form-values';
import type { FieldProps } from './tool-field';
import { ToolFieldFrame } from './tool-field-frame';

/** A place among a form's texts. */
export function PlaceField({ field, value, error, onChange }: FieldProps) {
  return (
    <ToolFieldFrame field={field} error={error}>
      {(wiring) => (
        <PlaceControl
          wiring={wiring}
          name={field.name}
          value={readPlaceEntry(value)}
          required={field.required}
          onChange={(entry) => onChange(writePlaceEntry(entry))}
        />
      )}
    </ToolFieldFrame>
  );
}
