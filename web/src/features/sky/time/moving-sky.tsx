import type { ZodiacStart } from '@cosmic/sky/transits/course-nodes';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { Chart } from '../../../design/figures/chart/chart';
import type { Wheel } from '../../../design/figures/chart/parts';
import type { ChartProfile } from '../../../design/figures/natal-figure';
import { TryAgain } from '../../../design/try-again';
import { FIRST_ASKED, possibleWith, type Asked } from './asked-event';
import { codeOf } from './asked-in-address';
import { EventFinder } from './event-finder';
import { MovingWheel } from './moving-wheel';
import { ShareInstant } from './share-instant';
import { wheelAt } from './sky-places';
import { TimePanel } from './time-panel';
import { timeStrings as s } from './time.strings';
import { useKeptAddress } from './use-kept-address';
import { useSkyClock } from './use-sky-clock';
import type { Counted } from './use-zodiac';

interface MovingSkyProps {
  /** Where time begins, milliseconds since 1970, and the event that stands in the fields then. */
  begin: { at: number; event: Asked | undefined };
  /** The birth that the sky goes round, where there is one. */
  around: ChartProfile | undefined;
  /** The zodiac that all of it is told in, and where its signs begin, unless at the equinox. */
  counted: Counted;
  zodiac: ZodiacStart | undefined;
  /** What stands between the time and the events. */
  children: ReactNode;
}

/** The wheel with its time, its events and its tables, once the tables of the planets are here. */
export function MovingSky({ begin, around, counted, zodiac, children }: MovingSkyProps) {
  const { clock, rest } = useSkyClock(begin.at);
  const { chart, isLost, retry } = useChartOf(around);
  const [chosen, choose] = useState(begin.event);
  const asked = possibleWith(chart, chosen ?? FIRST_ASKED);
  useKeptAddress(rest, chosen && codeOf(chosen));
  const figure = useMemo(() => wheelAt(rest.at, s.ring, chart, zodiac), [rest.at, chart, zodiac]);
  return (
    <Chart
      figure={figure}
      caption=""
      wheel={(lit) => <MovingWheel {...{ clock, figure, chart, lit, zodiac }} />}
      onTouch={() => clock.pause()}
      beside={
        <>
          <TimePanel clock={clock} rest={rest} />
          <ShareInstant rest={rest} event={chosen && codeOf(asked)} />
          {children}
          {isLost && (
            <TryAgain again={s.again} isBusy={false} onRetry={retry}>
              {s.profileFailed}
            </TryAgain>
          )}
          <EventFinder {...{ clock, chart, zodiac, asked, onChoose: choose }} />
        </>
      }
    >
      <div className="grid max-w-[70ch] gap-3 text-note text-ivory-soft">
        <p>
          {counted.zodiac === 'tropical' ? s.tropical : s.sidereal(s.ayanamsas[counted.ayanamsa])}
        </p>
        <p>{s.help}</p>
        <p>{s.drawing}</p>
      </div>
    </Chart>
  );
}

/** The chart of a birth, which needs the clocks of its place: it comes later than the sky. */
function useChartOf(around: ChartProfile | undefined) {
  const [found, setFound] = useState<{ of: string; chart?: Wheel }>();
  const [attempt, setAttempt] = useState(1);
  const asked = around && JSON.stringify(around);
  useEffect(() => {
    if (asked === undefined) return undefined;
    let hasLeft = false;
    const settle = (chart?: Wheel) => {
      if (!hasLeft) setFound({ of: asked, ...(chart && { chart }) });
    };
    import('../../../design/figures/natal-figure')
      .then(({ natalFigure }) => natalFigure(JSON.parse(asked) as ChartProfile, s.ownRing))
      .then(settle, () => settle());
    return () => {
      hasLeft = true;
    };
  }, [asked, attempt]);
  const isHere = asked !== undefined && found?.of === asked;
  return {
    chart: isHere ? found.chart : undefined,
    isLost: isHere && !found.chart,
    retry: () => {
      setFound(undefined);
      setAttempt(attempt + 1);
    },
  };
}
