/**
 * `npm run migrations:seal`: notes the checksum of each migration that is not on the main branch yet.
 * One that is there and has changed is refused.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const file = join(root, 'deploy', 'migrate', 'migrations.sha256');

const merged = checksumsIn(
  execFileSync('git', ['show', 'main:deploy/migrate/migrations.sha256'], { cwd: root }),
);
const noted = checksumsIn(readFileSync(file));
let sealed = 0;
for (const service of readdirSync(join(root, 'services'))) {
  const folder = `services/${service}/src/migrations`;
  let names;
  try {
    names = readdirSync(join(root, folder));
  } catch {
    continue; // a folder that is left of a service
  }
  for (const name of names.filter((one) => /^\d+-.*\.ts$/.test(one))) {
    const path = `${folder}/${name}`;
    const sum = createHash('sha256')
      .update(readFileSync(join(root, path)))
      .digest('hex');
    if (merged.has(path) && merged.get(path) !== sum) {
      console.error(
        `${path} was changed. Databases have run it as it was: add a migration instead.`,
      );
      process.exitCode = 1;
      continue;
    }
    if (noted.get(path) !== sum) sealed += 1;
    noted.set(path, sum);
  }
}
const lines = [...noted].sort(([one], [other]) => (one < other ? -1 : 1));
writeFileSync(file, lines.map(([path, sum]) => `${sum}  ${path}\n`).join(''));
console.log(`migrations.sha256: ${sealed} sealed, ${noted.size} in all.`);

/**
 * @param {Buffer} text
 * @returns {Map<string, string>} by path
 */
function checksumsIn(text) {
  const lines = text.toString('utf8').split('\n').filter(Boolean);
  return new Map(lines.map((line) => /** @type {[string, string]} */ (line.split('  ').reverse())));
}
