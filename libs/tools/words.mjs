/**
 * Measures how much of a month of daily texts has been read before: of the twelve signs, of the
 * daily tools and of members. `test/month-bounds.ts` holds the bounds.
 *
 * Usage (after a build): npm run words measures every thirty days that begin within three years and
 * prints the worst of each kind; npm run words -- 2027-01-01 2027-02-01 … prints those that begin on
 * each date or within the thirty days after it;
 * npm run words -- member [--hindi] [2027-01-01] prints a member's thirty days of /today to be read
 */
import month from './dist/memory/month.js';

const { memberMonth, monthFigures, MONTHS } = month;

const [, , ...given] = process.argv;
const readsMember = given[0] === 'member';
const language = given.includes('--hindi') ? 'hi' : 'en';
const asked = given.filter((word) => word !== 'member' && word !== '--hindi');
const starts = asked.length > 0 ? asked : MONTHS;
if (starts.some((start) => !/^\d{4}-\d{2}-\d{2}$/.test(start) || Number.isNaN(Date.parse(start)))) {
  console.error('Usage: npm run words [-- [member [--hindi]] YYYY-MM-DD …]');
  process.exit(1);
}

if (readsMember) {
  for (const day of memberMonth(asked[0] ?? '2026-12-01', language))
    console.log(`${dayText(day)}\n`);
  process.exit(0);
}

const measured = starts.map((start) => ({ start, figures: monthFigures(start) }));
if (asked.length > 0) {
  for (const { start, figures } of measured) {
    console.log(
      `Thirty days from ${start} or from one of the thirty days after it, the worst of all readers`,
    );
    console.table(Object.fromEntries(figures.map((one) => [one.what, row(one)])));
  }
} else {
  console.log(
    `Thirty days from any day of ${starts.length} months, the worst of all readers and months`,
  );
  console.table(
    Object.fromEntries(
      measured[0].figures.map(({ what }, kind) => {
        const months = measured.map(({ figures }) => figures[kind]);
        const worst = (key) => Math.max(...months.map((one) => one[key]));
        const keys = ['repeated', 'most', 'neighbours', 'signs'];
        return [what, row(Object.fromEntries(keys.map((key) => [key, worst(key)])))];
      }),
    ),
  );
}

function row({ repeated, most, neighbours, signs }) {
  return {
    'repeated (≤ 12 %)': percent(repeated),
    'most often (≤ 2)': most,
    'next day (≤ 3 %)': percent(neighbours),
    'other sign (≤ 8 %)': signs === 0 ? '' : percent(signs),
  };
}

function percent(share) {
  return `${(100 * share).toFixed(1)} %`;
}

/** A day as its page tells it, from top to bottom. */
function dayText({ date, headline, moon, transit, others, question, tomorrow }) {
  const told = [transit, ...others].map(
    ({ title, window, meaning }) => `${title}, ${window.untilWords}\n${meaning}`,
  );
  return [date, headline, `${moon.words}.`, ...told, question, `(${tomorrow})`].join('\n');
}
