import { useLayoutEffect } from 'react';

interface Caret {
  name: string;
  start: number | null;
  end: number | null;
}

let handedOver: Caret | undefined;

/** Of a field that stands in for one still on its way: says where in it somebody was typing. */
export function useHandedOverFocus(id: string, name: string): void {
  useLayoutEffect(() => {
    const field = inputOf(id);
    return () => {
      if (!field || document.activeElement !== field) return;
      handedOver = { name, start: field.selectionStart, end: field.selectionEnd };
      // What takes its place is there by then; a page that was left hands nothing over.
      queueMicrotask(() => (handedOver = undefined));
    };
  }, [id, name]);
}

/** Of the field that takes its place, in the same moment: typing goes on in it. */
export function useTakenOverFocus(id: string, name: string): void {
  useLayoutEffect(() => {
    if (handedOver?.name !== name) return;
    const { start, end } = handedOver;
    handedOver = undefined;
    inputOf(id)?.focus({ preventScroll: true });
    inputOf(id)?.setSelectionRange(start, end);
  }, [id, name]);
}

function inputOf(id: string): HTMLInputElement | null {
  return document.querySelector(`input[id="${id}"]`);
}
