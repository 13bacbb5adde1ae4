import { processConsole } from './console.mjs';

function consoleOf(hasColours: boolean) {
  const shown: string[] = [];
  const lineOf = processConsole(['auth', 'gateway'], {
    hasColours,
    print: (line) => void shown.push(line),
  });
  return { shown, lineOf };
}

it('puts each line behind the name of its process', () => {
  const { shown, lineOf } = consoleOf(false);

  lineOf('auth')('{"level":"warn","time":0,"pid":7,"name":"auth","msg":"slow","ms":12}');
  lineOf('gateway')('Error: no more');
  lineOf('gateway')('');

  expect(shown).toEqual([
    expect.stringMatching(/^auth {4}│ \[\d\d:\d\d:\d\d\] WARN: slow {"ms":12}$/),
    'gateway │ Error: no more',
  ]);
});

it('gives each process a colour of its own', () => {
  const { shown, lineOf } = consoleOf(true);

  lineOf('auth')('one');
  lineOf('gateway')('two');

  const [first = '', second = ''] = shown.map((line) => line.slice(0, line.indexOf('m') + 1));
  expect(first).toMatch(/^.\[\d+m$/);
  expect(second).toMatch(/^.\[\d+m$/);
  expect(first).not.toBe(second);
});
