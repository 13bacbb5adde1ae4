import type { FigureOf } from '@cosmic/contracts/readings/figures';
import { nearestMinute } from '@cosmic/sky/minute';
import { localeOf } from '../../../language/language';
import { FactRow, FactTable, FoldedTables } from './fact-table';
import { jyotishStrings } from './jyotish.strings';

type Muhurta = FigureOf<'muhurta-windows'>;
type Day = Muhurta['days'][number];

const s = jyotishStrings.windows;

/** The days of a range as lines from sunrise to sunset with their windows, and all windows as a table. */
export function MuhurtaFigure({ figure: { days, zone } }: { figure: Muhurta }) {
  const locale = localeOf('en-GB');
  const civil = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const time = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  });
  const dateOf = ({ date }: Day) => civil.format(new Date(`${date}T00:00:00Z`));
  const clock = (instant: string) => time.format(nearestMinute(new Date(instant)));
  return (
    <div className="grid gap-6">
      <ol className="grid gap-1.5">
        {days.map((day) => (
          <li
            key={day.date}
            aria-label={s.label(dateOf(day), day.windows.length)}
            className="grid grid-cols-[6.5rem_1fr] items-center gap-3"
          >
            <span aria-hidden="true" className="figures text-note text-ivory-soft">
              {dateOf(day)}
            </span>
            <DayLine day={day} />
          </li>
        ))}
      </ol>
      <p className="max-w-[60ch] text-note text-ivory-soft">{s.key}</p>
      <FoldedTables label={s.table}>
        <FactTable caption={s.table} heads={s.heads}>
          {days.flatMap((day) =>
            day.windows.map(({ from, to, tithi, nakshatra, lacks }, index) => (
              <FactRow
                key={from}
                head={dateOf(day)}
                isRepeated={index > 0}
                isLit={lacks.length === 0}
                cells={[
                  `${clock(from)}–${clock(to)}`,
                  jyotishStrings.limb('tithi', tithi),
                  jyotishStrings.limb('nakshatra', nakshatra),
                  lacks.map((one) => s.lacks[one]).join(', ') || s.keepsAll,
                ]}
              />
            )),
          )}
        </FactTable>
      </FoldedTables>
    </div>
  );
}

function DayLine({ day: { sunrise, sunset, windows } }: { day: Day }) {
  if (!sunrise || !sunset) return <span className="text-note text-ivory-soft">{s.noSun}</span>;
  const [begin, end] = [Date.parse(sunrise), Date.parse(sunset)];
  const share = (instant: string) => (100 * (Date.parse(instant) - begin)) / (end - begin);
  return (
    <span aria-hidden="true" className="relative block h-5 border-y border-gold-line/40 bg-ink/60">
      {windows.map(({ from, to, lacks }) => (
        <span
          key={from}
          className={`absolute inset-y-0 border border-gold ${lacks.length === 0 ? 'bg-gold/70' : ''}`}
          style={{ left: `${share(from)}%`, width: `${share(to) - share(from)}%` }}
        />
      ))}
    </span>
  );
}
