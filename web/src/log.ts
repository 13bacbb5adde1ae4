/** The one place that writes to the browser's console; everything else says what went wrong here. */
const { warn } = console;

/** Notes something that a person was not told of, for whoever looks into it. */
export function note(what: string, cause?: unknown): void {
  if (cause === undefined) warn(what);
  else warn(what, cause);
}
