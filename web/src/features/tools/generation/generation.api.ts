import type { GenerationPush, Push, PushOf } from '@cosmic/contracts/live';
import type {
  Accepted,
  Allowance,
  GenerateBody,
  Generation,
} from '@cosmic/contracts/readings/readings';
import { holds } from '../../../api/holds';
import { api, apiUrl } from '../../../api/api';
import { followStream } from '../../../state/stream/follow-stream';
import { isStreamOpen } from '../../../state/stream/stream';
import { newTraceparent } from '../../../api/traceparent';
import { isFinal, justAccepted, newerOf, withDelta, withFacts } from './generation.rules';

/** How often the row is looked at while the stream can't be had. */
const POLL_MS = 3000;

/** An open stream that says nothing of an open reading for so long may have missed something. */
const QUIET_MS = 12_000;

export interface GenerationRequest extends GenerateBody {
  /** The same for every attempt to send the same request. */
  idempotencyKey: string;
}

type Outcome = Generation | 'gap';

/** What each push does to the reading it speaks of. */
const AFTER: {
  [Type in GenerationPush['type']]: (shown: Generation, push: PushOf<Type>) => Outcome;
} = {
  'generation.facts': withFacts,
  'generation.delta': withDelta,
  'generation.completed': (_shown, { type: _type, ...row }) => row,
  'generation.failed': (_shown, { type: _type, ...row }) => row,
};

function after(shown: Generation, push: GenerationPush): Outcome {
  const step = AFTER[push.type] as (shown: Generation, push: GenerationPush) => Outcome;
  return step(shown, push);
}

function isOfGeneration(push: Push): push is GenerationPush {
  return Object.hasOwn(AFTER, push.type);
}

export const generationApi = api.injectEndpoints({
  endpoints: (build) => ({
    requestGeneration: build.mutation<Accepted, GenerationRequest>({
      query: ({ idempotencyKey, ...body }) => ({
        url: apiUrl('/api/readings/generate'),
        method: 'POST',
        headers: { 'idempotency-key': idempotencyKey, traceparent: newTraceparent() },
        body,
      }),
      extraOptions: holds('id'),
      async onQueryStarted({ toolType, params }, { dispatch, queryFulfilled }) {
        const accepted = await queryFulfilled.catch(() => undefined);
        if (!accepted) return;
        const { id, remaining, waitSeconds } = accepted.data;
        await dispatch(
          generationApi.util.upsertQueryData(
            'getGeneration',
            id,
            justAccepted(id, toolType, params, new Date()),
          ),
        );
        await dispatch(
          generationApi.util.upsertQueryData('getTurn', id, Date.now() + waitSeconds * 1_000),
        );
        dispatch(
          generationApi.util.updateQueryData('listAllowances', undefined, (allowances) => {
            const own = allowances.find((allowance) => allowance.toolType === toolType);
            if (own) own.remaining = remaining;
          }),
        );
      },
    }),

    getGeneration: build.query<Generation, string>({
      query: (id) => apiUrl('/api/generations/:id', { id }),
      merge: (shown, row) => newerOf(shown, row),
      async onCacheEntryAdded(id, entry) {
        const first = await entry.cacheDataLoaded.catch(() => undefined);
        if (!first) return;
        const shown = () => entry.getCacheEntry().data ?? first.data;
        let newsAt = Date.now();
        let isReading = false;
        const readBack = async () => {
          if (isReading || isFinal(shown())) return;
          isReading = true;
          newsAt = Date.now();
          await entry
            .dispatch(
              generationApi.endpoints.getGeneration.initiate(id, {
                forceRefetch: true,
                subscribe: false,
              }),
            )
            .catch(() => undefined);
          isReading = false;
        };
        const stopListening = entry.dispatch(
          followStream({
            onOpen: () => void readBack(),
            onPush: (push) => {
              if (!isOfGeneration(push) || push.id !== id) return;
              newsAt = Date.now();
              const next = after(shown(), push);
              if (next === 'gap') void readBack();
              else entry.updateCachedData(() => next);
              if (next !== 'gap' && isFinal(next)) finish();
            },
          }),
        );
        const poll = setInterval(() => {
          if (isFinal(shown())) finish();
          else if (!isStreamOpen(entry.getState) || Date.now() - newsAt > QUIET_MS) void readBack();
        }, POLL_MS);
        const finish = () => {
          stopListening();
          clearInterval(poll);
          // A failure gives its unit back, and another tab may have used one.
          entry.dispatch(api.util.invalidateTags(['Allowances']));
        };
        // An accepted reading may have begun before anyone listened.
        if (isStreamOpen(entry.getState)) void readBack();
        await entry.cacheEntryRemoved;
        stopListening();
        clearInterval(poll);
      },
    }),

    /** When a reading's turn is likely to come, in milliseconds since 1970; known where it was asked for. */
    getTurn: build.query<number | null, string>({ queryFn: () => ({ data: null }) }),

    listAllowances: build.query<Allowance[], void>({
      query: () => apiUrl('/api/readings/allowances'),
      transformResponse: ({ allowances }: { allowances: Allowance[] }) => allowances,
      providesTags: ['Allowances'],
    }),
  }),
});

export const {
  useGetGenerationQuery,
  useGetTurnQuery,
  useListAllowancesQuery,
  useRequestGenerationMutation,
} = generationApi;
