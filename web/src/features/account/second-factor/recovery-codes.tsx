import { Button } from '../../../design/button';
import { useToast } from '../../../state/use-toast';
import { note } from '../../../log';
import { copy } from '../../../share';
import { saveFile } from '../../../save-file';
import { secondFactorStrings } from './second-factor.strings';

const s = secondFactorStrings.codes;

interface RecoveryCodesProps {
  codes: readonly string[];
  /** Called once they were kept; nobody is shown them again. */
  onKept: () => void;
}

/** Recovery codes, the one time that they are shown. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const toast = useToast();
  const text = `${codes.join('\n')}\n`;
  const copyAll = () =>
    copy(text).then(
      () => toast('success', s.copied),
      (error: unknown) => note('The codes could not be copied', error),
    );
  return (
    <div className="grid justify-items-start gap-6">
      <p>{s.intro}</p>
      <ul
        aria-label={s.title}
        className="grid gap-x-10 gap-y-2 border-l-2 border-gold py-2 pl-6 tabular-nums sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>
            <code translate="no" className="font-text">
              {code}
            </code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void copyAll()}>
          {s.copy}
        </Button>
        <Button variant="secondary" onClick={() => saveFile(s.file, text, 'text/plain')}>
          {s.save}
        </Button>
        <Button onClick={onKept}>{s.kept}</Button>
      </div>
    </div>
  );
}
