import { classes } from '../../design/classes';
import { MoonDisc } from '../../design/moon-disc';
import { Skeleton } from '../../design/skeleton';
import { belowStrings } from './below.strings';
import type { MoonNow } from './sky-ahead';
import { dateFormat } from '../../language/formats';

const s = belowStrings.moon;

const SIDE_BY_SIDE =
  'grid content-start gap-6 sm:grid-cols-[16rem_1fr] sm:items-center lg:grid-cols-1';
/** Room for the longest figures of both languages, so that nothing moves when they come. */
const FIGURES = 'min-h-52 lg:min-h-84';

/** The Moon as it is lit and tilted now, with its figures. */
export function MoonWidget({ moon }: { moon: MoonNow | undefined }) {
  if (!moon) {
    return (
      <div className={SIDE_BY_SIDE}>
        <Skeleton className="aspect-square w-64 rounded-full lg:w-full" />
        <Skeleton className={classes(FIGURES, 'max-w-64')} />
      </div>
    );
  }
  const { phase, elongation, tilt, percent, waxing, age, place, nextFull, daysToFull } = moon;
  return (
    <div className={SIDE_BY_SIDE}>
      <MoonDisc
        elongation={elongation}
        tilt={tilt}
        label={s.picture(phase, percent)}
        className="w-64 lg:w-full"
      />
      <div className={classes(FIGURES, 'grid content-start gap-4')}>
        <p className="font-display text-headline leading-none font-light">{phase}</p>
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 text-note">
          {[
            [s.lit, s.litValue(percent, waxing)],
            [s.age, s.ageValue(age.toFixed(1))],
            [s.place, place],
            [s.nextFull, `${longUs.format(nextFull)}, ${s.days(daysToFull)}`],
          ].map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-ivory-soft">{label}</dt>
              <dd className="figures">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="text-note text-ivory-soft">{s.tilt}</p>
      </div>
    </div>
  );
}

const longUs = dateFormat('en-US', { dateStyle: 'long' });
