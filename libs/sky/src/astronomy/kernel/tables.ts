/** A table of Chebyshev polynomials as it is kept; see scripts/ephemeris/build.mjs. */
export interface Packed {
  /** The first day, TT days from J2000. */
  readonly from: number;
  /** Days of a segment. */
  readonly days: number;
  readonly segments: number;
  /** Coefficients of a component in a segment. */
  readonly count: number;
  /** What a whole number stands for, by component. */
  readonly quanta: readonly number[];
  /** Segments of a revolution: a coefficient is kept as its difference from that long before. */
  readonly lag: number;
  /** The coefficients; see `unpacked`. */
  readonly bytes: string;
}

/** A function of time as Chebyshev polynomials, one after the other in segments of equal length. */
export interface Table {
  readonly from: number;
  readonly days: number;
  readonly segments: number;
  readonly count: number;
  readonly components: number;
  /** By segment, then by component, then by degree. */
  readonly coefficients: Float64Array;
}

/** The table of a file. */
export function unpacked({ from, days, segments, count, quanta, lag, bytes }: Packed): Table {
  const packed = bytesOf(bytes);
  const components = quanta.length;
  const coefficients = new Float64Array(segments * components * count);
  const row = new Int32Array(segments);
  let at = 0;
  for (let component = 0; component < components; component++) {
    const quantum = quanta[component] as number;
    for (let degree = 0; degree < count; degree++) {
      for (let segment = 0; segment < segments; segment++) {
        // Seven bits a byte, the lowest first, and the sign in the lowest of all.
        let byte = packed[at++] as number;
        let value = byte & 127;
        for (let scale = 128; byte > 127; scale *= 128) {
          byte = packed[at++] as number;
          value += (byte & 127) * scale;
        }
        const change = value % 2 === 0 ? value / 2 : -(value + 1) / 2;
        const whole = change + (segment < lag ? 0 : (row[segment - lag] as number));
        row[segment] = whole;
        coefficients[(segment * components + component) * count + degree] = whole * quantum;
      }
    }
  }
  return { from, days, segments, count, components, coefficients };
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const SIX_BITS = new Uint8Array(128);
for (let i = 0; i < DIGITS.length; i++) SIX_BITS[DIGITS.charCodeAt(i)] = i;

/** The bytes of a text in base64: four letters are three bytes; neither Node nor browsers are asked. */
function bytesOf(base64: string): Uint8Array {
  const bytes = new Uint8Array(Math.ceil(base64.length / 4) * 3);
  let at = 0;
  for (let i = 0; i < base64.length; i += 4) {
    const held =
      ((SIX_BITS[base64.charCodeAt(i)] as number) << 18) |
      ((SIX_BITS[base64.charCodeAt(i + 1)] as number) << 12) |
      ((SIX_BITS[base64.charCodeAt(i + 2)] as number) << 6) |
      (SIX_BITS[base64.charCodeAt(i + 3)] as number);
    bytes[at++] = held >> 16;
    bytes[at++] = (held >> 8) & 255;
    bytes[at++] = held & 255;
  }
  return bytes;
}

/**
 * The value of a table at a day, and behind it the change per day, component by component, into
 * `out`. Clenshaw's recurrence: sums and products alone, so the same to the bit on every machine.
 */
export function evaluate(table: Table, day: number, out: Float64Array): void {
  const { days, count, components, coefficients } = table;
  const place = (day - table.from) / days;
  const segment = Math.min(Math.max(Math.floor(place), 0), table.segments - 1);
  const x = 2 * (place - segment) - 1;
  const twice = 2 * x;
  for (let component = 0; component < components; component++) {
    const start = (segment * components + component) * count;
    let value = 0;
    let before = 0;
    let slope = 0;
    let slopeBefore = 0;
    for (let degree = count - 1; degree > 0; degree--) {
      const steeper = 2 * value + twice * slope - slopeBefore;
      const higher = (coefficients[start + degree] as number) + twice * value - before;
      slopeBefore = slope;
      slope = steeper;
      before = value;
      value = higher;
    }
    out[component] = (coefficients[start] as number) + x * value - before;
    out[components + component] = ((value + x * slope - slopeBefore) * 2) / days;
  }
}
