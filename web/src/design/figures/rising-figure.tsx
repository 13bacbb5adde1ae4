import type { FigureOf } from '@cosmic/contracts/readings/figures';
import { nearestMinute } from '@cosmic/sky/minute';
import { signAt, type SignKey } from '@cosmic/sky/zodiac';
import { signName } from '../sky/sky-names';
import { Glyph, isGlyphName } from '../glyphs';
import { figuresStrings as s } from './figures.strings';
import { localeOf } from '../../language/language';

/** The signs that rise one after another, each as long as it takes, by the clock of the place. */
export function RisingFigure({ figure }: { figure: FigureOf<'rising'> }) {
  const { at, zone, spans, degree } = figure;
  const clock = new Intl.DateTimeFormat(localeOf('en-GB'), {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: zone,
  });
  return (
    <ol
      aria-label={s.rising(signName(signAt(degree).key))}
      className="grid border-b border-gold-line/40"
    >
      {spans.map(({ sign, from, to }) => {
        const isNow = from <= at && at < to;
        const minutes = (Date.parse(to) - Date.parse(from)) / 60_000;
        return (
          <li
            key={from}
            className={`grid grid-cols-[7rem_2rem_1fr] items-center gap-3 border-t border-gold-line/40 py-2.5 ${isNow ? 'text-gold' : ''}`}
          >
            <span className="figures text-note">
              {clock.format(nearestMinute(new Date(from)))} –{' '}
              {clock.format(nearestMinute(new Date(to)))}
            </span>
            {isGlyphName(sign) && <Glyph name={sign} className="size-6" />}
            <span className="grid gap-1">
              {signName(sign as SignKey)}
              <span
                className="block h-0.5 bg-current"
                style={{ width: `${Math.min(100, Math.round(minutes / 2))}%` }}
              />
            </span>
          </li>
        );
      })}
    </ol>
  );
}
