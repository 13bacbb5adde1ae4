import type { OwnClocks } from './clock';
import { meanTimeOf } from '../astronomy/mean-time';
import { ZONE_HISTORY } from './zone-history-data';

interface History {
  /** Until when places kept their own mean time, in seconds since 1970. */
  readonly meanUntil: number | undefined;
  /** Undefined where the runtime's data are the zone's own. */
  readonly clocks:
    | readonly {
        readonly from: number;
        readonly offset: number;
        readonly daylightSaving: boolean;
      }[]
    | undefined;
}

const lines = new Map<string, string>();
const histories = new Map<string, History>();

/**
 * What the runtime's data do not know of the clocks of a place: its own mean time, where its longitude
 * is given, and the clocks of a zone before 1970 that those data have joined to another country's
 * because they have been alike since, as Oslo to Berlin.
 *
 * @throws SkyError `invalid_input` with the field `longitude`.
 */
export function ownClocks(zone: string, longitude?: number): OwnClocks {
  const offset = longitude === undefined ? undefined : meanTimeOf(longitude);
  const history = historyOf(zone);
  const until = history?.meanUntil;
  return {
    meanTime:
      offset === undefined || until === undefined
        ? undefined
        : { offset, until: new Date(until * 1000) },
    clockAt: (at) =>
      at.getTime() < 0
        ? history?.clocks?.findLast(({ from }) => from * 1000 <= at.getTime())
        : undefined,
  };
}

function historyOf(zone: string): History | undefined {
  if (lines.size === 0) readLines();
  const name = zone.toLowerCase();
  const line = lines.get(name);
  if (line === undefined) return undefined;
  const history = histories.get(name) ?? parse(line);
  histories.set(name, history);
  return history;
}

function readLines(): void {
  for (const line of ZONE_HISTORY.trim().split('\n')) {
    const [names = '', rest = ''] = line.split(/ (.*)/);
    for (const name of names.split('=')) lines.set(name.toLowerCase(), rest);
  }
}

function parse(line: string): History {
  const [until = '', first, ...changes] = line.split('|');
  const meanUntil = until === '' ? undefined : Number(until);
  if (first === undefined) return { meanUntil, clocks: undefined };
  const clocks = changes.map((change) => {
    const [from, offset] = change.split(/[ *]/).map(Number);
    return { from: from ?? 0, offset: offset ?? 0, daylightSaving: change.includes('*') };
  });
  const beginning = { from: -Infinity, offset: Number(first), daylightSaving: false };
  return { meanUntil, clocks: [beginning, ...clocks] };
}
