import { useNavigate } from 'react-router-dom';
import { useAppDispatch } from '../state/app-state';
import { sessionOver } from '../state/session/session';
import { useToast } from '../state/use-toast';
import { note } from '../log';
import { paths } from '../paths';
import { menuStrings } from './menu.strings';

/** Goes home as a guest, here and in the other tabs, and ends the session on the server. */
export function useSignOut(): () => Promise<void> {
  const toast = useToast();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return async () => {
    await navigate(paths.home);
    // First here: the server tells every tab of the session's end, and nobody is to be surprised.
    dispatch(sessionOver({ byChoice: true }));
    toast('success', menuStrings.signedOut.title, menuStrings.signedOut.text);
    await fetch('/api/auth/sign-out', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
      credentials: 'same-origin',
      keepalive: true,
    }).catch((error: unknown) => note('The server could not be told of the sign-out', error));
  };
}
