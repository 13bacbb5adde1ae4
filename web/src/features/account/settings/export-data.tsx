import { problemOf } from '../../../api/api-error';
import { Button } from '../../../design/button';
import { useToast } from '../../../state/use-toast';
import { useExportAccountMutation } from '../account.api';
import { accountStrings } from '../account.strings';
import { saveFile } from '../../../save-file';
import { Setting } from './setting';

const s = accountStrings.settings.export;

/** Everything that is kept of the member, as a file. */
export function ExportData() {
  const toast = useToast();
  const [collect, { isLoading, reset }] = useExportAccountMutation();
  const act = async () => {
    try {
      saveFile(s.file, await collect().unwrap(), 'application/json');
      // Nothing of it stays behind in the page.
      reset();
      toast('success', s.done);
    } catch (error) {
      toast('error', problemOf(error).message);
    }
  };
  return (
    <Setting title={s.title} text={s.text}>
      <Button variant="secondary" busy={isLoading && s.busy} onClick={() => void act()}>
        {s.action}
      </Button>
    </Setting>
  );
}
