import type { Challenge, SecondStepBody } from '@cosmic/contracts/account/auth';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api, apiUrl } from '../../api/api';
import { adoptSession, refreshSession, type SessionAnswer } from '../../state/session/keep-session';
import { sessionOf, type WithSession } from '../../state/session/session';
import type { BrowserWorld } from '../../state/world';

interface Credentials {
  email: string;
  password: string;
}

/** Several services have a part in these, and the payment provider in one. */
const SLOW_MS = 40_000;

/** What an endpoint is told of its request. */
interface Asked {
  queryFulfilled: Promise<unknown>;
  dispatch: ThunkDispatch<WithSession, BrowserWorld, UnknownAction>;
  getState: () => unknown;
}

/** What the session knows of the account has changed: it is read anew. */
export async function lookAgainAfter({ queryFulfilled, dispatch, getState }: Asked): Promise<void> {
  const isDone = await queryFulfilled.then(
    () => true,
    () => false,
  );
  if (isDone && sessionOf(getState).who.user) await dispatch(refreshSession());
}

/** Takes over the session that signing in gave; what was loaded for a guest is read anew. */
function begin(answer: SessionAnswer, dispatch: Asked['dispatch']): void {
  dispatch(adoptSession(answer));
  dispatch(
    api.util.invalidateTags(['Allowances', 'Invoices', 'Journal', 'Profile', 'Subscription']),
  );
}

/** Tags that no other part of the site needs weigh nothing on its first page here. */
const taggedApi = api.enhanceEndpoints({ addTagTypes: ['SecondFactor', 'Sessions'] });

export const accountApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    signUp: build.mutation<unknown, Credentials & { fullName: string }>({
      query: ({ fullName, ...credentials }) => ({
        url: apiUrl('/api/auth/sign-up'),
        method: 'POST',
        body: { ...credentials, data: { full_name: fullName } },
      }),
    }),
    /** Gives a challenge where there is a second factor, to be answered by `secondStep`. */
    signIn: build.mutation<SessionAnswer | Challenge, Credentials>({
      query: (body) => ({ url: apiUrl('/api/auth/sign-in'), method: 'POST', body }),
      async onQueryStarted(_credentials, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer && !('challenge' in answer.data)) begin(answer.data, dispatch);
      },
    }),
    secondStep: build.mutation<SessionAnswer, SecondStepBody>({
      query: (body) => ({ url: apiUrl('/api/auth/sign-in/code'), method: 'POST', body }),
      async onQueryStarted(_code, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer) begin(answer.data, dispatch);
      },
    }),
    forgotPassword: build.mutation<unknown, { email: string }>({
      query: (body) => ({ url: apiUrl('/api/auth/password/forgotten'), method: 'POST', body }),
    }),
    resetPassword: build.mutation<unknown, { token: string; password: string }>({
      query: (body) => ({ url: apiUrl('/api/auth/password/reset'), method: 'POST', body }),
    }),
    confirmAddress: build.mutation<unknown, { token: string }>({
      query: (body) => ({ url: apiUrl('/api/auth/address/confirm'), method: 'POST', body }),
      onQueryStarted: (_token, asked) => lookAgainAfter(asked),
    }),
    resendConfirmation: build.mutation<unknown, { email: string }>({
      query: (body) => ({ url: apiUrl('/api/auth/address/resend'), method: 'POST', body }),
    }),
    changeAddress: build.mutation<unknown, { email: string; password: string }>({
      query: (body) => ({ url: apiUrl('/api/auth/address'), method: 'POST', body }),
    }),
    changePassword: build.mutation<unknown, { current: string; next: string }>({
      query: ({ current, next }) => ({
        url: apiUrl('/api/auth/password'),
        method: 'POST',
        body: { current_password: current, new_password: next },
      }),
      invalidatesTags: (done) => (done ? ['Sessions'] : []),
      onQueryStarted: (_passwords, asked) => lookAgainAfter(asked),
    }),
    signOutEverywhere: build.mutation<unknown, void>({
      query: () => ({ url: apiUrl('/api/auth/sign-out-everywhere'), method: 'POST', body: {} }),
    }),
    exportAccount: build.mutation<string, void>({
      query: () => ({
        url: apiUrl('/api/auth/export'),
        responseHandler: (answer) => (answer.ok ? answer.text() : answer.json()),
        timeout: SLOW_MS,
      }),
    }),
    deleteAccount: build.mutation<unknown, { password: string }>({
      query: (body) => ({
        url: apiUrl('/api/auth/account'),
        method: 'DELETE',
        body,
        timeout: SLOW_MS,
      }),
    }),
  }),
});

export const {
  useSignUpMutation,
  useSignInMutation,
  useSecondStepMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useConfirmAddressMutation,
  useResendConfirmationMutation,
  useChangeAddressMutation,
  useChangePasswordMutation,
  useSignOutEverywhereMutation,
  useExportAccountMutation,
  useDeleteAccountMutation,
} = accountApi;
