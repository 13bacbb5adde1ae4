import { paths } from '../../paths';
import { accountStrings } from './account.strings';
import { MailLinkPage } from './mail-link-page';
import { useStopReminderMutation } from './reminders.api';

const s = accountStrings.stop;

/** Where the way out of a letter leads: whoever opens it gets no more, signed in or not. */
export function StopRemindersPage() {
  const [stop, state] = useStopReminderMutation();
  return (
    <MailLinkPage
      icon="moon"
      texts={s}
      open={stop}
      isSuccess={state.isSuccess}
      isError={state.isError}
      onward={{ to: paths.myProfile, text: s.profile }}
    />
  );
}
