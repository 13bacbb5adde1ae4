/** Tables of Chebyshev polynomials: fitted, rounded to whole quanta, packed. */

/**
 * The coefficients of a function of the day, segment by segment, in whole quanta: at the nodes of
 * Chebyshev's polynomials the function and its fit are equal, but for the rounding.
 *
 * @returns by component, then by coefficient, then by segment
 */
export function fitted(values, { from, days, segments, count, quanta }) {
  const table = quanta.map(() => Array.from({ length: count }, () => new Int32Array(segments)));
  const angles = Array.from({ length: count }, (_, i) => (Math.PI * (i + 0.5)) / count);
  const samples = quanta.map(() => new Float64Array(count));
  for (let segment = 0; segment < segments; segment++) {
    const middle = from + days * (segment + 0.5);
    angles.forEach((angle, i) => {
      const value = values(middle + (Math.cos(angle) * days) / 2);
      value.forEach((component, axis) => (samples[axis][i] = component));
    });
    quanta.forEach((quantum, axis) => {
      for (let k = 0; k < count; k++) {
        let sum = 0;
        for (let i = 0; i < count; i++) sum += samples[axis][i] * Math.cos(k * angles[i]);
        const whole = Math.round(((k === 0 ? 1 : 2) * sum) / count / quantum);
        if (Math.abs(whole) > 2 ** 31 - 1)
          throw new RangeError('a coefficient outgrows its number');
        table[axis][k][segment] = whole;
      }
    });
  }
  return table;
}

/** The value of a fitted table at a day, for measuring its error. */
export function valueOf(table, { from, days, segments, count, quanta }, day) {
  const segment = Math.min(Math.max(Math.floor((day - from) / days), 0), segments - 1);
  const x = (2 * (day - from - segment * days)) / days - 1;
  return quanta.map((quantum, axis) => {
    let [sum, before, now] = [0, 1, x];
    for (let k = 0; k < count; k++) {
      sum += table[axis][k][segment] * before;
      [before, now] = [now, 2 * x * now - before];
    }
    return sum * quantum;
  });
}

/**
 * The tables as bytes. Of each coefficient the difference is kept from that of the same part of the
 * orbit a revolution before (`lag` segments). A small number takes one byte, seven bits of it in
 * each, the sign in the lowest.
 */
export function packed(tables) {
  const bytes = [];
  for (const { table, lag } of tables) {
    for (const row of table.flat()) {
      row.forEach((whole, segment) => {
        const change = segment < lag ? whole : whole - row[segment - lag];
        let rest = change < 0 ? -2 * change - 1 : 2 * change;
        for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
        bytes.push(rest);
      });
    }
  }
  return Buffer.from(bytes);
}
