import { skyWorker } from '../../sky-worker/sky-worker';
import { playSky } from './sky-music';
import { voicesOf, type Voice } from './sky-voices';

/**
 * Lets the sky of this moment be heard until it is told to end. It rests while nobody looks.
 *
 * @param left  aborted when nobody wants to hear it any more
 * @returns once it plays; rejects where the sky can not be had, or nobody waits for it
 */
export async function hearSky(left: AbortSignal): Promise<void> {
  const voices = await voicesNow(left);
  const context = new AudioContext();
  const wake = () =>
    // A browser may want another touch than the one that this began with.
    void (document.visibilityState === 'hidden' ? context.suspend() : context.resume());
  for (const event of ['visibilitychange', 'click', 'keydown']) {
    document.addEventListener(event, wake, { signal: left });
  }
  const music = playSky(context, voices);
  left.addEventListener('abort', () => {
    const rest = music.end() - context.currentTime;
    setTimeout(() => void context.close(), rest * 1000);
  });
}

/** The worker is wanted for one question, and ends with it. */
async function voicesNow(left: AbortSignal): Promise<Voice[]> {
  const answered = new AbortController();
  try {
    const asking = AbortSignal.any([left, answered.signal]);
    const { planets } = await skyWorker.ask('now', asking, new Date());
    return voicesOf(planets);
  } finally {
    answered.abort();
  }
}
