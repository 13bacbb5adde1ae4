import type { ReactNode } from 'react';
import { classes } from '../../classes';
import { Glyph, isGlyphName } from '../../glyphs';
import { formatPosition } from '../../sky/sky-names';
import { chartWords as s, pointName } from './chart-words';
import { aspectLabel, nameIn, orbOf } from './label';
import { aspectsOf, keyOf, pointsOf, type Part, type Wheel } from './parts';

interface ChartTablesProps {
  figure: Wheel;
  chosen: Part | undefined;
  onChoose: (part: Part) => void;
}

/** A chart as three tables: points, houses where there are any, aspects. A row chooses as the wheel does. */
export function ChartTables({ figure, chosen, onChoose }: ChartTablesProps) {
  const points = pointsOf(figure);
  const aspects = aspectsOf(figure);
  const row = (part: Part) => ({
    isChosen: chosen !== undefined && keyOf(chosen) === keyOf(part),
    onChoose: () => onChoose(part),
  });
  return (
    <div className="grid gap-x-12 gap-y-8 @2xl:grid-cols-2 @5xl:grid-cols-3">
      <Table caption={s.points} heads={[s.point, s.place, ...(figure.cusps ? [s.house] : [])]}>
        {points.map(({ ring, point, longitude, retrograde, house }) => (
          <Row
            key={keyOf({ kind: 'point', ring, point })}
            {...row({ kind: 'point', ring, point })}
            name={
              <>
                {isGlyphName(point) && <Glyph name={point} className="size-5 text-gold" />}
                {nameIn(figure, { ring, point })}
              </>
            }
            cells={[
              <>
                {formatPosition(longitude)}
                {retrograde && <span className="block text-rose">{s.retrograde}</span>}
              </>,
              ...(figure.cusps ? [house] : []),
            ]}
          />
        ))}
      </Table>
      {figure.cusps && (
        <Table caption={s.houses} heads={[s.house, s.begins, s.holds]}>
          {figure.cusps.map((cusp, index) => (
            <Row
              key={index}
              {...row({ kind: 'house', house: index + 1 })}
              name={s.houseName(index + 1)}
              cells={[
                formatPosition(cusp),
                points
                  .filter(({ ring, house }) => ring === 0 && house === index + 1)
                  .map(({ point }) => pointName(point))
                  .join(', ') || <span className="text-ivory-soft">{s.empty}</span>,
              ]}
            />
          ))}
        </Table>
      )}
      {aspects.length > 0 && (
        <Table caption={s.aspects} heads={[s.aspects, s.orb]}>
          {aspects.map(({ first, second, aspect }) => {
            const part = { kind: 'aspect', first, second, aspect } as const;
            return (
              <Row
                key={keyOf(part)}
                {...row(part)}
                name={aspectLabel(figure, part)}
                cells={[orbOf(figure, part)]}
              />
            );
          })}
        </Table>
      )}
    </div>
  );
}

function Table(props: { caption: string; heads: readonly string[]; children: ReactNode }) {
  return (
    <table className="w-full self-start border-collapse text-left text-note">
      <caption className="pb-2 text-left text-label text-ivory-soft">{props.caption}</caption>
      <thead className="sr-only">
        <tr>
          {props.heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{props.children}</tbody>
    </table>
  );
}

interface RowProps {
  isChosen: boolean;
  onChoose: () => void;
  name: ReactNode;
  cells: readonly ReactNode[];
}

function Row({ isChosen, onChoose, name, cells }: RowProps) {
  return (
    <tr className={classes('border-t border-gold-line/30', isChosen && 'bg-gold-line/15')}>
      <th scope="row" className="p-0 pr-4 font-normal">
        <button
          type="button"
          aria-pressed={isChosen}
          onClick={onChoose}
          className="flex min-h-11 w-full items-center gap-3 text-left hover:text-gold"
        >
          {name}
        </button>
      </th>
      {cells.map((cell, index) => (
        <td key={index} className="figures py-2 pr-2">
          {cell}
        </td>
      ))}
    </tr>
  );
}
