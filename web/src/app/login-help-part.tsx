import type { ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { ChangePasswordPage } from '../features/account/change-password-page';
import { ConfirmPage } from '../features/account/confirm-page';
import { ForgottenPage } from '../features/account/forgotten-page';
import { ResetPage } from '../features/account/reset-page';
import { StopRemindersPage } from '../features/account/stop-reminders-page';
import { invitationPaths } from '../invitation-paths';
import { lazyPart } from '../lazy-part';
import { paths } from '../paths';
import { MembersOnly } from './members-only';

/** It brings along what draws a code to scan. */
const SetUpPage = lazyPart(
  () => import('../features/account/second-factor/set-up-page'),
  'SetUpPage',
);

const PrivacyPage = lazyPart(() => import('../features/privacy/privacy-page'), 'PrivacyPage');

const InvitationPage = lazyPart(
  () => import('../features/people/invitations/invitation-page'),
  'InvitationPage',
);

const SuccessPage = lazyPart(() => import('../features/pricing/success-page'), 'SuccessPage');

/**
 * The pages around the login, most of them opened from a mail. Small, so one file brings them all.
 * And what is opened from elsewhere as well, as where paying leads back to and an invitation, or is
 * seldom asked: what we know of somebody.
 */
export function LoginHelpPart({ notFound }: { notFound: ReactNode }) {
  const { pathname } = useLocation();
  if (pathname === paths.subscribed) return <SuccessPage />;
  if (pathname === paths.privacy) return <PrivacyPage />;
  if (pathname.startsWith(invitationPaths.with(''))) return <InvitationPage />;
  return (
    <Routes>
      <Route path="forgotten" element={<ForgottenPage />} />
      <Route path="reset" element={<ResetPage />} />
      <Route path="confirm" element={<ConfirmPage />} />
      <Route path="reminders" element={<StopRemindersPage />} />
      <Route
        path="password"
        element={
          <MembersOnly>
            <ChangePasswordPage />
          </MembersOnly>
        }
      />
      <Route
        path="second-factor"
        element={
          <MembersOnly>
            <SetUpPage />
          </MembersOnly>
        }
      />
      <Route path="*" element={notFound} />
    </Routes>
  );
}
