import { api } from './api';
import { useSession } from './session/use-session';

interface Subscription {
  subscribed: boolean;
}

export const subscriptionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSubscription: build.query<Subscription, void>({
      query: () => '/api/subscription',
      providesTags: ['Subscription'],
    }),
  }),
});

const { useGetSubscriptionQuery } = subscriptionApi;

/** Whether the person may use what subscribers may; undefined while that is being found out. */
export function useIsSubscriber(): boolean | undefined {
  const { status } = useSession();
  const { data, isError } = useGetSubscriptionQuery(undefined, { skip: status !== 'member' });
  if (status === 'guest' || isError) return false;
  return data?.subscribed;
}
