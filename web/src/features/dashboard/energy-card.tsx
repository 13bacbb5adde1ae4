import { useGetTodayQuery } from '../../api/today.api';
import { useWhichDay } from '../../api/use-which-day';
import { ButtonLink } from '../../design/button-link';
import { MoonDisc } from '../../design/moon-disc';
import { Skeleton } from '../../design/skeleton';
import { langOf } from '../../language/lang-of';
import { paths } from '../../paths';
import { dashboardStrings } from './dashboard.strings';
import { useMoonNow } from './use-moon-now';

const s = dashboardStrings.overview;

/** On a telephone the words come first, and the Moon stands at the end of their first line. */
const BESIDE_LABEL = 'max-sm:absolute max-sm:right-0 max-sm:top-2';

/** The member's day in its one sentence, and the way into it; the Moon alone where there is none. */
export function EnergyCard() {
  const which = useWhichDay();
  const { data, isError } = useGetTodayQuery(which);
  const day = data?.date === which.date ? data : undefined;
  const moonAlone = useMoonNow(isError && !day);
  const moon = day ? day.moon : moonAlone;
  return (
    <section
      aria-label={s.energy}
      className="relative grid items-center gap-x-14 gap-y-7 border-b border-gold-line/40 pb-12 pt-2 sm:grid-cols-[auto_minmax(0,1fr)]"
    >
      {moon ? (
        <MoonDisc
          elongation={moon.elongation}
          {...(day && { tilt: day.moon.tilt })}
          label={moon.words}
          className={`${BESIDE_LABEL} w-20 sm:w-44 lg:w-56`}
        />
      ) : (
        <Skeleton className={`${BESIDE_LABEL} size-20 rounded-full sm:size-44 lg:size-56`} />
      )}
      <div className="grid justify-items-start gap-4">
        <h2 className="flex items-center font-text text-note font-medium text-gold max-sm:min-h-20">
          {s.energy}
        </h2>
        {!moon && <Skeleton className="h-44 w-full max-w-xl" />}
        {day && (
          <>
            <p
              lang={langOf(day.headline)}
              className="max-w-[22ch] text-balance font-display text-headline font-light leading-[1.05] tracking-[-0.02em]"
            >
              {day.headline}
            </p>
            <p lang={langOf(day.transit.title)} className="text-lead text-ivory-soft">
              {day.transit.title}, {day.transit.window.untilWords}
            </p>
          </>
        )}
        {moon && (
          <p
            lang={langOf(moon.words)}
            className={day ? 'text-note text-ivory-soft' : 'font-display text-title'}
          >
            {moon.words}
          </p>
        )}
        {moon && (
          <ButtonLink to={paths.today} variant="secondary" size="compact" className="mt-2">
            {s.toDay}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
