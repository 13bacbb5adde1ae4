import type { FigureOf } from '@cosmic/contracts/readings/figures';
import { nearestMinute } from '@cosmic/sky/minute';
import { localeOf } from '../../../language/language';
import { DayDial } from './day-dial';
import { FactRow, FactTable, FoldedTables } from './fact-table';
import { jyotishStrings } from './jyotish.strings';

const s = jyotishStrings.day;
const LIMBS = ['tithi', 'nakshatra', 'yoga', 'karana'] as const;

type VedicDay = FigureOf<'vedic-day'>;

/** A panchang day: its dial, and all that the dial shows as tables with their times. */
export function VedicDayFigure({ figure }: { figure: VedicDay }) {
  const clock = clockOf(figure);
  return (
    <div className="grid gap-6">
      <DayDial figure={figure} clock={clock} />
      <p className="max-w-[60ch] text-note text-ivory-soft">{s.key}</p>
      <LimbTable figure={figure} clock={clock} />
      <FoldedTables label={s.allHours}>
        <PartTable figure={figure} clock={clock} />
        <ChoghadiyaTable figure={figure} clock={clock} />
      </FoldedTables>
    </div>
  );
}

export type Clock = (instant: string) => string;

/** Tells an instant by the clock of the figure's place, with the date where it is not that of its sunrise. */
function clockOf({ zone, date }: VedicDay): Clock {
  const locale = localeOf('en-GB');
  const time = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  });
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: zone });
  const civil = new Intl.DateTimeFormat('en-CA', { timeZone: zone });
  return (instant) => {
    const at = nearestMinute(new Date(instant));
    return civil.format(at) === date ? time.format(at) : `${day.format(at)}, ${time.format(at)}`;
  };
}

interface TableProps {
  figure: VedicDay;
  clock: Clock;
}

function LimbTable({ figure, clock }: TableProps) {
  return (
    <FactTable caption={s.limbs} heads={[s.limb, s.name, s.from, s.to]}>
      {LIMBS.flatMap((limb) =>
        figure.limbs[limb].map(({ number, from, to }, index) => (
          <FactRow
            key={`${limb}-${number}`}
            head={jyotishStrings.limbNames[limb]}
            isRepeated={index > 0}
            cells={[jyotishStrings.limb(limb, number), clock(from), clock(to)]}
          />
        )),
      )}
    </FactTable>
  );
}

function PartTable({ figure, clock }: TableProps) {
  return (
    <FactTable caption={s.hours} heads={[s.part, s.from, s.to]}>
      <FactRow head={s.sunrise} cells={[clock(figure.sunrise), '']} />
      {figure.parts.map(({ key, from, to }) => (
        <FactRow key={key} head={jyotishStrings.parts[key]} cells={[clock(from), clock(to)]} />
      ))}
      <FactRow head={s.sunset} cells={[clock(figure.sunset), '']} />
    </FactTable>
  );
}

function ChoghadiyaTable({ figure, clock }: TableProps) {
  return (
    <div className="grid gap-10 xl:grid-cols-2">
      {[s.byDay, s.byNight].map((when, half) => (
        <FactTable
          key={when}
          caption={`${s.choghadiyas}, ${when}`}
          heads={[s.name, s.from, s.to, s.quality]}
        >
          {figure.choghadiya.slice(8 * half, 8 * half + 8).map(({ name, quality, from, to }) => (
            <FactRow
              key={from}
              head={jyotishStrings.choghadiya(name)}
              cells={[clock(from), clock(to), jyotishStrings.qualities[quality]]}
              isLit={quality === 'good'}
            />
          ))}
        </FactTable>
      ))}
    </div>
  );
}
