import type { SKRSContext2D } from '@napi-rs/canvas';
import { PLANETS, type Planet } from '@cosmic/sky/bodies';
import { positionsAt } from '@cosmic/sky/astronomy/ephemeris';
import { PLANET_PATHS, SIGN_PATHS } from '@cosmic/sky/glyph-paths';
import { SIGNS } from '@cosmic/sky/zodiac';
import { disc, glyph, GOLD, GOLD_LINE, IVORY, line, type Point } from './pen';

/** Where the wheel stands, and its radii. */
export const WHEEL = {
  x: 862,
  y: 315,
  outer: 262,
  signs: 236,
  inner: 208,
  planets: 168,
  core: 112,
};

/** Glyphs closer than this many degrees would touch. */
const APART = 10.5;
const ROUNDS = 40;

interface Shown {
  planet: Planet;
  longitude: number;
}

/** Draws the zodiac with the planets where they stand at an instant, and their major aspects. */
export function drawWheel(context: SKRSContext2D, at: Date): void {
  context.strokeStyle = GOLD_LINE;
  context.lineWidth = 1.2;
  for (const radius of [WHEEL.outer, WHEEL.inner, WHEEL.core]) ring(context, radius);
  for (let degree = 0; degree < 360; degree += 5) {
    const long = degree % 30 === 0;
    spoke(context, degree, WHEEL.inner, long ? WHEEL.outer : WHEEL.inner + (degree % 10 ? 4 : 8));
  }
  SIGNS.forEach(({ key }, index) => {
    const { x, y } = onWheel(30 * index + 15, WHEEL.signs);
    glyph(context, SIGN_PATHS[key], x, y, 26, GOLD);
  });
  const positions = positionsAt(at, PLANETS);
  context.globalAlpha = 0.4;
  context.strokeStyle = GOLD_LINE;
  context.lineWidth = 0.8;
  for (const [one, other] of pairs(PLANETS)) {
    const apart = Math.abs(positions[one].longitude - positions[other].longitude);
    if (!isMajor(Math.min(apart, 360 - apart))) continue;
    const from = onWheel(positions[one].longitude, WHEEL.core);
    const to = onWheel(positions[other].longitude, WHEEL.core);
    line(context, from, to);
  }
  context.globalAlpha = 1;
  for (const { planet, longitude: shown } of spread(
    PLANETS.map((planet) => ({ planet, longitude: positions[planet].longitude })),
  )) {
    const { longitude } = positions[planet];
    line(context, onWheel(longitude, WHEEL.inner), onWheel(longitude, WHEEL.inner - 9));
    const { x, y } = onWheel(shown, WHEEL.planets);
    glyph(context, PLANET_PATHS[planet], x, y, 25, IVORY);
  }
}

/** Planets moved apart just so far that their glyphs do not touch; their true places are ticked. */
function spread(bodies: Shown[]): Shown[] {
  const sorted = bodies.sort((one, other) => one.longitude - other.longitude);
  for (let round = 0; round < ROUNDS; round += 1) {
    sorted.forEach((body, index) => {
      const next = sorted[(index + 1) % sorted.length]!;
      // Between -180 and 180: a neighbour that was pushed past is pushed back.
      const gap = ((next.longitude - body.longitude + 540) % 360) - 180;
      if (body === next || gap >= APART) return;
      body.longitude -= (APART - gap) / 2;
      next.longitude += (APART - gap) / 2;
    });
  }
  return sorted;
}

/** Longitudes run against the clock from the left, as in a chart. */
function onWheel(longitude: number, radius: number): Point {
  const angle = Math.PI + (longitude * Math.PI) / 180;
  return { x: WHEEL.x + radius * Math.cos(angle), y: WHEEL.y - radius * Math.sin(angle) };
}

function spoke(context: SKRSContext2D, degree: number, from: number, to: number): void {
  line(context, onWheel(degree, from), onWheel(degree, to));
}

/** Draws a circle around the middle of the wheel. */
export function ring(context: SKRSContext2D, radius: number): void {
  disc(context, WHEEL.x, WHEEL.y, radius);
  context.stroke();
}

function isMajor(separation: number): boolean {
  return [0, 60, 90, 120, 180].some((angle) => Math.abs(separation - angle) < 5);
}

function pairs<Value>(values: readonly Value[]): [Value, Value][] {
  return values.flatMap((one, index) =>
    values.slice(index + 1).map((other): [Value, Value] => [one, other]),
  );
}
