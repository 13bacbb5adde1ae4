import { problemOf } from '../../api/api-error';
import { useSession } from '../../api/session/use-session';
import { Button } from '../../design/button';
import { ButtonLink } from '../../design/button-link';
import { Notice } from '../../design/notice';
import { toast } from '../../design/toast';
import { paths } from '../../paths';
import { useResendConfirmationMutation } from './account.api';
import { accountStrings } from './account.strings';

const s = accountStrings.notices;

/** What a member should see to: a one-time password, an address that is not confirmed. */
export function AccountNotices() {
  const { user } = useSession();
  if (!user || (user.email_verified && !user.must_change_password)) return null;
  return (
    <div className="grid gap-4 print:hidden">
      {user.must_change_password && (
        <Notice
          tone="info"
          action={
            <ButtonLink to={paths.choosePassword} variant="secondary" size="compact">
              {s.choose}
            </ButtonLink>
          }
        >
          {s.oneTime}
        </Notice>
      )}
      {!user.email_verified && <Unconfirmed email={user.email} />}
    </div>
  );
}

function Unconfirmed({ email }: { email: string }) {
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
