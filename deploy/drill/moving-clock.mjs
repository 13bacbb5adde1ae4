/**
 * Loaded before a program (`node --import`): its clock can be set. It goes by the file that
 * MOVING_CLOCK names, which holds how many milliseconds it is ahead, and looks at it on SIGUSR2.
 * Timers go on as they do where the clock of a machine is set.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';

const TrueDate = Date;
const file = String(process.env['MOVING_CLOCK']);
let ahead = 0;

process.on('SIGUSR2', () => {
  ahead = Number(readFileSync(file, 'utf8'));
  // In one piece, so that nobody reads half a time.
  writeFileSync(`${file}.draft`, String(Date.now()));
  renameSync(`${file}.draft`, `${file}.set`);
});

const now = () => TrueDate.now() + ahead;

/** Dates made of something stay what they are; only the present one is moved. */
globalThis.Date = new Proxy(TrueDate, {
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  apply: () => new TrueDate(now()).toString(),
  construct: (target, values, made) =>
    Reflect.construct(target, values.length === 0 ? [now()] : values, made),
});
TrueDate.prototype.constructor = Date;
