import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';

const ROOT = join(__dirname, '../..');
const MAX_FILES = 40;

/** What is made by a program, or stands beside what it tests. */
const NOT_COUNTED = /^web\/e2e\/look\/pictures\/|spec\.tsx?$/;

/** More than this in one folder, and nobody finds by its name what they look for. */
it(`no folder has more than ${MAX_FILES} files`, () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && !NOT_COUNTED.test(file));
  const counts = new Map<string, number>();
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);

  expect([...counts].filter(([, count]) => count > MAX_FILES)).toEqual([]);
});
