import { problemOf } from '../../../api/api-error';
import { Button } from '../../../design/button';
import { useToast } from '../../../state/use-toast';
import { useSignOutEverywhereMutation } from '../account.api';
import { accountStrings } from '../account.strings';
import { Sessions } from './sessions';
import { Setting } from './setting';
import { useLeave } from './use-leave';

const s = accountStrings.settings.everywhere;

/** Where the member is signed in, to be ended one by one, all others, or all with this one. */
export function Devices() {
  const toast = useToast();
  const [signOut, { isLoading }] = useSignOutEverywhereMutation();
  const leave = useLeave();
  const act = async () => {
    try {
      await leave(() => signOut().unwrap(), s.done, s.doneText);
    } catch (error) {
      toast('error', problemOf(error).message);
    }
  };
  return (
    <Setting title={s.title} text={s.text}>
      <Sessions />
      <Button variant="secondary" busy={isLoading && s.busy} onClick={() => void act()}>
        {s.action}
      </Button>
    </Setting>
  );
}
