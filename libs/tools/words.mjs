/**
 * Measures how much of a month of daily texts has been read before: of the twelve signs, of the
 * daily tools and of members. `month.exhaustive-spec.ts` holds the bounds.
 *
 * Usage (after a build): npm run words [-- 2027-01-01 2027-02-01 …], the first days of the months
 */
import { monthFigures } from './dist/memory/month.js';

const [, , ...asked] = process.argv;
const starts = asked.length > 0 ? asked : ['2026-12-01', '2027-06-01', '2027-12-01'];
if (starts.some((start) => !/^\d{4}-\d{2}-\d{2}$/.test(start) || Number.isNaN(Date.parse(start)))) {
  console.error('Usage: npm run words [-- YYYY-MM-DD …]');
  process.exit(1);
}

const percent = (share) => `${(100 * share).toFixed(1)} %`;
for (const start of starts) {
  console.log(`Thirty days from ${start}, the worst of all readers`);
  console.table(
    Object.fromEntries(
      monthFigures(start).map(({ what, repeated, most, neighbours, signs }) => [
        what,
        {
          'repeated (≤ 12 %)': percent(repeated),
          'most often (≤ 2)': most,
          'next day (≤ 3 %)': percent(neighbours),
          'other sign (≤ 8 %)': signs === 0 ? '' : percent(signs),
        },
      ]),
    ),
  );
}
