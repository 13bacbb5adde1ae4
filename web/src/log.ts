/**
 * Notes something that a person was not told of, for whoever looks into it.
 *
 * The one place that writes to the browser's console; everything else calls it.
 */
export function note(what: string, cause?: unknown): void {
  if (cause === undefined) console.warn(what);
  else console.warn(what, cause);
}
