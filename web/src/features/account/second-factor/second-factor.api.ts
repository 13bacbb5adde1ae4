import type {
  AuthenticatorKey,
  RecoveryCodes,
  SecondFactor,
} from '@cosmic/contracts/account/second-factor';
import { apiUrl } from '../../../api/api';
import { accountApi, lookAgainAfter } from '../account.api';

interface Proof {
  password: string;
  code: string;
}

const secondFactorApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    getSecondFactor: build.query<SecondFactor, void>({
      query: () => apiUrl('/api/auth/second-factor'),
      providesTags: ['SecondFactor'],
    }),
    beginSecondFactor: build.mutation<AuthenticatorKey, { password: string }>({
      query: (body) => ({ url: apiUrl('/api/auth/second-factor/key'), method: 'POST', body }),
    }),
    turnSecondFactorOn: build.mutation<RecoveryCodes, { code: string }>({
      query: (body) => ({ url: apiUrl('/api/auth/second-factor'), method: 'POST', body }),
      invalidatesTags: (codes) => (codes ? ['SecondFactor', 'Sessions'] : []),
      onQueryStarted: (_code, asked) => lookAgainAfter(asked),
    }),
    turnSecondFactorOff: build.mutation<unknown, Proof>({
      query: (body) => ({ url: apiUrl('/api/auth/second-factor'), method: 'DELETE', body }),
      invalidatesTags: (done) => (done ? ['SecondFactor'] : []),
      onQueryStarted: (_proof, asked) => lookAgainAfter(asked),
    }),
    renewRecoveryCodes: build.mutation<RecoveryCodes, Proof>({
      query: (body) => ({
        url: apiUrl('/api/auth/second-factor/recovery-codes'),
        method: 'POST',
        body,
      }),
      invalidatesTags: (codes) => (codes ? ['SecondFactor'] : []),
    }),
  }),
});

export const {
  useGetSecondFactorQuery,
  useBeginSecondFactorMutation,
  useTurnSecondFactorOnMutation,
  useTurnSecondFactorOffMutation,
  useRenewRecoveryCodesMutation,
} = secondFactorApi;
