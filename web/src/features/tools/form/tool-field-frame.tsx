import type { ToolField } from '@cosmic/contracts/readings/tools';
import type { ComponentProps } from 'react';
import { Field } from '../../../design/field';
import { inLanguage } from '../../../language/server-words';

interface ToolFieldFrameProps extends Pick<ComponentProps<typeof Field>, 'children' | 'error'> {
  field: ToolField;
}

/** A field's label, hint and problem around its control, in the words of the catalogue. */
export function ToolFieldFrame({ field, error, children }: ToolFieldFrameProps) {
  const { label, hint, required } = field;
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      // A hint may say by itself that nothing has to be filled in.
      optional={!required && !hint?.startsWith(inLanguage('Optional'))}
    >
      {children}
    </Field>
  );
}
