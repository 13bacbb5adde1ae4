import { useEffect, useRef } from 'react';
import { ButtonLink } from '../../design/button-link';
import type { IconName } from '../../design/named-icon';
import { Notice } from '../../design/notice';
import { usePageTitle } from '../../head';
import { AccountFrame } from './account-frame';
import { useMailToken } from './use-mail-token';

interface MailLinkPageProps {
  icon: IconName;
  texts: { title: string; busy: string; done: string; failed: string };
  /** Does what the link was mailed for. */
  open: (link: { token: string }) => unknown;
  isSuccess: boolean;
  isError: boolean;
  /** Where to go from here. */
  onward: { to: string; text: string };
}

/** Where a mailed link leads: it is used once, on arrival, and the outcome is said. */
export function MailLinkPage({ icon, texts, open, isSuccess, isError, onward }: MailLinkPageProps) {
  usePageTitle(texts.title);
  const token = useMailToken();
  const wasOpened = useRef(false);
  useEffect(() => {
    if (wasOpened.current) return;
    wasOpened.current = true;
    void open({ token });
  }, [open, token]);

  return (
    <AccountFrame title={texts.title} icon={icon}>
      {isSuccess || isError ? (
        <Notice
          tone={isSuccess ? 'info' : 'error'}
          action={
            <ButtonLink to={onward.to} variant="secondary" size="compact">
              {onward.text}
            </ButtonLink>
          }
        >
          {isSuccess ? texts.done : texts.failed}
        </Notice>
      ) : (
        <p role="status" className="text-lead text-ivory-soft">
          {texts.busy}
        </p>
      )}
    </AccountFrame>
  );
}
