import { useCallback } from 'react';
import { useAppDispatch } from './app-state';
import { toastShown, type ToastAction, type ToastMessage } from './toasts';

/** Shows a short message for a few seconds, wherever on the site it was caused. */
export type ShowToast = (
  tone: ToastMessage['tone'],
  title: string,
  body?: string,
  action?: ToastAction,
) => void;

/** @returns what shows a short message; the same function as long as the store is. */
export function useToast(): ShowToast {
  const dispatch = useAppDispatch();
  return useCallback<ShowToast>(
    (tone, title, body, action) => void dispatch(toastShown({ tone, title, body, action })),
    [dispatch],
  );
}
