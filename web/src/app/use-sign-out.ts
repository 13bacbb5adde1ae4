import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { api } from '../api/api';
import { session } from '../api/session/browser-session';
import { toast } from '../design/toast';
import { note } from '../log';
import { paths } from '../paths';
import { layoutStrings } from './layout.strings';

/** Ends the session on the server and here, forgets what was loaded for the member, and goes home. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  const dispatch = useDispatch();
  return async () => {
    const token = await session.token();
    await fetch('/api/auth/sign-out', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token ?? ''}` },
      body: '{}',
      credentials: 'same-origin',
    }).catch((error: unknown) => note('The server could not be told of the sign-out', error));
    await navigate(paths.home);
    session.drop();
    dispatch(api.util.resetApiState());
    toast('success', layoutStrings.signedOut.title, layoutStrings.signedOut.text);
  };
}
