import { TextControl } from '../../../design/controls';
import { Field } from '../../../design/field';
import { tarotStrings } from './tarot.strings';

const s = tarotStrings.fair;

interface FairDrawProps {
  commitment: string | undefined;
  words: string;
  onWords: (words: string) => void;
}

/** What makes a draw checkable, for those who want to know. */
export function FairDraw({ commitment, words, onWords }: FairDrawProps) {
  return (
    <details className="group border-y border-gold-line/40 py-4">
      <summary className="min-h-8 text-gold">{s.summary}</summary>
      <div className="mt-4 grid gap-5">
        <p className="text-note text-ivory-soft">{s.text}</p>
        <p className="text-note">
          <span className="text-ivory-soft">{s.promise}</span>{' '}
          <code className="break-all">{commitment ?? s.waiting}</code>
        </p>
        <Field label={s.words} optional>
          {(wiring) => (
            <TextControl
              wiring={wiring}
              name="clientSeed"
              value={words}
              maxLength={200}
              autoComplete="off"
              onChange={({ target }) => onWords(target.value)}
            />
          )}
        </Field>
      </div>
    </details>
  );
}
