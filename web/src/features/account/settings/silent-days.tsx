import { localeOf } from '../../../language/language';
import { accountStrings } from '../account.strings';

const s = accountStrings.settings.reminders;

/** Monday first; 0 is Sunday. */
const WEEK = [1, 2, 3, 4, 5, 6, 0];
const MAX_SILENT = 6;

interface SilentDaysProps {
  days: readonly number[];
  onChange: (days: number[]) => Promise<void>;
}

/** Days of the week on which nothing is sent; one is always left. */
export function SilentDays({ days, onChange }: SilentDaysProps) {
  const format = new Intl.DateTimeFormat(localeOf('en-GB'), { weekday: 'short', timeZone: 'UTC' });
  const full = new Intl.DateTimeFormat(localeOf('en-GB'), { weekday: 'long', timeZone: 'UTC' });
  const turn = (day: number, isSilent: boolean) =>
    void onChange(isSilent ? [...days, day] : days.filter((other) => other !== day));
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-3 font-medium">{s.silent}</legend>
      <div className="flex flex-wrap gap-2">
        {WEEK.map((day) => {
          // 1 January 2023 was a Sunday.
          const date = new Date(Date.UTC(2023, 0, 1 + day));
          const isSilent = days.includes(day);
          return (
            <label key={day} className="relative block cursor-pointer">
              <input
                type="checkbox"
                checked={isSilent}
                disabled={!isSilent && days.length >= MAX_SILENT}
                aria-label={full.format(date)}
                onChange={({ target }) => turn(day, target.checked)}
                className="peer absolute inset-0 size-full cursor-pointer appearance-none disabled:cursor-not-allowed"
              />
              <span className="pointer-events-none relative grid min-h-11 min-w-14 place-items-center border border-gold-line/45 px-3 text-ivory-soft transition-colors duration-200 peer-checked:border-gold peer-checked:bg-gold/10 peer-checked:text-gold peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-gold peer-disabled:opacity-60">
                {format.format(date)}
              </span>
            </label>
          );
        })}
      </div>
      <p className="text-note text-ivory-soft">{s.silentHint}</p>
    </fieldset>
  );
}
