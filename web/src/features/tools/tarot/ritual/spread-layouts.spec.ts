import { allSpreads } from '@cosmic/divination/tarot/spreads';
import { layoutOf, type Place } from './spread-layouts';

const at = ({ column, row, across }: Place) => `${column} ${row}${across ? ' across' : ''}`;

describe('how spreads lie', () => {
  it.each(allSpreads().map(({ id, positions }) => [id, positions.length] as const))(
    '%s has a place of its own for each of its %d cards',
    (id, count) => {
      const { places, columns, rows } = layoutOf(id);

      expect(places).toHaveLength(count);
      expect(new Set(places.map(at)).size).toBe(count);
      for (const { column, row } of places) {
        expect(column).toBeLessThanOrEqual(columns.length);
        expect(row + 1).toBeLessThanOrEqual(rows);
      }
    },
  );

  it('lets the Celtic Cross be a cross with its second card across, and a staff from the ground up', () => {
    const [matter, crossing, crown, root, behind, before, ...staff] =
      layoutOf('celtic-cross').places;

    expect(crossing).toEqual({ ...matter, across: true });
    expect([crown?.column, root?.column]).toEqual([matter?.column, matter?.column]);
    expect(crown!.row).toBeLessThan(matter!.row);
    expect(root!.row).toBeGreaterThan(matter!.row);
    expect([behind?.row, before?.row]).toEqual([matter?.row, matter?.row]);
    expect(behind!.column).toBeLessThan(before!.column);
    expect(new Set(staff.map(({ column }) => column))).toEqual(new Set([4]));
    expect(staff.map(({ row }) => row)).toEqual([7, 5, 3, 1]);
  });
});
