import type { Invoice, PaidPlan, PlanList, Subscription } from '@cosmic/contracts/billing';
import { holds } from './holds';
import { api, apiUrl } from './api';
import { followStream } from '../state/stream/follow-stream';
import { isStreamOpen } from '../state/stream/stream';
import { useSession } from '../state/session/use-session';

/** The gateway waits longer where the payment provider is asked, and its words should be heard. */
const WITH_PROVIDER_MS = 25_000;

/** What each service says differently under another plan. */
const GOES_BY_THE_PLAN = { readings: 'Allowances', content: 'Articles' } as const;

export const subscriptionApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPlans: build.query<PlanList, void>({ query: () => apiUrl('/api/plans') }),
    getSubscription: build.query<Subscription, void>({
      query: () => apiUrl('/api/subscription'),
      providesTags: ['Subscription'],
      async onCacheEntryAdded(_nothing, entry) {
        // Paid for in another tab, or ended by the provider: the page unlocks or locks by itself.
        let hasOpened = isStreamOpen(entry.getState);
        const stop = entry.dispatch(
          followStream({
            onOpen: () => {
              // Not for the first time: nobody tells what was missed meanwhile.
              if (hasOpened) {
                const byPlan = Object.values(GOES_BY_THE_PLAN);
                entry.dispatch(api.util.invalidateTags(['Subscription', ...byPlan]));
              }
              hasOpened = true;
            },
            onPush: (push) => {
              if (push.type === 'plan.applied') {
                entry.dispatch(api.util.invalidateTags([GOES_BY_THE_PLAN[push.by]]));
              }
              if (push.type !== 'subscription.changed') return;
              const { type: _type, ...subscription } = push;
              // An answer that is on its way may be older, so it is asked for once more after it.
              const isAsked = entry.getCacheEntry().status === 'pending';
              if (!isAsked) entry.updateCachedData(() => subscription);
              entry.dispatch(
                api.util.invalidateTags(isAsked ? ['Subscription', 'Invoices'] : ['Invoices']),
              );
            },
          }),
        );
        await entry.cacheEntryRemoved;
        stop();
      },
    }),
    listInvoices: build.query<Invoice[], void>({
      query: () => apiUrl('/api/billing/invoices'),
      transformResponse: ({ invoices }: { invoices: Invoice[] }) => invoices,
      providesTags: ['Invoices'],
    }),
    createCheckout: build.mutation<{ url: string }, PaidPlan>({
      query: (plan) => ({
        url: apiUrl('/api/billing/checkout'),
        method: 'POST',
        body: { plan },
        timeout: WITH_PROVIDER_MS,
      }),
      extraOptions: holds('url'),
    }),
    openPortal: build.mutation<{ url: string }, void>({
      query: () => ({
        url: apiUrl('/api/billing/portal'),
        method: 'POST',
        body: {},
        timeout: WITH_PROVIDER_MS,
      }),
      extraOptions: holds('url'),
    }),
  }),
});

export const {
  useListPlansQuery,
  useGetSubscriptionQuery,
  useListInvoicesQuery,
  useCreateCheckoutMutation,
  useOpenPortalMutation,
} = subscriptionApi;

/** Where the member's subscription stands; undefined while unknown, and for guests. */
export function useSubscription(): { data: Subscription | undefined; isError: boolean } {
  const { status } = useSession();
  const { data, isError } = useGetSubscriptionQuery(undefined, { skip: status !== 'member' });
  return { data: status === 'member' ? data : undefined, isError };
}

/** Whether the person may use what subscribers may; undefined while that is being found out. */
export function useIsSubscriber(): boolean | undefined {
  const { status } = useSession();
  const { data, isError } = useSubscription();
  if (status === 'guest') return false;
  // What was known before holds where it can't be read again.
  return data?.subscribed ?? (isError ? false : undefined);
}
