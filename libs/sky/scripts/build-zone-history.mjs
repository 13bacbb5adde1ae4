/**
 * Makes src/zone-history-data.ts: until when the places of each zone kept their own mean time, and
 * the clocks before 1970 of zones that the runtime's data have joined to another country's.
 *
 *     node libs/sky/scripts/build-zone-history.mjs [/usr/share/zoneinfo]
 *
 * Needs the time zone database compiled with `PACKRATDATA=backzone PACKRATLIST=zone.tab`, as Debian
 * and Ubuntu ship it; the head of its tzdata.zi says so. The database is in the public domain.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.argv[2] ?? '/usr/share/zoneinfo';
const source = readFileSync(join(folder, 'tzdata.zi'), 'utf8');
const release = /^# version (\S+)/.exec(source)?.[1];
if (!/^# ddeps .*backzone/m.test(source))
  throw new Error(`${folder} was compiled without backzone`);

/** The first second of 1970: from then on joined zones are alike. */
const JOINED_UNTIL = 0;

const zones = readFileSync(join(folder, 'zone.tab'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t')[2])
  .sort();

/** The changes of a compiled zone, in seconds since 1970, and what held before the first. */
function changesOf(zone) {
  const file = readFileSync(join(folder, zone));
  const head = (at) => [20, 24, 28, 32, 36, 40].map((field) => file.readUInt32BE(at + field));
  const [isut, isstd, leaps, times, types, chars] = head(0);
  const second = 44 + times * 5 + types * 6 + chars + leaps * 8 + isstd + isut;
  const [, , , count, kinds, letters] = head(second);
  const start = second + 44;
  const kindsAt = start + count * 9;
  const names = file.toString('latin1', kindsAt + kinds * 6, kindsAt + kinds * 6 + letters);
  const kind = (index) => {
    const at = kindsAt + index * 6;
    const from = file.readUInt8(at + 5);
    const name = names.slice(from, names.indexOf('\0', from));
    return { offset: file.readInt32BE(at), dst: file.readUInt8(at + 4) === 1, name };
  };
  const changes = Array.from({ length: count }, (_, index) => ({
    at: Number(file.readBigInt64BE(start + index * 8)),
    ...kind(file.readUInt8(start + count * 8 + index)),
  })).filter(({ at }) => at > -1e10);
  return { first: kind(0), changes };
}

function runtimeOffset(zone) {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (at) => {
    const [month, day, year, hour, minute, second] = clock
      .format(new Date(at * 1000))
      .match(/\d+/g)
      .map(Number);
    return Date.UTC(year, month - 1, day, hour, minute, second) / 1000 - at;
  };
}

const lines = zones.map((zone) => {
  const { first, changes } = changesOf(zone);
  const own = changes.findIndex(({ name }) => name !== 'LMT');
  const meanUntil = first.name === 'LMT' && own >= 0 ? changes[own].at : '';
  const offsetOf = runtimeOffset(zone);
  const isJoined = changes.some(
    ({ at }, index) =>
      at < JOINED_UNTIL &&
      (offsetOf(at) !== changes[index].offset ||
        offsetOf(at - 1) !== (changes[index - 1] ?? first).offset),
  );
  const missing = () =>
    Array.from(
      { length: 120 * 52 },
      (_, week) => Date.UTC(1850, 0, 1) / 1000 + week * 604_800,
    ).some(
      (at) => offsetOf(at) !== (changes.findLast((change) => change.at <= at) ?? first).offset,
    );
  const older = new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone;
  const names = older === zone ? zone : `${zone}=${older}`;
  if (!isJoined && !missing()) return `${names} ${meanUntil}`;
  const kept = changes.filter(({ at }) => at < JOINED_UNTIL);
  const told = kept.map(({ at, offset, dst }) => `${at}${dst ? '*' : ' '}${offset}`);
  return [`${names} ${meanUntil}`, `${first.offset}`, ...told].join('|');
});

writeFileSync(
  new URL('../src/places/zone-history-data.ts', import.meta.url),
  `/**
 * Made by scripts/build-zone-history.mjs from release ${release} of the IANA time zone database with its
 * file \`backzone\` (public domain). A line is a zone, with the name that runtimes may spell it by, and the second, counted from 1970, until which its
 * places kept their own mean time. Where the runtime's data have another country's clocks before
 * 1970 there follow the offset at first and each change: its second, a star where clocks were put
 * forward, and the offset.
 */
export const ZONE_HISTORY = \`
${lines.join('\n')}
\`;
`,
);
console.log(
  `${zones.length} zones, ${lines.filter((line) => line.includes('|')).length} with clocks of their own`,
);
