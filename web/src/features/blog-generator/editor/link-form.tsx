import type { Editor } from '@tiptap/react';
import { useState, type FormEvent } from 'react';
import { Button } from '../../../design/button';
import { TextControl } from '../../../design/controls';
import { Field } from '../../../design/field';
import { editorStrings } from './editor.strings';
import { webAddress } from './web-address';

const s = editorStrings.link;

/** Where the words that are marked are to lead. */
export function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const current = editor.getAttributes('link')['href'] as string | undefined;
  const [value, setValue] = useState(current ?? '');
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const href = webAddress(value);
    if (!href) return setProblem(s.wrong);
    editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
    onDone();
  };
  return (
    <form
      onSubmit={submit}
      noValidate
      className="grid gap-3 border-t border-gold-line/40 p-4"
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return;
        editor.commands.focus();
        onDone();
      }}
    >
      <Field label={s.label} hint={s.hint} error={problem}>
        {(wiring) => (
          <TextControl
            wiring={wiring}
            inputMode="url"
            value={value}
            autoFocus
            autoComplete="off"
            onChange={({ target }) => {
              setValue(target.value);
              setProblem(undefined);
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="compact">
          {s.apply}
        </Button>
        {current && (
          <Button
            variant="quiet"
            size="compact"
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run();
              onDone();
            }}
          >
            {s.remove}
          </Button>
        )}
      </div>
    </form>
  );
}
