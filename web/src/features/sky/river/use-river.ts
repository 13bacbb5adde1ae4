import type { Planet } from '@cosmic/sky/bodies';
import type { KnownBirth } from '@cosmic/sky/charts/birth-signs';
import { contactsOf, type Contact } from '@cosmic/sky/transits/contacts';
import { targetsOf } from '@cosmic/sky/transits/targets';
import { startTransition, useEffect, useState } from 'react';
import type { Natal } from './natal-of';
import { AT_ONCE, CLOSER, isDrawn, lifeFrom, YEAR_MS, type View } from './view';
import type { Found } from './worker/answers';
import { riverWorker } from './worker/river-worker';

export interface River {
  readonly natal: Natal;
  readonly life: View;
  /** Of the slow bodies, over the whole life. */
  readonly contacts: readonly Contact[];
}

export type RiverState =
  { state: 'waiting' } | { state: 'lost' } | { state: 'known'; river: River };

/** Around a closer look so much more is searched, so that loops stay whole and moving along is at once. */
const LEAST_MARGIN_MS = 0.5 * YEAR_MS;
/** A closer look is searched when nobody has moved for so long. */
const PAUSE_MS = 120;

/** The river of a birth, which does not change while the page is open. */
export function useRiver(birth: KnownBirth): RiverState {
  const [found, setFound] = useState<RiverState>({ state: 'waiting' });
  const [asked] = useState(birth);
  useEffect(() => {
    const left = new AbortController();
    const search = async () => {
      // The clocks of a hundred years are as heavy as the ephemeris, and come beside it.
      const [{ natalOf }, { ownClocks }] = await Promise.all([
        import('./natal-of'),
        import('@cosmic/sky/places/zone-history'),
      ]);
      const natal = natalOf(asked, ownClocks);
      const life = lifeFrom(natal.at, Date.now());
      const contacts = await searched(natal, AT_ONCE, life, left.signal);
      startTransition(() => setFound({ state: 'known', river: { natal, life, contacts } }));
    };
    search().catch(() => {
      if (!left.signal.aborted) setFound({ state: 'lost' });
    });
    return () => left.abort();
  }, [asked]);
  return found;
}

/**
 * Keeps the search's worker while the page is open. As long as a birth is awaited it rehearses: it
 * brings its tables and searches a life that begins now, so that the real one takes less than half.
 */
export function useRiverWorker(isBirthAwaited: boolean): void {
  useEffect(() => {
    const left = new AbortController();
    riverWorker.keep(left.signal);
    return () => left.abort();
  }, []);
  useEffect(() => {
    if (!isBirthAwaited) return undefined;
    const left = new AbortController();
    const { from, to } = lifeFrom(Date.now(), Date.now());
    const ends = [new Date(from), new Date(to)] as const;
    riverWorker
      .ask('rehearsal', left.signal, [{ point: 'sun', longitude: 0 }], AT_ONCE, ...ends)
      // Tables that do not come are fetched again by the search, which tells of it.
      .catch(() => undefined);
    return () => left.abort();
  }, [isBirthAwaited]);
}

interface Closer {
  readonly over: View;
  readonly contacts: readonly Contact[];
}

/** The contacts of the fast bodies that a view shows, searched when somebody looks so close. */
export function useCloser(
  { natal, life }: River,
  view: View,
): { contacts: readonly Contact[]; isLost: boolean; retry: () => void } {
  const [known, setKnown] = useState<Partial<Record<Planet, Closer>>>({});
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    if (isLost) return undefined;
    const needed = CLOSER.filter((body) => isDrawn(body, view) && !covers(known[body]?.over, view));
    if (needed.length === 0) return undefined;
    const left = new AbortController();
    const margin = Math.max(view.to - view.from, LEAST_MARGIN_MS);
    const over = {
      from: Math.max(view.from - margin, life.from),
      to: Math.min(view.to + margin, life.to),
    };
    const search = async () => {
      const contacts = await searched(natal, needed, over, left.signal);
      const each = needed.map((body) => {
        const closer = { over, contacts: contacts.filter((contact) => contact.body === body) };
        return [body, closer] as const;
      });
      startTransition(() => setKnown((before) => ({ ...before, ...Object.fromEntries(each) })));
    };
    const timer = setTimeout(() => {
      search().catch(() => !left.signal.aborted && setLost(true));
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [natal, life, view, known, isLost]);
  const contacts = CLOSER.flatMap((body) => (isDrawn(body, view) && known[body]?.contacts) || []);
  return { contacts, isLost, retry: () => setLost(false) };
}

function covers(over: View | undefined, view: View): boolean {
  return over !== undefined && over.from <= view.from && over.to >= view.to;
}

async function searched(
  { points }: Natal,
  bodies: readonly Planet[],
  { from, to }: View,
  left: AbortSignal,
): Promise<Contact[]> {
  const ends = [new Date(from), new Date(to)] as const;
  const found: Found[] = await riverWorker.ask('passes', left, points, bodies, ...ends);
  const targets = targetsOf(points);
  return found.flatMap(({ body, ...passes }) => contactsOf(body, targets, passes));
}
