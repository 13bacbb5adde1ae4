let ending: Promise<void> | undefined;

/**
 * Waits for the end of this turn of the event loop. What a connection is given then goes out in one
 * write; each message alone costs a system call, which is the largest single part of what it costs.
 */
export function endOfTurn(): Promise<void> {
  ending ??= new Promise((resolve) => {
    setImmediate(() => {
      ending = undefined;
      resolve();
    });
  });
  return ending;
}
