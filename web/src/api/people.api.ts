import type { People, Person, PersonBody } from '@cosmic/contracts/people/people';
import { useSession } from '../state/session/use-session';
import { api, apiUrl } from './api';

export const peopleApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPeople: build.query<People, void>({
      query: () => apiUrl('/api/people'),
      providesTags: ['People'],
    }),
    /** @param key the same one again adds the same person */
    addPerson: build.mutation<Person, { person: PersonBody; key: string }>({
      query: ({ person, key }) => ({
        url: apiUrl('/api/people'),
        method: 'POST',
        body: person,
        headers: { 'idempotency-key': key },
      }),
      invalidatesTags: (_person, error) => (error ? [] : ['People']),
    }),
    changePerson: build.mutation<Person, { id: string; person: PersonBody }>({
      query: ({ id, person }) => ({
        url: apiUrl('/api/people/:id', { id }),
        method: 'PUT',
        body: person,
      }),
      invalidatesTags: ['People'],
    }),
    removePerson: build.mutation<unknown, string>({
      query: (id) => ({ url: apiUrl('/api/people/:id', { id }), method: 'DELETE' }),
      invalidatesTags: ['People'],
    }),
  }),
});

export const {
  useListPeopleQuery,
  useAddPersonMutation,
  useChangePersonMutation,
  useRemovePersonMutation,
} = peopleApi;

const NOBODY: readonly Person[] = [];

/** Those whom the member keeps; nobody for guests and until they are there. */
export function usePeople(): readonly Person[] {
  const isMember = useSession().status === 'member';
  const { data } = useListPeopleQuery(undefined, { skip: !isMember });
  return (isMember && data?.people) || NOBODY;
}
