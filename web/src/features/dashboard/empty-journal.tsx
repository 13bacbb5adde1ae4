import { ButtonLink } from '../../design/button-link';
import { paths } from '../../paths';
import { dashboardStrings } from './dashboard.strings';

const s = dashboardStrings.readings;

/** An open book under one star, for a journal nothing was written into yet. */
export function EmptyJournal() {
  return (
    <div className="grid justify-items-start gap-6 py-6">
      <svg
        viewBox="0 0 240 150"
        className="line-art w-60 text-gold-line"
        strokeWidth={1.2}
        aria-hidden="true"
      >
        <path
          d="M120 48C98 32 66 28 26 32V128c40-4 72 0 94 16c22-16 54-20 94-16V32c-40-4-72 0-94 16ZM120 48V144"
          stroke="currentColor"
        />
        <path
          d="M44 52c22-1 40 2 58 9M44 70c22-1 40 2 58 9M44 88c22-1 40 2 58 9M196 52c-22-1-40 2-58 9M196 70c-22-1-40 2-58 9"
          stroke="currentColor"
          opacity={0.6}
          strokeDasharray="2 6"
        />
        <path
          d="M120 2c1.2 10 6 15 16 16c-10 1-14.8 6-16 16c-1.2-10-6-15-16-16c10-1 14.8-6 16-16Z"
          className="fill-gold text-gold"
        />
      </svg>
      <p className="text-lead">{s.none}</p>
      <p className="text-ivory-soft">{s.noneHint}</p>
      <ButtonLink to={paths.tools}>{dashboardStrings.overview.newReading}</ButtonLink>
    </div>
  );
}
