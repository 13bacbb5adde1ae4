import type { FigureOf } from '@cosmic/contracts/readings/figures';
import { FactRow, FactTable } from './fact-table';
import { jyotishStrings } from './jyotish.strings';

type RashiChart = FigureOf<'rashi-chart'>;
type Point = RashiChart['lagna'];

const s = jyotishStrings.chart;

/** Degrees and minutes within the sign, cut off. */
export function degreesIn(longitude: number): string {
  const minutes = Math.floor((longitude % 30) * 60 + 1e-6);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}'`;
}

const rashiOf = ({ longitude }: Point) => Math.floor(longitude / 30) % 12;
const nameOf = (rashi: number) => jyotishStrings.rashis[rashi] ?? '';
const nakshatraOf = ({ nakshatra, pada }: Point) =>
  `${jyotishStrings.limb('nakshatra', nakshatra)} ${pada}`;

interface GrahaTableProps {
  figure: RashiChart;
  /** Told in a column of its own, where it is not the rashi chart itself. */
  varga: RashiChart['vargas'][number];
}

/** Lagna and grahas with sign, degree, bhava, nakshatra and state. */
export function GrahaTable({ figure, varga }: GrahaTableProps) {
  const hasVarga = varga.varga !== 1;
  const first = rashiOf(figure.lagna);
  const cells = (point: Point, states: readonly string[], inVarga: number) => [
    nameOf(rashiOf(point)),
    degreesIn(point.longitude),
    String(((rashiOf(point) - first + 12) % 12) + 1),
    nakshatraOf(point),
    states.join(', '),
    ...(hasVarga ? [nameOf(inVarga)] : []),
  ];
  return (
    <FactTable
      caption={s.table}
      heads={[...s.heads, ...(hasVarga ? [s.inVarga(varga.varga)] : [])]}
    >
      <FactRow head={s.lagna} cells={cells(figure.lagna, [], varga.lagna)} isLit />
      {figure.grahas.map((graha, index) => (
        <FactRow
          key={graha.graha}
          head={jyotishStrings.graha[graha.graha]}
          cells={cells(graha, statesOf(graha), varga.signs[index] ?? 0)}
        />
      ))}
    </FactTable>
  );
}

function statesOf({ graha, dignity, retrograde, combust }: RashiChart['grahas'][number]) {
  const isNode = graha === 'rahu' || graha === 'ketu';
  return [
    ...(dignity ? [jyotishStrings.dignities[dignity]] : []),
    ...(retrograde && !isNode ? [s.retrograde] : []),
    ...(combust ? [s.combust] : []),
  ];
}

/** What stands in another sign or quarter by another ayanamsa or the other node. */
export function OtherSchools({ figure }: { figure: RashiChart }) {
  return (
    <FactTable caption={s.others} heads={s.otherHeads}>
      {figure.others.flatMap(({ ayanamsa, node, changes }) => {
        const school =
          node === figure.node ? jyotishStrings.ayanamsas[ayanamsa] : jyotishStrings.nodes[node];
        if (changes.length === 0)
          return [<FactRow key={school} head={school} cells={[s.nothing, '', '', '']} />];
        return changes.map(({ point, ...place }, index) => (
          <FactRow
            key={`${school}-${point}`}
            head={school}
            isRepeated={index > 0}
            cells={[
              point === 'lagna' ? s.lagna : jyotishStrings.graha[point],
              nameOf(rashiOf(place)),
              degreesIn(place.longitude),
              nakshatraOf(place),
            ]}
          />
        ));
      })}
    </FactTable>
  );
}
