import type { PlanetThere } from '../../sky-worker/positions';

/** How one planet sounds. */
export interface Voice {
  /** In hertz. */
  frequency: number;
  /** From -1, left, to 1, right. */
  pan: number;
  /** Its share of all that is heard; the levels of all voices add up to 1. */
  level: number;
  /** Seconds in which it swells and sinks once. */
  breath: number;
  /** Cents between its two strings, which beat against each other: wider where it runs backwards. */
  spread: number;
}

/** D below middle C. */
const ARIES_HZ = 146.83;
/** Semitones above it, a sign each: D major without its fourth and seventh, so that any signs agree. */
const SEMITONES = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24, 26];
const SIGN_DEGREES = 30;
/** Nothing is heard on one side alone. */
const MAX_PAN = 0.8;

/** How loud each is before all share one sum, how many octaves off its sign, its breath in seconds. */
const PLAYS: Record<PlanetThere['planet'], { level: number; octave: number; breath: number }> = {
  sun: { level: 1, octave: 0, breath: 23 },
  moon: { level: 0.9, octave: 0, breath: 13 },
  mercury: { level: 0.35, octave: 1, breath: 11 },
  venus: { level: 0.5, octave: 0, breath: 17 },
  mars: { level: 0.45, octave: 0, breath: 19 },
  jupiter: { level: 0.6, octave: -1, breath: 29 },
  saturn: { level: 0.6, octave: -1, breath: 31 },
  uranus: { level: 0.3, octave: 0, breath: 37 },
  neptune: { level: 0.45, octave: -1, breath: 41 },
  pluto: { level: 0.5, octave: -1, breath: 43 },
};

/** The voices of a sky: the pitch of each is its sign's, its place in the room that of its longitude. */
export function voicesOf(planets: readonly PlanetThere[]): Voice[] {
  const whole = planets.reduce((sum, { planet }) => sum + PLAYS[planet].level, 0);
  return planets.map(({ planet, longitude, retrograde }) => {
    const { level, octave, breath } = PLAYS[planet];
    const semitones = SEMITONES[Math.floor(longitude / SIGN_DEGREES) % SEMITONES.length]!;
    return {
      frequency: ARIES_HZ * 2 ** (octave + semitones / 12),
      pan: MAX_PAN * Math.sin((longitude * Math.PI) / 180),
      level: level / whole,
      breath,
      spread: retrograde ? 9 : 4,
    };
  });
}
