import { paths } from '../../paths';
import { useConfirmAddressMutation } from './account.api';
import { accountStrings } from './account.strings';
import { MailLinkPage } from './mail-link-page';

const s = accountStrings.confirm;

/** Where the link that confirms an address leads. */
export function ConfirmPage() {
  const [confirm, state] = useConfirmAddressMutation();
  return (
    <MailLinkPage
      icon="message"
      texts={s}
      open={confirm}
      isSuccess={state.isSuccess}
      isError={state.isError}
      onward={{ to: paths.dashboard, text: s.on }}
    />
  );
}
