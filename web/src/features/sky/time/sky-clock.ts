import { isStill } from '../../../design/motion/is-still';
import { EARLIEST_MS, LATEST_MS } from './years';
import { MEASURES, msPerPixel, stepped, withinYears, type Scale } from './scales';

/** What the page is drawn from: it changes when time comes to rest, not while it moves. */
export interface Rest {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly scale: Scale;
  readonly isPlaying: boolean;
}

/** How time came to an instant. */
export type Way = 'played' | 'dragged' | 'jumped';

/** Draws an instant at once, outside of React. */
export interface Drawer {
  /** @param pace milliseconds of the sky in one of the clock; nothing while time does not play */
  draw(at: number, way: Way, pace: number): void;
}

/** What a clock needs of a browser; a test brings its own. */
export interface Frames {
  request(frame: (now: number) => void): number;
  cancel(id: number): void;
  /** Whether motion is not wanted: time then goes in steps, one a second. */
  isStill(): boolean;
}

export const BROWSER: Frames = {
  request: (frame) => requestAnimationFrame(frame),
  cancel: (id) => cancelAnimationFrame(id),
  isStill,
};

/** A tab that was away does not leap when it comes back. */
const LONGEST_FRAME_MS = 100;
const STILL_STEP_MS = 1_000;

/**
 * The time of the wheel. While it plays or is dragged it tells its drawers, frame by frame; when it
 * comes to rest, its listeners.
 */
export class SkyClock {
  private at: number;
  private scale: Scale = 'day';
  private rest: Rest;
  private frame: number | undefined;
  private timer: ReturnType<typeof setInterval> | undefined;
  private readonly drawers = new Set<Drawer>();
  private readonly listeners = new Set<() => void>();

  constructor(
    at: number,
    private readonly frames: Frames = BROWSER,
  ) {
    this.at = withinYears(at);
    this.rest = { at: this.at, scale: this.scale, isPlaying: false };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly atRest = (): Rest => this.rest;

  /** Where time is, also while it moves; milliseconds since 1970. */
  instant(): number {
    return this.at;
  }

  /** Draws at once, and then whenever time moves, until the answer is called. */
  follow(drawer: Drawer): () => void {
    this.drawers.add(drawer);
    drawer.draw(this.at, 'dragged', 0);
    return () => this.drawers.delete(drawer);
  }

  play(): void {
    if (this.isPlaying || this.at >= LATEST_MS) return;
    if (this.frames.isStill()) {
      this.timer = setInterval(() => this.playStep(), STILL_STEP_MS);
    } else {
      let before: number | undefined;
      const next = (now: number) => {
        this.frame = this.frames.request(next);
        this.playOn(Math.min(now - (before ?? now), LONGEST_FRAME_MS));
        before = now;
      };
      this.frame = this.frames.request(next);
    }
    this.comeToRest();
  }

  pause(): void {
    if (!this.isPlaying) return;
    this.stop();
    this.tell('dragged', 0);
    this.comeToRest();
  }

  /** Another scale; time that plays goes on at its pace. */
  turnTo(scale: Scale): void {
    this.scale = scale;
    this.tell('dragged', 0);
    this.comeToRest();
  }

  /** Some steps of the scale, on from where time stands. */
  step(steps: number): void {
    this.jump(stepped(this.scale, this.at, steps));
  }

  /** To an instant, where time stands still. */
  jump(at: number): void {
    this.stop();
    this.at = withinYears(at);
    this.tell('jumped', 0);
    this.comeToRest();
  }

  /** Moves time under a finger, by pixels of the ruler; `letGo` ends it. */
  drag(pixels: number): void {
    if (this.isPlaying) this.pause();
    this.at = withinYears(this.at + pixels * msPerPixel(this.scale));
    this.tell('dragged', 0);
  }

  letGo(): void {
    if (this.rest.at !== this.at) this.comeToRest();
  }

  /** Ends what moves; for when the page is left. */
  stop(): void {
    if (this.frame !== undefined) this.frames.cancel(this.frame);
    clearInterval(this.timer);
    this.frame = undefined;
    this.timer = undefined;
  }

  private get isPlaying(): boolean {
    return this.frame !== undefined || this.timer !== undefined;
  }

  private playOn(elapsedMs: number): void {
    const { stepMs, rate } = MEASURES[this.scale];
    const pace = (stepMs * rate) / 1000;
    this.at = withinYears(this.at + elapsedMs * pace);
    this.tell('played', pace);
    if (this.at >= LATEST_MS) this.pause();
  }

  private playStep(): void {
    this.at = stepped(this.scale, this.at, 1);
    this.tell('jumped', 0);
    if (this.at >= LATEST_MS) this.pause();
    else this.comeToRest();
  }

  private tell(way: Way, pace: number): void {
    for (const drawer of this.drawers) drawer.draw(this.at, way, pace);
  }

  private comeToRest(): void {
    this.rest = { at: this.at, scale: this.scale, isPlaying: this.isPlaying };
    for (const listener of this.listeners) listener();
  }
}

/** Whether an instant is the first or the last that the tables know. */
export function endAt(at: number): 'first' | 'last' | undefined {
  if (at <= EARLIEST_MS) return 'first';
  return at >= LATEST_MS ? 'last' : undefined;
}
