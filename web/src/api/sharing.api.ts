import type { PictureFormat } from '@cosmic/contracts/readings/picture-formats';
import type { Picture, Share } from '@cosmic/contracts/readings/sharing';
import { api, apiUrl } from './api';
import { journalApi } from './journal.api';

/** A reading's public link, and the picture that goes with it. */
const sharingApi = api.injectEndpoints({
  endpoints: (build) => ({
    readingPicture: build.query<Picture, { id: string; format: PictureFormat }>({
      query: ({ id, format }) => ({
        url: apiUrl('/api/readings/:id/picture', { id }),
        params: { format },
      }),
      // A picture weighs 200 kB: it goes with the page that shows it.
      keepUnusedDataFor: 0,
    }),
    shareReading: build.mutation<Share, string>({
      query: (id) => ({ url: apiUrl('/api/readings/:id/share', { id }), method: 'PUT', body: {} }),
      onQueryStarted: async (id, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data) dispatch(shareOf(id, data));
      },
    }),
    stopSharing: build.mutation<unknown, string>({
      query: (id) => ({ url: apiUrl('/api/readings/:id/share', { id }), method: 'DELETE' }),
      onQueryStarted: async (id, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data) dispatch(shareOf(id, null));
      },
    }),
  }),
});

function shareOf(id: string, share: Share | null) {
  return journalApi.util.updateQueryData('getReading', id, (reading) => {
    reading.share = share;
  });
}

export const { useReadingPictureQuery, useShareReadingMutation, useStopSharingMutation } =
  sharingApi;
