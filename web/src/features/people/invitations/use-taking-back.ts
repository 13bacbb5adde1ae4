import { problemOf } from '../../../api/api-error';
import { useToast } from '../../../state/use-toast';
import { invitationPageStrings as s } from './invitation-page.strings';
import { useTakeBirthBackMutation } from './invitations.api';

/** Ends a link by itself; where it has ended meanwhile nothing is left to be done. */
export function useTakingBack(token: string, onGone: () => void) {
  const toast = useToast();
  const [end, { isLoading: isBusy }] = useTakeBirthBackMutation();
  const takeBack = async () => {
    try {
      await end(token).unwrap();
      onGone();
    } catch (error) {
      if (problemOf(error).code === 'not_found') onGone();
      else toast('error', s.takingBack.failed);
    }
  };
  return { takeBack, isBusy };
}
