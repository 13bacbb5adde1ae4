import type { Voice } from './sky-voices';

/** How loud the music is beside the effects. */
const VOLUME = 0.2;
const ECHO_SECONDS = 4.5;
const ECHO_SHARE = 0.55;
const SWELL_SECONDS = 4;
const SINK_SECONDS = 1.2;

/** Music that plays until it is told to end. */
export interface Music {
  /** @returns the moment of the context at which nothing is heard any more, in seconds */
  end: () => number;
}

/**
 * Lets a sky sound: two strings a planet, which breathe, in a large room. It is made while it plays,
 * so it never comes round to where it began.
 */
export function playSky(context: BaseAudioContext, voices: readonly Voice[]): Music {
  const out = new GainNode(context, { gain: 0 });
  out.gain.setValueAtTime(0, context.currentTime);
  out.gain.linearRampToValueAtTime(VOLUME, context.currentTime + SWELL_SECONDS);
  out.connect(context.destination);
  const room = new ConvolverNode(context, { buffer: echoOf(context) });
  room.connect(new GainNode(context, { gain: ECHO_SHARE })).connect(out);

  const sources = voices.flatMap((voice, number) => {
    const place = new StereoPannerNode(context, { pan: voice.pan });
    place.connect(out);
    place.connect(room);
    const breath = new GainNode(context, { gain: voice.level / 2 });
    breath.connect(place);
    const tide = new OscillatorNode(context, { frequency: 1 / voice.breath });
    tide.connect(new GainNode(context, { gain: voice.level / 2 })).connect(breath.gain);
    const strings = [-1, 1].map((side) => {
      const string = new OscillatorNode(context, {
        type: number % 2 ? 'triangle' : 'sine',
        frequency: voice.frequency,
        detune: (side * voice.spread) / 2,
      });
      string.connect(new GainNode(context, { gain: 0.5 })).connect(breath);
      return string;
    });
    return [tide, ...strings];
  });
  for (const source of sources) source.start();

  return {
    end: () => {
      const now = context.currentTime;
      const silence = now + SINK_SECONDS;
      out.gain.cancelScheduledValues(now);
      out.gain.setTargetAtTime(0, now, SINK_SECONDS / 5);
      for (const source of sources) source.stop(silence);
      return silence;
    },
  };
}

/** What a clap leaves in a large room: noise that fades, other in each ear. */
function echoOf(context: BaseAudioContext): AudioBuffer {
  const length = Math.round(ECHO_SECONDS * context.sampleRate);
  const echo = context.createBuffer(2, length, context.sampleRate);
  for (const ear of [0, 1]) {
    const samples = echo.getChannelData(ear);
    let dull = 0;
    samples.forEach((_, at) => {
      // Stone swallows what is high: each sample leans on the one before it.
      dull += 0.18 * (Math.random() * 2 - 1 - dull);
      samples[at] = dull * (1 - at / length) ** 3;
    });
  }
  return echo;
}
