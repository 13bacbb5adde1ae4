/**
 * Makes the site's six sounds out of sines: `node web/sounds/synthesise.mjs`. What it writes to
 * public/sounds is committed; it is run again only when a sound is to change.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../public/sounds');
const TURN = 2 * Math.PI;

/** A bell: partials that fade, the higher ones sooner. */
const bell =
  (frequency, begin, fade, partials = [1, 2, 3.01, 4.2]) =>
  (t) =>
    t < begin
      ? 0
      : partials.reduce((sum, partial, i) => {
          const age = t - begin;
          const level = Math.exp(-age * fade * (1 + i * 0.7)) / (1 + i * 1.6);
          return sum + level * Math.sin(TURN * frequency * partial * age);
        }, 0);

/** A tone that glides from one frequency to another and swells in between. */
const glide = (from, to, length) => (t) => {
  const share = Math.min(t / length, 1);
  const phase = from * t + ((to - from) * t * share) / 2;
  return Math.sin(TURN * phase) * Math.sin(Math.PI * share) ** 2;
};

const sum =
  (...voices) =>
  (t) =>
    voices.reduce((total, voice) => total + voice(t), 0);

const EFFECTS = {
  click: { seconds: 0.16, level: 0.8, voice: sum(bell(784, 0, 34), bell(1175, 0.02, 40)) },
  success: {
    seconds: 0.8,
    level: 0.8,
    voice: sum(bell(587.3, 0, 7), bell(740, 0.11, 7), bell(880, 0.22, 6)),
  },
  error: { seconds: 0.5, level: 0.8, voice: sum(bell(311.1, 0, 9), bell(233.1, 0.13, 8)) },
  transition: {
    seconds: 0.45,
    level: 0.6,
    voice: sum(glide(220, 440, 0.45), glide(330, 660, 0.45)),
  },
  cosmic: {
    seconds: 1.5,
    level: 0.8,
    voice: sum(...[293.7, 440, 587.3, 880, 1175].map((f, i) => bell(f, i * 0.13, 3.2))),
  },
};

/** Every frequency goes into the minute a whole number of times, so its end meets its beginning. */
const MINUTE = 60;
const whole = (frequency) => Math.round(frequency * MINUTE) / MINUTE;
const DRONE = [73.42, 110, 146.83, 220, 293.66, 329.63, 440, 587.33];

const ambient = (t) =>
  DRONE.reduce((total, frequency, i) => {
    const breath = 0.5 + 0.5 * Math.sin(TURN * ((i + 2) / MINUTE) * t + i * 1.7);
    const beat =
      Math.sin(TURN * whole(frequency) * t) + Math.sin(TURN * whole(frequency * 1.003) * t);
    return total + (breath * beat) / (1 + i * 0.55);
  }, 0);

function samples(seconds, rate, voice, level, fadesOut) {
  const values = Float64Array.from({ length: Math.round(seconds * rate) }, (_, i) =>
    voice(i / rate),
  );
  const peak = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const end = Math.round(rate * 0.02);
  return values.map((value, i) => {
    const fade = fadesOut ? Math.min(1, (values.length - i) / end) : 1;
    return (value / peak) * level * fade;
  });
}

/** A WAV file of one channel, which every browser can decode. */
function wav(values, rate, bits) {
  const bytes = bits / 8;
  const file = Buffer.alloc(44 + values.length * bytes);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + values.length * bytes, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * bytes, 28);
  file.writeUInt16LE(bytes, 32);
  file.writeUInt16LE(bits, 34);
  file.write('data', 36);
  file.writeUInt32LE(values.length * bytes, 40);
  values.forEach((value, i) => {
    if (bits === 16) file.writeInt16LE(Math.round(value * 32767), 44 + i * 2);
    else file.writeUInt8(Math.round(128 + value * 127), 44 + i);
  });
  return file;
}

for (const [name, { seconds, level, voice }] of Object.entries(EFFECTS)) {
  writeFileSync(
    join(FOLDER, `${name}.wav`),
    wav(samples(seconds, 11025, voice, level, true), 11025, 16),
  );
}
// Nothing of the drone lies above 600 Hz: a low rate loses none of it, and a minute stays small.
writeFileSync(
  join(FOLDER, 'ambient.wav'),
  wav(samples(MINUTE, 5000, ambient, 0.95, false), 5000, 8),
);
