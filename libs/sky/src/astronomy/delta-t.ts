/**
 * TT - UT in seconds as observed, by stars that the Moon covers above all: from a year on, a
 * polynomial of the share that has passed of the time until the next row's.
 */
// prettier-ignore
const OBSERVED: readonly (readonly [year: number, a: number, b: number, c: number, d: number])[] = [
  [1800, 18.367, -3.481, -1.126, 1.918],
  [1810, 15.678, 0.021, 4.629, -3.812],
  [1820, 16.516, -2.157, -6.806, 3.25],
  [1830, 10.804, -6.018, 2.944, -0.096],
  [1840, 7.634, -0.416, 2.658, -0.539],
  [1850, 9.338, 1.642, 0.261, -0.883],
  [1855, 10.357, -0.486, -2.389, 1.558],
  [1860, 9.04, -0.591, 2.284, -2.477],
  [1865, 8.255, -3.456, -5.148, 2.72],
  [1870, 2.371, -5.593, 3.011, -0.914],
  [1875, -1.126, -2.314, 0.269, -0.039],
  [1880, -3.21, -1.893, 0.152, 0.563],
  [1885, -4.388, 0.101, 1.842, -1.438],
  [1890, -3.884, -0.531, -2.474, 1.871],
  [1895, -5.017, 0.134, 3.138, -0.232],
  [1900, -1.977, 5.715, 2.443, -1.257],
  [1905, 4.923, 6.828, -1.329, 0.72],
  [1910, 11.142, 6.33, 0.831, -0.825],
  [1915, 17.479, 5.518, -1.643, 0.262],
  [1920, 21.617, 3.02, -0.856, 0.008],
  [1925, 23.789, 1.333, -0.831, 0.127],
  [1930, 24.418, 0.052, -0.449, 0.142],
  [1935, 24.164, -0.419, -0.022, 0.702],
  [1940, 24.426, 1.645, 2.086, -1.106],
  [1945, 27.05, 2.499, -1.232, 0.614],
  [1950, 28.932, 1.127, 0.22, -0.277],
];

/**
 * Until when those splines are followed, and from when the table below: between them the polynomials
 * of Espenak and Meeus are as near to the observed values, and meet both.
 */
const [SPLINES_UNTIL, TABLE_FROM] = [1948.2, 2005];

/** The polynomials of Espenak and Meeus (NASA's eclipse site): until when, the year counted from, terms. */
const POLYNOMIALS: readonly (readonly [until: number, from: number, ...terms: number[]])[] = [
  [1961, 1950, 29.07, 0.407, -1 / 233, 1 / 2547],
  [1986, 1975, 45.45, 1.067, -1 / 260, -1 / 718],
  [2005, 2000, 63.86, 0.3345, -0.060374, 0.0017275, 0.000651814, 0.00002373599],
];

/**
 * TT - UT in seconds at the start of a year: observed values to 2024 (IERS), then the long-term trend
 * of the same authors.
 */
const TABULATED: readonly (readonly [year: number, seconds: number])[] = [
  [2005, 64.7],
  [2010, 66.1],
  [2015, 67.6],
  [2018, 69.0],
  [2020, 69.4],
  [2024, 69.1],
  [2028, 68.8],
  [2035, 70.5],
  [2040, 71.8],
  [2050, 75.2],
  [2075, 83.2],
  [2100, 93.4],
  [2125, 106.1],
  [2150, 121.7],
  [2175, 140.5],
  [2210, 172],
];

/**
 * TT - UT in seconds, at `days` of UT since 1 January 2000, 12:00; a prediction after 2024.
 *
 * From 1800 the splines of Stephenson, Morrison and Hohenkerk (Proceedings of the Royal Society A 472,
 * 2016, table S15 as of 2020), from 1948 Espenak and Meeus, from 2005 linear between tabulated values.
 */
export function deltaT(days: number): number {
  const year = 2000 + (days - 14) / 365.24217;
  if (year >= TABLE_FROM) return tabulated(year);
  return year < SPLINES_UNTIL ? observed(year) : byPolynomial(year);
}

// Plain loops: a search reads thousands of instants before a browser has compiled any of this.

function byPolynomial(year: number): number {
  let row = 0;
  while (year >= POLYNOMIALS[row]![0]) row++;
  const terms = POLYNOMIALS[row]!;
  const share = year - terms[1];
  let sum = 0;
  for (let term = terms.length - 1; term > 1; term--) sum = sum * share + terms[term]!;
  return sum;
}

/** What is asked for just before 1800, by a search that begins with it, follows the first spline. */
function observed(year: number): number {
  let next = 1;
  while (next < OBSERVED.length - 1 && OBSERVED[next]![0] <= year) next++;
  const row = OBSERVED[next - 1]!;
  const share = (year - row[0]) / (OBSERVED[next]![0] - row[0]);
  return row[1] + share * (row[2] + share * (row[3] + share * row[4]));
}

/** What is asked for past the last year, by a search that ends with it, follows the last two rows. */
function tabulated(year: number): number {
  let next = 1;
  while (next < TABULATED.length - 1 && TABULATED[next]![0] <= year) next++;
  const before = TABULATED[next - 1]!;
  const after = TABULATED[next]!;
  return before[1] + ((after[1] - before[1]) * (year - before[0])) / (after[0] - before[0]);
}
