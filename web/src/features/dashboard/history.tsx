import type { SavedReading } from '@cosmic/contracts/readings/journal';
import { dateFormat } from '../../language/formats';
import { Button } from '../../design/button';
import { dashboardStrings } from './dashboard.strings';
import { MovingItem, MovingItems, MovingList } from '../../design/motion/moving-items';
import { byMonth, type Day } from './history.rules';
import { SavedCard } from './saved-card';

const s = dashboardStrings.readings;

const MONTH = dateFormat('en-GB', { month: 'long', year: 'numeric' });
const DAY = dateFormat('en-GB', { weekday: 'long', day: 'numeric' });
const noonOf = (date: string) => new Date(`${date}T12:00:00`);

/** `November 2026` of `2026-11`. */
export const monthInWords = (month: string): string => MONTH.format(noonOf(`${month}-01`));

interface HistoryProps {
  readings: readonly SavedReading[];
  onRemove: (id: string) => void;
}

/** Readings below their months and beside their days. */
export function History({ readings, onRemove }: HistoryProps) {
  return (
    <MovingList>
      <MovingItems>
        {byMonth(readings).map((month) => (
          <MovingItem as="section" key={month.month} label={monthInWords(month.month)}>
            <h3 className="pb-4 text-headline font-light">{monthInWords(month.month)}</h3>
            <MovingItems>
              {month.days.map((day) => (
                <DayOfReadings key={day.date} day={day} onRemove={onRemove} />
              ))}
            </MovingItems>
          </MovingItem>
        ))}
      </MovingItems>
    </MovingList>
  );
}

interface DayProps {
  day: Day;
  onRemove: HistoryProps['onRemove'];
}

function DayOfReadings({ day: { date, readings }, onRemove }: DayProps) {
  return (
    <MovingItem
      as="div"
      className="grid gap-x-9 border-t border-gold-line/40 md:grid-cols-[9rem_1fr]"
    >
      <p className="figures pt-7 text-note text-gold max-md:-mb-3">
        <time dateTime={date}>{DAY.format(noonOf(date))}</time>
      </p>
      <div className="grid divide-y divide-gold-line/40">
        <MovingItems>
          {readings.map((reading) => (
            <MovingItem as="div" key={reading.id}>
              <SavedCard
                reading={reading}
                inHistory
                action={
                  <Button variant="quiet" size="compact" onClick={() => onRemove(reading.id)}>
                    {s.remove}
                    <span className="sr-only">: {reading.title}</span>
                  </Button>
                }
              />
            </MovingItem>
          ))}
        </MovingItems>
      </div>
    </MovingItem>
  );
}
