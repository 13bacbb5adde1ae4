import type { Place } from '@cosmic/contracts/sky/places';
import { clockTime } from '@cosmic/sky/places/zone';
import { useState } from 'react';
import { useSearchPlacesQuery } from '../../../api/places.api';
import { useChangeProfileMutation, useGetProfileQuery, useProfile } from '../../../api/profile.api';
import { NEW_DELHI, placeIn, queryOf } from '../../../design/panchang/chosen-place';
import { useAppDispatch } from '../../../state/app-state';
import { useSession } from '../../../state/session/use-session';
import { useToast } from '../../../state/use-toast';
import type { WorldThunk } from '../../../state/world';
import { panchangStrings as s } from './panchang.strings';

const PLACE_KEY = 'cosmic.place';
/** The newer name, and the one that most browsers still give. */
const INDIAN_ZONES: readonly string[] = ['Asia/Kolkata', 'Asia/Calcutta'];

interface OwnPlace {
  /** Null where nobody chose one and the clock of this device names no town. */
  readonly place: Place | null;
  readonly isUndecided: boolean;
  choose: (place: Place) => void;
}

/**
 * Whose sunrise a reader's day goes by: the place that they chose, of a member as the profile has it,
 * of a guest as the browser has it, else the town that the clock of the device is named after.
 */
export function useOwnPlace(): OwnPlace {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const { status } = useSession();
  const profile = useProfile();
  const { isLoading } = useGetProfileQuery(undefined, { skip: status !== 'member' });
  const [change] = useChangeProfileMutation();
  const [kept, setKept] = useState(() => dispatch(readPlace()));
  const chosen = profile?.current_place ?? (status === 'member' ? null : kept);
  const isAsking = status === 'unknown' || isLoading;
  const guess = useTownOfClock({ skip: isAsking || chosen !== null });
  return {
    place: chosen ?? guess.place,
    isUndecided: isAsking || (chosen === null && guess.isLoading),
    choose: (place) => {
      if (profile) {
        void change({ current_place: place })
          .unwrap()
          .catch(() => toast('error', s.placeFailed));
        return;
      }
      setKept(place);
      dispatch(keepPlace(place));
    },
  };
}

/** Zones are named after their largest town; in India the almanacs go by the capital. */
function useTownOfClock({ skip }: { skip: boolean }): { place: Place | null; isLoading: boolean } {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const isIndian = INDIAN_ZONES.includes(timeZone);
  const town = timeZone.includes('/') ? (timeZone.split('/').at(-1) ?? '') : '';
  const isSearched = !skip && !isIndian && town !== '' && !timeZone.startsWith('Etc/');
  const { data, isFetching } = useSearchPlacesQuery(town.replaceAll('_', ' '), {
    skip: !isSearched,
  });
  if (isIndian) return { place: NEW_DELHI, isLoading: false };
  // A town of that name elsewhere shows another time.
  const now = new Date();
  const found = data?.find(({ zone }) => clockTime(zone, now) === clockTime(timeZone, now));
  return { place: found ?? null, isLoading: isSearched && isFetching };
}

function readPlace(): WorldThunk<unknown, Place | null> {
  return (_dispatch, _getState, { local }) => {
    const text = local.read(PLACE_KEY);
    return text === null ? null : placeIn(new URLSearchParams(text));
  };
}

function keepPlace(place: Place): WorldThunk<unknown> {
  return (_dispatch, _getState, { local }) =>
    local.write(PLACE_KEY, new URLSearchParams(queryOf(place)).toString());
}
