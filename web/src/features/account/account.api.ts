import { api } from '../../api/api';
import { session } from '../../api/session/browser-session';
import type { SessionAnswer } from '../../api/session/session-keeper';

interface Credentials {
  email: string;
  password: string;
}

export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    signUp: build.mutation<unknown, Credentials & { fullName: string }>({
      query: ({ fullName, ...credentials }) => ({
        url: '/api/auth/sign-up',
        method: 'POST',
        body: { ...credentials, data: { full_name: fullName } },
      }),
    }),
    signIn: build.mutation<SessionAnswer, Credentials>({
      query: (body) => ({ url: '/api/auth/sign-in', method: 'POST', body }),
      async onQueryStarted(_credentials, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        if (!answer) return;
        session.adopt(answer.data);
        dispatch(api.util.invalidateTags(['Allowances', 'Journal', 'Profile', 'Subscription']));
      },
    }),
    forgotPassword: build.mutation<unknown, { email: string }>({
      query: (body) => ({ url: '/api/auth/password/forgotten', method: 'POST', body }),
    }),
    resetPassword: build.mutation<unknown, { token: string; password: string }>({
      query: (body) => ({ url: '/api/auth/password/reset', method: 'POST', body }),
    }),
    confirmAddress: build.mutation<unknown, { token: string }>({
      query: (body) => ({ url: '/api/auth/address/confirm', method: 'POST', body }),
    }),
  }),
});

export const {
  useSignUpMutation,
  useSignInMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useConfirmAddressMutation,
} = accountApi;
