/** `npm run migrations:seal`: notes the checksum of each new migration. One that was noted before and has changed is refused. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const file = join(root, 'deploy', 'migrate', 'migrations.sha256');

const noted = new Map(
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => /** @type {[string, string]} */ (line.split('  ').reverse())),
);
let added = 0;
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
    if (noted.has(path) && noted.get(path) !== sum) {
      console.error(
        `${path} was changed. Databases have run it as it was: add a migration instead.`,
      );
      process.exitCode = 1;
      continue;
    }
    if (!noted.has(path)) added += 1;
    noted.set(path, sum);
  }
}
const lines = [...noted].sort(([one], [other]) => (one < other ? -1 : 1));
writeFileSync(file, lines.map(([path, sum]) => `${sum}  ${path}\n`).join(''));
console.log(`migrations.sha256: ${added} new, ${noted.size} in all.`);
