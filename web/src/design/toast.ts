export interface ToastMessage {
  id: number;
  tone: 'success' | 'error';
  title: string;
  body?: string | undefined;
  /** What can be done about it, as long as it is on show. */
  action?: ToastAction | undefined;
}

export interface ToastAction {
  label: string;
  act: () => void;
  /** It is on show until it is answered or closed. */
  stays?: true;
}

/** As many as stay readable at once; an older one gives way. */
const VISIBLE = 3;

let messages: readonly ToastMessage[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly ToastMessage[]): void {
  messages = next;
  for (const listener of listeners) listener();
}

/** Shows a short message for a few seconds, wherever on the site it was caused. */
export function toast(
  tone: ToastMessage['tone'],
  title: string,
  body?: string,
  action?: ToastAction,
): void {
  publish([...messages, { id: ++lastId, tone, title, body, action }].slice(-VISIBLE));
}

/** Takes a message away; one that is gone already is no fault. */
export function dismissToast(id: number): void {
  publish(messages.filter((message) => message.id !== id));
}

/** @returns the messages on show, oldest first; the same list until one comes or goes. */
export function shownToasts(): readonly ToastMessage[] {
  return messages;
}

/** @returns a function that ends the listening. */
export function onToastsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
