import { normalize, wrap } from '@cosmic/sky/angle';
import { PLANETS } from '@cosmic/sky/bodies';
import type { AspectPoint } from '@cosmic/sky/charts/aspects';
import type { ZodiacStart } from '@cosmic/sky/transits/course-nodes';
import { pointAt, spreadOut } from '../../../design/circle';
import { GAP, MARK, ONE_RING, R, turnOf } from '../../../design/figures/chart/geometry';
import { keyOf, type Wheel } from '../../../design/figures/chart/parts';
import { inkOf } from '../../../design/figures/chart/wheel-figure';
import { aspectInSky, aspectToChart, TRANSIT_ORB } from '../../../design/figures/sky-figure';
import { BROWSER, type Drawer, type Frames, type Way } from './sky-clock';
import { noPlaces, readPlaces } from './sky-places';

/** How long the planets are on their way to an instant that was jumped to. */
const GLIDE_MS = 900;
/** How fast marks that were pushed aside find their places, milliseconds. */
const YIELD_MS = 90;
/** Marks nearer to their places than this, degrees, stand there. */
const STILL_DEGREES = 0.05;
/** From how many degrees a second on a body fades, and where it is gone: the eye sees it leap. */
const FADES_FROM = 500;
const GONE_AT = 1_500;
/** How far back a body's trace reaches, seconds of playing, and degrees at most. */
const TRACE_SECONDS = 0.35;
const MAX_TRACE = 80;
/** The widest orb of the sky by itself, degrees, at which a line is faintest. */
const SKY_ORB = 10;
const FAINT = 0.25;
const DIMMED = 0.25;
const DAY_SECONDS = 86_400;

interface MarkParts {
  readonly whole: SVGGElement;
  readonly leader: SVGLineElement;
  readonly trace: SVGPathElement;
  readonly body: SVGGElement;
  readonly halo: SVGCircleElement;
  readonly letter: SVGPathElement;
}

/** A point that aspects are looked for between; its longitude is put in frame by frame. */
interface Spot {
  readonly point: AspectPoint;
  longitude: number;
}

/** Moves the planets of a wheel by writing to its elements, so that no frame waits for React. */
export class WheelMotion implements Drawer {
  private readonly turned: (longitude: number) => number;
  private readonly marks: readonly MarkParts[];
  private readonly lines: readonly SVGLineElement[];
  private readonly pairs: readonly (readonly [Spot, Spot])[];
  private readonly sky: readonly Spot[];
  private readonly places = noPlaces();
  private readonly from = new Float64Array(PLANETS.length);
  /** By how much a mark is pushed aside, degrees. */
  private readonly aside = new Float64Array(PLANETS.length);
  private lit: ReadonlySet<string> | undefined;
  private pace = 0;
  private glideBegan: number | undefined;
  private isGliding = false;
  private isDrawn = false;
  private before: number | undefined;
  private frame: number | undefined;

  constructor(
    layer: SVGGElement,
    private readonly chart: Wheel | undefined,
    private readonly zodiac: ZodiacStart | undefined,
    private readonly frames: Frames = BROWSER,
  ) {
    this.turned = turnOf(chart ?? { cusps: null });
    this.marks = [...layer.querySelectorAll<SVGGElement>('[data-mark]')].map((whole) => ({
      whole,
      leader: whole.querySelector('line')!,
      trace: whole.querySelector<SVGPathElement>('[data-trace]')!,
      body: whole.querySelector('g')!,
      halo: whole.querySelector('circle')!,
      letter: whole.querySelector<SVGPathElement>('[data-letter]')!,
    }));
    this.lines = [...layer.querySelectorAll<SVGLineElement>('[data-lines] > line')];
    this.sky = PLANETS.map((point) => ({ point, longitude: 0 }));
    this.pairs = pairsOf(this.sky, chart);
  }

  draw(at: number, way: Way, pace: number): void {
    this.pace = pace;
    const glides = way === 'jumped' && this.isDrawn && !this.frames.isStill();
    if (glides) this.sky.forEach(({ longitude }, index) => (this.from[index] = longitude));
    readPlaces(at, this.places, this.zodiac);
    this.isGliding = glides;
    this.glideBegan = undefined;
    if (!glides) this.takePlaces(1);
    if (!glides) this.paint(performance.now());
    if (way !== 'played') this.goOn();
  }

  /** Lights some parts and dims the others, or shows all alike. */
  light(lit: ReadonlySet<string> | undefined): void {
    this.lit = lit;
    if (this.isDrawn) this.paint(performance.now());
  }

  stop(): void {
    if (this.frame !== undefined) this.frames.cancel(this.frame);
    this.frame = undefined;
  }

  /** Asks for frames as long as something is not in its place yet. */
  private goOn(): void {
    if (this.frame !== undefined || this.frames.isStill()) return;
    this.frame = this.frames.request((now) => {
      this.frame = undefined;
      if (this.isGliding) {
        this.glideBegan ??= now;
        const share = Math.min((now - this.glideBegan) / GLIDE_MS, 1);
        this.takePlaces(1 - (1 - share) ** 3);
        this.isGliding = share < 1;
      }
      const isStill = this.paint(now);
      if (this.isGliding || !isStill) this.goOn();
    });
  }

  /** Brings the planets a share of the way, the shorter one round, to where they stand. */
  private takePlaces(share: number): void {
    this.sky.forEach((spot, index) => {
      const there = this.places.longitudes[index]!;
      const from = this.from[index]!;
      spot.longitude = share === 1 ? there : normalize(from + share * wrap(there - from));
    });
  }

  /** @returns whether every mark stands in its place */
  private paint(now: number): boolean {
    const isFirst = !this.isDrawn || this.frames.isStill();
    const yielded = isFirst ? 1 : 1 - Math.exp(-Math.max(now - (this.before ?? now), 0) / YIELD_MS);
    this.before = now;
    this.isDrawn = true;
    const real = this.sky.map(({ longitude }) => this.turned(longitude));
    const drawn = spreadOut(real, GAP);
    let isStill = true;
    for (let index = 0; index < real.length; index++) {
      const aim = wrap(drawn[index]! - real[index]!);
      const away = aim - this.aside[index]!;
      this.aside[index]! += away * yielded;
      if (Math.abs(away) * (1 - yielded) > STILL_DEGREES) isStill = false;
      this.paintMark(index, real[index]!);
    }
    this.paintLines();
    return isStill;
  }

  private paintMark(index: number, real: number): void {
    const { whole, leader, trace, body, halo, letter } = this.marks[index]!;
    const radius = this.chart ? R.outer : ONE_RING;
    const drawn = real + this.aside[index]!;
    const [x, y] = pointAt(coarse(drawn), radius);
    put(body, 'transform', `translate(${x} ${y})`);
    const [fromX, fromY] = pointAt(coarse(real), R.signsIn);
    const [toX, toY] = pointAt(coarse(drawn), radius + MARK / 2 + 3);
    setAll(leader, { x1: fromX, y1: fromY, x2: toX, y2: toY });
    const speed = this.places.speeds[index]!;
    letter.style.visibility = speed < 0 ? 'visible' : 'hidden';
    if (speed < 0) {
      const [inX, inY] = pointAt(coarse(drawn), -27);
      put(letter, 'transform', `translate(${inX - 7} ${inY - 7}) scale(${14 / 24})`);
    }
    const rate = (speed * this.pace) / DAY_SECONDS;
    const isLit = this.lit?.has(this.keyOfMark(index));
    halo.style.visibility = isLit ? 'visible' : 'hidden';
    whole.style.opacity = String(seenAt(rate) * (this.lit && !isLit ? DIMMED : 1));
    const length = Math.min(Math.abs(rate) * TRACE_SECONDS, MAX_TRACE);
    trace.style.visibility = length > 1 ? 'visible' : 'hidden';
    if (length > 1) trace.setAttribute('d', arc(real, real - Math.sign(rate) * length));
  }

  private paintLines(): void {
    const find = this.chart ? aspectToChart : aspectInSky;
    const widest = this.chart ? TRANSIT_ORB : SKY_ORB;
    this.pairs.forEach(([one, other], index) => {
      const line = this.lines[index]!;
      const seen = this.seen(one) * this.seen(other);
      const found = seen > 0 ? find(one, other) : undefined;
      line.style.visibility = found ? 'visible' : 'hidden';
      if (!found) return;
      const [x1, y1] = pointAt(coarse(this.turned(one.longitude)), R.hub);
      const [x2, y2] = pointAt(coarse(this.turned(other.longitude)), R.hub);
      setAll(line, { x1, y1, x2, y2 });
      put(line, 'class', inkOf(found.aspect));
      const [first, second] = [one.point, other.point];
      const key = keyOf({ kind: 'aspect', first, second, aspect: found.aspect });
      const isLit = this.lit?.has(key);
      put(line, 'stroke-width', isLit ? '2.4' : '1.3');
      const strength = isLit ? 1 : FAINT + (1 - FAINT) * (1 - found.orb / widest);
      line.style.opacity = String(seen * (this.lit && !isLit ? DIMMED : strength));
    });
  }

  private keyOfMark(index: number): string {
    return keyOf({ kind: 'point', ring: this.chart ? 1 : 0, point: PLANETS[index]! });
  }

  /** How much is seen of an end of a line: a chart's own points stand still. */
  private seen(spot: Spot): number {
    const index = this.sky.indexOf(spot);
    if (index < 0 || this.pace === 0) return 1;
    return seenAt((this.places.speeds[index]! * this.pace) / DAY_SECONDS);
  }
}

/** Every pair that may be in aspect: of the sky among itself, or of a chart's points with the sky. */
function pairsOf(sky: readonly Spot[], chart: Wheel | undefined): (readonly [Spot, Spot])[] {
  if (!chart)
    return sky.flatMap((one, i) => sky.slice(i + 1).map((other) => [one, other] as const));
  return chart.rings[0]!.points.flatMap(({ point, longitude }) => {
    const own: Spot = { point: point as AspectPoint, longitude };
    return sky.map((other) => [own, other] as const);
  });
}

/** How many lines a wheel needs for `pairsOf`. */
export function pairCount(chart: Wheel | undefined): number {
  const own = chart?.rings[0]?.points.length;
  return own ? own * PLANETS.length : (PLANETS.length * (PLANETS.length - 1)) / 2;
}

/** How much is seen of a body that goes so many degrees a second. */
function seenAt(rate: number): number {
  const share = (GONE_AT - Math.abs(rate)) / (GONE_AT - FADES_FROM);
  return Math.min(1, Math.max(0, share));
}

function arc(from: number, to: number): string {
  const radius = R.signsIn;
  const sweep = to > from ? 0 : 1;
  return `M${pointAt(from, radius).join(' ')}A${radius} ${radius} 0 0 ${sweep} ${pointAt(to, radius).join(' ')}`;
}

/** To a twentieth of a degree: at the rim a quarter of a pixel. */
function coarse(longitude: number): number {
  return Math.round(longitude * 20) / 20;
}

function setAll(element: SVGElement, attributes: Readonly<Record<string, number>>): void {
  for (const name in attributes) put(element, name, String(attributes[name]));
}

/** Writes what has changed: what is written anew is laid out and drawn anew, too. */
function put(element: SVGElement, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
