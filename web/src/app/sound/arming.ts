/** The gesture after which a browser lets a page be heard. */
export interface Touch {
  target: EventTarget | null;
  /** By the page's own clock, in milliseconds. */
  at: number;
}

let touch: Touch | undefined;
let tell = () => {};

/** @returns the gesture with which the site began to be heard; undefined while it is silent. */
export function firstTouch(): Touch | undefined {
  return touch;
}

/** Lets the site be heard from a gesture on; a later one changes nothing. */
export function beginToBeHeard(gesture: Touch): void {
  touch ??= gesture;
  tell();
}

/** Names the one who is told of it, the layout. @returns a function that ends the telling. */
export function onFirstTouch(listener: () => void): () => void {
  tell = listener;
  return () => {
    tell = () => {};
  };
}
