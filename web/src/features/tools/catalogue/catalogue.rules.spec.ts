import { DOORS } from '@cosmic/contracts/readings/doors';
import { toolSummaries } from '@cosmic/tools/catalogue/summaries';
import { doorsOf, shelvesOf } from './catalogue.rules';

const TOOLS = toolSummaries();

describe('shelvesOf', () => {
  it('groups by category and keeps the listed order', () => {
    const shelves = shelvesOf(TOOLS);

    expect(shelves.flatMap(({ tools }) => tools)).toEqual(TOOLS);
    expect(new Set(shelves.map(({ category }) => category)).size).toBe(shelves.length);
  });
});

describe('doorsOf', () => {
  it('opens six doors with three pictures each', () => {
    const doors = doorsOf(TOOLS);

    expect(doors.map(({ door }) => door)).toEqual(DOORS);
    for (const { tools } of doors) expect(tools).toHaveLength(3);
  });

  it('leaves a door out that has nothing behind it', () => {
    const doors = doorsOf(TOOLS.filter(({ door }) => door !== 'fun'));

    expect(doors.map(({ door }) => door)).not.toContain('fun');
  });
});
