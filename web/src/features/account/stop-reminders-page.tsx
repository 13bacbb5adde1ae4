import { useEffect, useRef } from 'react';
import { ButtonLink } from '../../design/button-link';
import { Notice } from '../../design/notice';
import { usePageTitle } from '../../head';
import { paths } from '../../paths';
import { AccountFrame } from './account-frame';
import { accountStrings } from './account.strings';
import { useStopReminderMutation } from './reminders.api';
import { useMailToken } from './use-mail-token';

const s = accountStrings.stop;

/** Where the way out of a letter leads: whoever opens it gets no more, signed in or not. */
export function StopRemindersPage() {
  usePageTitle(s.title);
  const token = useMailToken();
  const [stop, { isSuccess, isError }] = useStopReminderMutation();
  const wasAsked = useRef(false);
  useEffect(() => {
    if (wasAsked.current) return;
    wasAsked.current = true;
    void stop({ token });
  }, [stop, token]);

  return (
    <AccountFrame title={s.title} icon="moon">
      {isSuccess || isError ? (
        <Notice
          tone={isSuccess ? 'info' : 'error'}
          action={
            <ButtonLink to={paths.myProfile} variant="secondary" size="compact">
              {s.profile}
            </ButtonLink>
          }
        >
          {isSuccess ? s.done : s.failed}
        </Notice>
      ) : (
        <p role="status" className="text-lead text-ivory-soft">
          {s.busy}
        </p>
      )}
    </AccountFrame>
  );
}
