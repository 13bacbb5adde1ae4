import { benchTable, figureText, tableOf } from './figures.mjs';

describe('a table of figures', () => {
  it('breaks long cells between words and keeps columns in line', () => {
    const lines = tableOf(['what', 'is'], [9, 3], [['one two three', '1']]).split('\n');

    expect(lines).toContain('│ one two   │ 1   │');
    expect(lines).toContain('│ three     │     │');
    expect(new Set(lines.map((line) => line.length)).size).toBe(1);
  });

  it('says which goals of a bench were met', () => {
    const figures = [
      { what: 'P1', is: 1.2, goal: '<= 1.25', met: true },
      { what: 'P3', is: 0.7, goal: '<= 0.6', met: false },
      { what: 'memory', is: 80 },
    ];
    const table = benchTable([{ title: 'a bench', figures }]);

    expect(table).toMatch(/P1 +│ 1\.2 +│ <= 1\.25 +│ yes/);
    expect(table).toMatch(/P3 +│ 0\.7 +│ <= 0\.6 +│ NO/);
    expect(table).toMatch(/memory +│ 80 +│ +│ +│/);
  });

  it('names a goal beside its figure', () => {
    expect(figureText({ what: 'lost', is: 2, goal: '0', met: false })).toBe('lost: 2 (0, missed)');
    expect(figureText({ what: 'kills', is: 9 })).toBe('kills: 9');
  });
});
