import { useNavigate } from 'react-router-dom';
import { useAppDispatch } from '../../../state/app-state';
import { leaveSession } from '../../../state/session/keep-session';
import { useToast } from '../../../state/use-toast';
import { paths } from '../../../paths';

/** Has the server end the session, goes home as a guest and says what happened. */
export function useLeave(): (
  end: () => Promise<unknown>,
  title: string,
  text: string,
) => Promise<void> {
  const toast = useToast();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return async (end, title, text) => {
    await dispatch(
      leaveSession(async () => {
        await end();
        // Away from the pages of members, which send whoever is none to the login.
        await navigate(paths.home);
      }),
    );
    toast('success', title, text);
  };
}
