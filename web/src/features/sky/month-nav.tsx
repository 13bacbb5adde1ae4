import { Link } from 'react-router-dom';
import { Icon } from '../../design/icon';
import { paths } from '../../paths';
import { formatMonth } from './formats';
import { monthAway } from './month';
import { skyStrings } from './sky.strings';

const s = skyStrings.month;

/** The month's name with the ways to its neighbours and back to now. */
export function MonthNav({ month }: { month: string }) {
  const steps = [
    { label: s.before, to: monthAway(month, -1), className: 'rotate-180' },
    { label: s.after, to: monthAway(month, 1), className: '' },
  ];
  return (
    <nav aria-label={s.nav} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <h2 className="text-headline font-light" aria-live="polite">
        {formatMonth(month)}
      </h2>
      <div className="-mr-3 flex items-center max-sm:-ml-3">
        <Link to={paths.sky} className="px-3 py-2.5 text-ivory-soft hover:text-gold">
          {s.now}
        </Link>
        {steps.map(
          ({ label, to, className }) =>
            to && (
              <Link
                key={label}
                to={paths.skyMonth(to)}
                aria-label={label}
                className="grid size-12 place-items-center text-gold hover:text-ivory"
              >
                <Icon name="arrow" className={`size-5 ${className}`} />
              </Link>
            ),
        )}
      </div>
    </nav>
  );
}
