/**
 * The end of a subscription's nth period. Counted from its beginning, so that one begun on
 * the 31st comes back to the 31st after a shorter month.
 *
 * @param {number} anchor seconds
 * @param {'month' | 'year'} interval
 * @param {number} count
 * @returns {number} seconds
 */
export function addIntervals(anchor, interval, count) {
  const from = new Date(anchor * 1000);
  const months = interval === 'year' ? 12 * count : count;
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(from.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return Math.floor(to.getTime() / 1000);
}

/**
 * @param {number} anchor
 * @param {'month' | 'year'} interval
 * @param {number} after
 * @returns {number} the first end of a period that is later than `after`
 */
export function nextEnd(anchor, interval, after) {
  let count = 1;
  while (addIntervals(anchor, interval, count) <= after) count += 1;
  return addIntervals(anchor, interval, count);
}
