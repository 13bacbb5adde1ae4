import { NUTATION_TERMS } from './nutation-terms';

/** Numbers of a row of terms: five multiples, three amplitudes. */
const ROW = 8;
const COUNT = NUTATION_TERMS.length / ROW;

/** 0.1 microarcseconds in degrees. */
const UNIT = 1e-7 / 3600;

const ARCSECOND = Math.PI / 180 / 3600;

/** The fundamental arguments, arcseconds at J2000 and per century (Simon and others, 1994). */
const ARGUMENTS = [
  [485868.249036, 1717915923.2178],
  [1287104.79305, 129596581.0481],
  [335779.526232, 1739527262.8478],
  [1072260.70369, 1602961601.209],
  [450160.398036, -6962890.5431],
] as const;

/** What the planets add on average. */
const PLANETARY = -0.000135 / 3600;

/** Cosine and sine of -2 to 2 times each argument, of which the terms are products. */
const MULTIPLES = 5;
const turns = new Float64Array(ARGUMENTS.length * MULTIPLES * 2);

const SIGNS = [-1, 1] as const;

/** By term: how fast its angle grows, per century, and the places of its factors in `turns`. */
const rates = new Float64Array(COUNT);
const amplitudes = new Float64Array(COUNT * 3);
const factors: number[] = [];
const firstFactor = new Int32Array(COUNT + 1);
for (let term = 0; term < COUNT; term++) {
  const row = NUTATION_TERMS.slice(term * ROW, (term + 1) * ROW);
  firstFactor[term] = factors.length;
  ARGUMENTS.forEach(([, rate], i) => {
    const multiple = row[i] ?? 0;
    rates[term] = (rates[term] ?? 0) + multiple * rate * ARCSECOND;
    if (multiple !== 0) factors.push((i * MULTIPLES + multiple + 2) * 2);
  });
  amplitudes.set(row.slice(5), term * 3);
}
firstFactor[COUNT] = factors.length;
const factorPlaces = Int32Array.from(factors);

/**
 * The nutation in longitude, degrees, and its change, degrees per day, into `out`: IAU 2000B but
 * for its terms below 0.5 milliarcseconds.
 *
 * @param centuries  Julian centuries of TT since J2000
 */
export function nutationAt(centuries: number, out: Float64Array): void {
  turnArguments(centuries);
  let sum = 0;
  let slope = 0;
  for (let term = 0; term < COUNT; term++) {
    let cosine = 1;
    let sine = 0;
    const end = firstFactor[term + 1] as number;
    for (let factor = firstFactor[term] as number; factor < end; factor++) {
      const place = factorPlaces[factor] as number;
      const c = turns[place] as number;
      const s = turns[place + 1] as number;
      const next = cosine * c - sine * s;
      sine = sine * c + cosine * s;
      cosine = next;
    }
    const amplitude =
      (amplitudes[term * 3] as number) + (amplitudes[term * 3 + 1] as number) * centuries;
    const aside = amplitudes[term * 3 + 2] as number;
    sum += amplitude * sine + aside * cosine;
    slope += (rates[term] as number) * (amplitude * cosine - aside * sine);
  }
  out[0] = sum * UNIT + PLANETARY;
  out[1] = (slope * UNIT) / 36525;
}

function turnArguments(centuries: number): void {
  for (let i = 0; i < ARGUMENTS.length; i++) {
    const [start, rate] = ARGUMENTS[i] as readonly [number, number];
    const angle = (start + rate * centuries) * ARCSECOND;
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    const zero = (i * MULTIPLES + 2) * 2;
    turns[zero] = 1;
    turns[zero + 1] = 0;
    for (const sign of SIGNS) {
      turns[zero + 2 * sign] = c;
      turns[zero + 2 * sign + 1] = sign * s;
      turns[zero + 4 * sign] = c * c - s * s;
      turns[zero + 4 * sign + 1] = 2 * sign * s * c;
    }
  }
}
