import type { FigureOf } from '@cosmic/contracts/readings/figures';
import { useId, useState } from 'react';
import { ChoiceGroup } from '../../choice';
import { SelectControl } from '../../controls';
import { Field } from '../../field';
import { WheelFigure } from '../chart/wheel-figure';
import { FoldedTables } from './fact-table';
import { GrahaTable, OtherSchools, degreesIn } from './graha-table';
import { jyotishStrings } from './jyotish.strings';
import { SquareChart, wordsOf, type Mark } from './square-chart';

type RashiChart = FigureOf<'rashi-chart'>;
type Style = 'north' | 'south' | 'wheel';

const s = jyotishStrings.chart;
const STYLES = (['north', 'south', 'wheel'] as const).map((value) => ({
  value,
  label: s.styles[value],
}));

/** A kundli in the style of the reader's home, any of its vargas, and all of it as a table. */
export function RashiChartFigure({ figure }: { figure: RashiChart }) {
  const [style, setStyle] = useState<Style>('north');
  const [number, setNumber] = useState(1);
  const [chosen, setChosen] = useState(1);
  const name = useId();
  const varga = figure.vargas.find((one) => one.varga === number) ?? figure.vargas[0];
  if (!varga) return null;
  const marks = marksOf(figure, varga);
  return (
    <div className="grid gap-6">
      {style !== 'wheel' && <p className="hidden print:block">{s.vargas(varga.varga)}</p>}
      <div className="grid gap-6 sm:grid-cols-2 print:hidden">
        <ChoiceGroup
          name={name}
          label={s.style}
          options={STYLES}
          value={style}
          onChange={(value) => setStyle(value as Style)}
          layout="grid grid-cols-3 gap-2"
          tile={({ label }) => <span className="block px-2 py-3 text-center">{label}</span>}
        />
        {style !== 'wheel' && (
          <Field label={s.varga}>
            {(wiring) => (
              <SelectControl
                wiring={wiring}
                value={String(number)}
                options={figure.vargas.map((one) => ({
                  value: String(one.varga),
                  label: s.vargas(one.varga),
                }))}
                onChange={({ target }) => setNumber(Number(target.value))}
              />
            )}
          </Field>
        )}
      </div>
      {style === 'wheel' ? (
        <WheelFigure figure={wheelOf(figure)} />
      ) : (
        <div className="grid gap-3">
          <SquareChart
            style={style}
            label={s.label(s.styles[style], s.vargas(varga.varga))}
            lagna={varga.lagna}
            marks={marks}
            chosen={chosen}
            onChoose={setChosen}
          />
          <p aria-live="polite" className="text-lead">
            {wordsOf(cellOf(varga.lagna, chosen), marks[cellOf(varga.lagna, chosen).rashi] ?? [])}
          </p>
          <p className="text-note text-ivory-soft print:hidden">{s.pick}</p>
        </div>
      )}
      <p className="max-w-[60ch] text-note text-ivory-soft">
        {s.rule(
          jyotishStrings.ayanamsas[figure.ayanamsa],
          degreesIn(figure.ayanamsaDegrees),
          jyotishStrings.nodes[figure.node],
        )}
      </p>
      <FoldedTables label={s.tables}>
        <GrahaTable figure={figure} varga={varga} />
        <OtherSchools figure={figure} />
      </FoldedTables>
    </div>
  );
}

const cellOf = (lagna: number, bhava: number) => ({ bhava, rashi: (lagna + bhava - 1) % 12 });

/** Who stands in each rashi of a varga, the lagna first. */
function marksOf(figure: RashiChart, varga: RashiChart['vargas'][number]): Mark[][] {
  return Array.from({ length: 12 }, (_, rashi) => [
    ...(varga.lagna === rashi
      ? [{ key: 'lagna', short: jyotishStrings.short.lagna, name: s.lagna }]
      : []),
    ...figure.grahas.flatMap(({ graha, retrograde }, index) => {
      if (varga.signs[index] !== rashi) return [];
      const isTold = retrograde && graha !== 'rahu' && graha !== 'ketu';
      return [
        {
          key: graha,
          short: `${jyotishStrings.short[graha]}${isTold ? `(${s.short})` : ''}`,
          name: `${jyotishStrings.graha[graha]}${isTold ? ` (${s.retrograde})` : ''}`,
        },
      ];
    }),
  ]);
}

const WHEEL_POINTS: Readonly<Record<string, string>> = { rahu: 'mean-node', ketu: 'south-node' };

/** The same chart as a wheel whose houses are whole signs. */
function wheelOf({ lagna, grahas }: RashiChart): FigureOf<'wheel'> {
  const first = Math.floor(lagna.longitude / 30) * 30;
  return {
    kind: 'wheel',
    rings: [
      {
        label: s.table,
        points: [
          ...grahas.map(({ graha, longitude, retrograde }) => ({
            point: WHEEL_POINTS[graha] ?? graha,
            longitude,
            retrograde: retrograde && !(graha in WHEEL_POINTS),
          })),
          { point: 'ascendant', longitude: lagna.longitude, retrograde: false },
        ],
      },
    ],
    cusps: Array.from({ length: 12 }, (_, house) => (first + 30 * house) % 360),
    aspects: [],
    highlight: [],
  };
}
