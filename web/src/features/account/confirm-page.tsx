import { useEffect, useRef } from 'react';
import { ButtonLink } from '../../design/button-link';
import { Notice } from '../../design/notice';
import { usePageTitle } from '../../head';
import { paths } from '../../paths';
import { AccountFrame } from './account-frame';
import { useConfirmAddressMutation } from './account.api';
import { accountStrings } from './account.strings';
import { useMailToken } from './use-mail-token';

const s = accountStrings.confirm;

/** Where the link that confirms an address leads. */
export function ConfirmPage() {
  usePageTitle(s.title);
  const token = useMailToken();
  const [confirm, { isSuccess, isError }] = useConfirmAddressMutation();
  const wasAsked = useRef(false);
  useEffect(() => {
    if (wasAsked.current) return;
    wasAsked.current = true;
    void confirm({ token });
  }, [confirm, token]);

  return (
    <AccountFrame title={s.title} icon="message">
      {isSuccess || isError ? (
        <Notice
          tone={isSuccess ? 'info' : 'error'}
          action={
            <ButtonLink to={paths.dashboard} variant="secondary" size="compact">
              {s.on}
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
