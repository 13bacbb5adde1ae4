/**
 * Makes the site's eight effects out of sines and noise: `node web/sounds/synthesise.mjs`. What it
 * writes to public/sounds is committed; it is run again only when a sound is to change.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../public/sounds');
const TURN = 2 * Math.PI;
const RATE = 48_000;

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

/** The same noise in every run (mulberry32). @returns a sample from -1 to 1 at each call */
const noise = (seed) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 31 - 1;
};

/** Paper that brushes paper: noise around a frequency (a state-variable filter), with a swell of its own. */
const brush = (begin, length, frequency, level, seed) => {
  const next = noise(seed);
  const pull = 2 * Math.sin((Math.PI * frequency) / RATE);
  let low = 0;
  let band = 0;
  return (t) => {
    if (t < begin || t > begin + length) return 0;
    const share = (t - begin) / length;
    low += pull * band;
    band += pull * (next() - low - 0.9 * band);
    return level * band * Math.min(1, share * 12) * (1 - share) ** 2.2;
  };
};

/** Cards that fall into each other, closer and closer. */
const riffle = () => {
  const cards = 17;
  const voices = Array.from({ length: cards }, (_, card) => {
    const at = 0.5 * (1 - (1 - card / cards) ** 1.5);
    return brush(at, 0.045, 2600 + 130 * (card % 5), 0.6 + 0.4 * (card / cards), 11 + card);
  });
  return sum(brush(0, 0.6, 900, 0.35, 3), ...voices);
};

const EFFECTS = {
  click: { seconds: 0.1, level: 0.5, voice: sum(bell(784, 0, 40), bell(1175, 0.015, 48)) },
  success: {
    seconds: 0.6,
    level: 0.7,
    voice: sum(bell(587.3, 0, 9), bell(740, 0.09, 9), bell(880, 0.18, 8)),
  },
  error: { seconds: 0.36, level: 0.7, voice: sum(bell(311.1, 0, 12), bell(233.1, 0.1, 11)) },
  transition: {
    seconds: 0.36,
    level: 0.45,
    voice: sum(glide(220, 440, 0.36), glide(330, 660, 0.36)),
  },
  cosmic: {
    seconds: 0.95,
    level: 0.7,
    voice: sum(...[293.7, 440, 587.3, 880, 1175].map((f, i) => bell(f, i * 0.1, 4.6))),
  },
  shuffle: { seconds: 0.6, level: 0.6, voice: riffle() },
  flip: {
    seconds: 0.2,
    level: 0.6,
    voice: sum(brush(0, 0.12, 1500, 0.8, 71), brush(0.085, 0.1, 3400, 1, 72)),
  },
  bell: {
    seconds: 0.95,
    level: 0.5,
    voice: sum(bell(440, 0, 4.2, [1, 2, 2.76, 5.4]), bell(659.3, 0.06, 5, [1, 2.76])),
  },
};

/** Twenty milliseconds in which a sound ends: what is cut off would crack. */
const END = Math.round(RATE * 0.02);

function samples(seconds, voice, level) {
  const values = Float64Array.from({ length: Math.round(seconds * RATE) }, (_, i) =>
    voice(i / RATE),
  );
  const peak = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return values.map(
    (value, i) => (value / peak) * level * Math.min(1, (values.length - 1 - i) / END),
  );
}

/** A WAV file of one channel with 16 bits a sample, which every browser can decode. */
function wav(values) {
  const bytes = 2;
  const file = Buffer.alloc(44 + values.length * bytes);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + values.length * bytes, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * bytes, 28);
  file.writeUInt16LE(bytes, 32);
  file.writeUInt16LE(8 * bytes, 34);
  file.write('data', 36);
  file.writeUInt32LE(values.length * bytes, 40);
  values.forEach((value, i) => file.writeInt16LE(Math.round(value * 32767), 44 + i * bytes));
  return file;
}

for (const [name, { seconds, level, voice }] of Object.entries(EFFECTS)) {
  writeFileSync(join(FOLDER, `${name}.wav`), wav(samples(seconds, voice, level)));
}
