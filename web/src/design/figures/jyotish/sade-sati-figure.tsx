import type { FigureOf } from '@cosmic/contracts/readings/figures';
import { localeOf } from '../../../language/language';
import { FactRow, FactTable, FoldedTables } from './fact-table';
import { jyotishStrings } from './jyotish.strings';

type SadeSati = FigureOf<'saturn-seasons'>;
type Season = SadeSati['seasons'][number];

const s = jyotishStrings.saturnSeasons;
const WIDTH = 720;
const HIGH = { rising: 18, peak: 36, setting: 18 } as const;
const LIFE_YEARS = 120;
const YEAR_MS = 365.25 * 86_400_000;

/** Every sade sati of a life on a line of years, and the parts of the one that matters now as a table. */
export function SadeSatiFigure({ figure }: { figure: SadeSati }) {
  const { seasons, now } = figure;
  const index = seasons.findIndex((season) => endOf(season) > now);
  const told = seasons[index] ?? seasons.at(-1);
  if (!told) return null;
  const others = seasons.filter((season) => season !== told);
  const heading = index < 0 ? s.last : beginOf(told) <= now ? s.running : s.next;
  return (
    <div className="grid gap-6">
      <LifeLine figure={figure} />
      <p className="max-w-[60ch] text-note text-ivory-soft">{s.key}</p>
      <PartTable figure={figure} season={told} caption={heading} />
      <FoldedTables label={s.others}>
        {others.map((season) => (
          <PartTable
            key={beginOf(season)}
            figure={figure}
            season={season}
            caption={s.years(yearOf(beginOf(season)), yearOf(endOf(season)))}
          />
        ))}
      </FoldedTables>
    </div>
  );
}

const beginOf = (season: Season) => season[0]?.from ?? '';
const endOf = (season: Season) => season.at(-1)?.to ?? '';
const yearOf = (instant: string) => new Date(instant).getUTCFullYear();

interface PartTableProps {
  figure: SadeSati;
  season: Season;
  caption: string;
}

function PartTable({ figure: { zone, now }, season, caption }: PartTableProps) {
  const date = new Intl.DateTimeFormat(localeOf('en-GB'), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: zone,
  });
  const { dasha, day } = jyotishStrings;
  return (
    <FactTable caption={caption} heads={[dasha.phase, day.from, day.to]}>
      {season.map(({ phase, from, to }) => (
        <FactRow
          key={from}
          head={s.parts[phase]}
          cells={[date.format(new Date(from)), date.format(new Date(to))]}
          isLit={from <= now && now < to}
        />
      ))}
    </FactTable>
  );
}

/** The years of a life in tens, with a step for each stretch, and a mark at now. */
function LifeLine({ figure: { birth, now, rashi, seasons } }: { figure: SadeSati }) {
  const begin = Date.parse(birth);
  const at = (ms: number) => (WIDTH * (ms - begin)) / (LIFE_YEARS * YEAR_MS);
  const tens = Array.from({ length: LIFE_YEARS / 10 + 1 }, (_, index) => 10 * index);
  const isWithin = Date.parse(now) - begin <= LIFE_YEARS * YEAR_MS;
  return (
    <svg
      viewBox={`-14 -72 ${WIDTH + 28} 112`}
      role="img"
      aria-label={s.label(jyotishStrings.rashis[rashi] ?? '', seasons.length)}
      className="line-art fine w-full text-gold"
    >
      <path d={`M0 0H${WIDTH}`} stroke="currentColor" />
      {seasons.flat().map(({ phase, from, to }) => (
        <rect
          key={from}
          x={at(Date.parse(from))}
          y={-HIGH[phase]}
          width={Math.max(1, at(Date.parse(to)) - at(Date.parse(from)))}
          height={HIGH[phase]}
          className={from <= now && now < to ? 'fill-gold' : 'fill-azure'}
          fillOpacity={phase === 'peak' ? 0.8 : 0.5}
          stroke="none"
        />
      ))}
      {tens.map((age) => (
        <g key={age}>
          <path d={`M${at(begin + age * YEAR_MS)} 0V6`} stroke="currentColor" />
          {age % 20 === 0 && (
            <text
              x={at(begin + age * YEAR_MS)}
              y={24}
              textAnchor="middle"
              fill="currentColor"
              stroke="none"
              className="text-[17px] text-ivory-soft"
            >
              {yearOf(birth) + age}
            </text>
          )}
        </g>
      ))}
      {isWithin && (
        <g className="text-ivory" stroke="currentColor" strokeWidth={1.6}>
          <path d={`M${at(Date.parse(now))} 0V-46`} />
          <text
            x={Math.min(Math.max(at(Date.parse(now)), 16), WIDTH - 16)}
            y={-54}
            textAnchor="middle"
            fill="currentColor"
            stroke="none"
            className="text-[17px]"
          >
            {jyotishStrings.dasha.now}
          </text>
        </g>
      )}
    </svg>
  );
}
