import { Howl } from 'howler';
import { note } from '../../log';
import type { Effect } from '../../state/sounds';

/** The effects of the product and how loud each is. */
const VOLUMES: Record<Effect, number> = {
  click: 0.3,
  success: 0.3,
  error: 0.3,
  transition: 0.3,
  cosmic: 0.4,
  shuffle: 0.3,
  flip: 0.3,
  bell: 0.3,
};

const loaded = new Map<Effect, Howl>();

/** Plays an effect; each is fetched when it is first heard. */
export function play(effect: Effect): void {
  const sound =
    loaded.get(effect) ?? new Howl({ src: [`/sounds/${effect}.wav`], volume: VOLUMES[effect] });
  loaded.set(effect, sound);
  sound.play();
}

let playing: AbortController | undefined;

/** Begins or ends the ambient music; what makes it is not fetched before it is wanted. */
export function playAmbient(wanted: boolean): void {
  if (!wanted) {
    playing?.abort();
    playing = undefined;
  } else if (!playing) {
    const { signal } = (playing = new AbortController());
    import('./ambient')
      .then(({ hearSky }) => hearSky(signal))
      .catch((error: unknown) => {
        if (!signal.aborted) note('The music could not be played', error);
      });
  }
}
