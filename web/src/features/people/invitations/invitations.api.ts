import type {
  EnteredBirth,
  InvitationBody,
  Invitations,
  MadeInvitation,
  OpenedInvitation,
  OwnBirth,
} from '@cosmic/contracts/people/invitations';
import { api, apiUrl } from '../../../api/api';

const invitationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listInvitations: build.query<Invitations, void>({
      query: () => apiUrl('/api/invitations'),
      providesTags: ['Invitations'],
    }),
    makeInvitation: build.mutation<MadeInvitation, InvitationBody>({
      query: (body) => ({ url: apiUrl('/api/invitations'), method: 'POST', body }),
      invalidatesTags: (_made, error) => (error ? [] : ['Invitations']),
    }),
    endInvitation: build.mutation<unknown, string>({
      query: (id) => ({ url: apiUrl('/api/invitations/:id', { id }), method: 'DELETE' }),
      // One that was used meanwhile is no invitation any more: there is somebody instead.
      invalidatesTags: ['Invitations', 'People'],
    }),
    openInvitation: build.query<OpenedInvitation, string>({
      query: (token) => apiUrl('/api/with/:token', { token }),
      // Either side may end it at any time.
      keepUnusedDataFor: 0,
    }),
    enterBirth: build.mutation<EnteredBirth, { token: string; birth: OwnBirth }>({
      query: ({ token, birth }) => ({
        url: apiUrl('/api/with/:token', { token }),
        method: 'POST',
        body: birth,
      }),
      invalidatesTags: ['Invitations', 'People'],
    }),
    takeBirthBack: build.mutation<unknown, string>({
      query: (token) => ({ url: apiUrl('/api/with/:token', { token }), method: 'DELETE' }),
      invalidatesTags: ['Invitations', 'People'],
    }),
  }),
});

export const {
  useListInvitationsQuery,
  useMakeInvitationMutation,
  useEndInvitationMutation,
  useOpenInvitationQuery,
  useEnterBirthMutation,
  useTakeBirthBackMutation,
} = invitationsApi;
