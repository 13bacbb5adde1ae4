import type { Place } from '@cosmic/contracts/sky/places';
import { api, apiUrl } from './api';

export const placesApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchPlaces: build.query<Place[], string>({
      query: (q) => ({ url: apiUrl('/api/places'), params: { q } }),
      transformResponse: ({ places }: { places: Place[] }) => places,
    }),
  }),
});

export const { useSearchPlacesQuery } = placesApi;
