import { Howl } from 'howler';

/** The sounds of the product and how loud each is. */
const VOLUMES = {
  ambient: 0.2,
  click: 0.3,
  success: 0.3,
  error: 0.3,
  transition: 0.3,
  cosmic: 0.4,
} as const;

export type SoundName = keyof typeof VOLUMES;

const loaded = new Map<SoundName, Howl>();

function soundOf(name: SoundName): Howl {
  const known = loaded.get(name);
  if (known) return known;
  const sound = new Howl({
    src: [`/sounds/${name}.wav`],
    volume: VOLUMES[name],
    loop: name === 'ambient',
  });
  loaded.set(name, sound);
  return sound;
}

/** Plays a sound; each is fetched when it is first heard. */
export function play(name: Exclude<SoundName, 'ambient'>): void {
  soundOf(name).play();
}

/** Begins or ends the ambient music; it is not fetched before it is wanted. */
export function playAmbient(wanted: boolean): void {
  if (!wanted) loaded.get('ambient')?.stop();
  else if (!soundOf('ambient').playing()) soundOf('ambient').play();
}
