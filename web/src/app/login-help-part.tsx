import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ChangePasswordPage } from '../features/account/change-password-page';
import { ConfirmPage } from '../features/account/confirm-page';
import { ForgottenPage } from '../features/account/forgotten-page';
import { ResetPage } from '../features/account/reset-page';
import { StopRemindersPage } from '../features/account/stop-reminders-page';
import { lazyPart } from '../lazy-part';
import { MembersOnly } from './members-only';

/** It brings along what draws a code to scan. */
const SetUpPage = lazyPart(
  () => import('../features/account/second-factor/set-up-page'),
  'SetUpPage',
);

/** The pages around the login, most of them opened from a mail. Small, so one file brings them all. */
export function LoginHelpPart({ notFound }: { notFound: ReactNode }) {
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
