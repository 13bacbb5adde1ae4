import watcher from '@parcel/watcher';

/** Editors write a file in several steps, and several files at once. */
const SETTLE_MS = 30;

/**
 * Tells which files have changed, those of one save together and never two groups at a time.
 *
 * @param {readonly string[]} folders
 * @param {(paths: string[]) => Promise<void>} handle
 * @param {(error: Error) => void} failed
 * @returns {Promise<() => Promise<void>>} ends it
 */
export async function follow(folders, handle, failed) {
  /** @type {Set<string>} */
  const waiting = new Set();
  let isHandling = false;
  const handleAll = async () => {
    if (isHandling) return;
    isHandling = true;
    while (waiting.size > 0) {
      const paths = [...waiting];
      waiting.clear();
      await handle(paths).catch(failed);
    }
    isHandling = false;
  };
  const subscriptions = await Promise.all(
    folders.map((folder) =>
      watcher.subscribe(folder, (error, events) => {
        if (error) return failed(error);
        for (const { path } of events) waiting.add(path);
        setTimeout(() => void handleAll(), SETTLE_MS);
      }),
    ),
  );
  return async () => {
    await Promise.all(subscriptions.map((subscription) => subscription.unsubscribe()));
  };
}
