import type { ReactNode } from 'react';
import { Button } from '../../../design/button';
import { TextControl } from '../../../design/controls';
import { Field } from '../../../design/field';
import { copy } from '../../../share';
import { useToast } from '../../../state/use-toast';

interface CopiedAddressProps {
  address: string;
  words: Readonly<Record<'address' | 'copy' | 'copied' | 'copyFailed', string>>;
  /** What else can be done with it. */
  children?: ReactNode;
}

/** An address to be kept, and a button that copies it. */
export function CopiedAddress({ address, words, children }: CopiedAddressProps) {
  const toast = useToast();
  const copyIt = async () => {
    try {
      await copy(address);
      toast('success', words.copied);
    } catch {
      toast('error', words.copyFailed);
    }
  };
  return (
    <div className="grid gap-4">
      <Field label={words.address}>
        {(wiring) => (
          <TextControl
            wiring={wiring}
            readOnly
            value={address}
            className="figures"
            onFocus={({ target }) => target.select()}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copyIt()}>{words.copy}</Button>
        {children}
      </div>
    </div>
  );
}
