import { useNavigate } from 'react-router-dom';
import { session } from '../../../api/session/browser-session';
import { useToast } from '../../../state/use-toast';
import { paths } from '../../../paths';

/** Has the server end the session, goes home as a guest and says what happened. */
export function useLeave(): (
  end: () => Promise<unknown>,
  title: string,
  text: string,
) => Promise<void> {
  const toast = useToast();
  const navigate = useNavigate();
  return async (end, title, text) => {
    await session.leave(async () => {
      await end();
      // Away from the pages of members, which send whoever is none to the login.
      await navigate(paths.home);
    });
    toast('success', title, text);
  };
}
