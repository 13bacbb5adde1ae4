import { createAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { journalApi, useRemoveReadingMutation } from '../../api/journal.api';
import { addAppListener, useAppDispatch, type AppDispatch } from '../../state/app-state';
import { toastShown } from '../../state/toasts';
import { useToast } from '../../state/use-toast';
import { dashboardStrings } from './dashboard.strings';

const s = dashboardStrings.readings;

/** A reading that was removed is wanted back; its id. */
const readingWantedBack = createAction<string>('journal/readingWantedBack');

async function bringBack(
  { payload: id }: ReturnType<typeof readingWantedBack>,
  { dispatch }: { dispatch: AppDispatch },
): Promise<void> {
  try {
    await dispatch(journalApi.endpoints.restoreReading.initiate(id, { track: false })).unwrap();
    dispatch(toastShown({ tone: 'success', title: s.back }));
  } catch {
    dispatch(toastShown({ tone: 'error', title: s.restoreFailed }));
  }
}

/** Removing a reading at once; the message that says so brings it back, on whatever page it is seen. */
export function useRemoval(): (id: string) => Promise<boolean> {
  const toast = useToast();
  const dispatch = useAppDispatch();
  const [remove] = useRemoveReadingMutation();
  // It stays when the page is left, as the message does; the same one is never added twice.
  useEffect(() => {
    dispatch(addAppListener({ actionCreator: readingWantedBack, effect: bringBack }));
  }, [dispatch]);
  return async (id) => {
    try {
      await remove(id).unwrap();
      toast('success', s.removed, undefined, { label: s.undo, asks: readingWantedBack(id) });
      return true;
    } catch {
      toast('error', s.removeFailed);
      return false;
    }
  };
}
