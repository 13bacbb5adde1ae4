import { problemOf } from '../../api/api-error';
import { useSession } from '../../state/session/use-session';
import { Button } from '../../design/button';
import { Notice } from '../../design/notice';
import { useToast } from '../../state/use-toast';
import { useResendConfirmationMutation } from './account.api';
import { accountStrings } from './account.strings';

const s = accountStrings.notices;

/** What a member should see to: an address that is not confirmed. */
export function AccountNotices() {
  const { user } = useSession();
  return !user || user.email_verified ? null : <Unconfirmed email={user.email} />;
}

function Unconfirmed({ email }: { email: string }) {
  const toast = useToast();
  const [resend, { isLoading, isSuccess }] = useResendConfirmationMutation();
  const act = async () => {
    try {
      await resend({ email }).unwrap();
    } catch (error) {
      const { code, message } = problemOf(error);
      toast('error', code === 'too_many_attempts' ? message : s.resendFailed);
    }
  };
  return (
    <Notice
      tone="info"
      className="print:hidden"
      action={
        !isSuccess && (
          <Button
            variant="secondary"
            size="compact"
            busy={isLoading && s.resend}
            onClick={() => void act()}
          >
            {s.resend}
          </Button>
        )
      }
    >
      {isSuccess ? s.resent : s.unconfirmed(email)}
    </Notice>
  );
}
