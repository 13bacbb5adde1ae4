/** @jest-environment ./web/src/testing/page-environment.cjs */
import { act, renderHook } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import type { Rest } from './sky-clock';
import { useKeptAddress } from './use-kept-address';

const NOON = Date.UTC(2026, 10, 26, 12);
const HOUR_MS = 3_600_000;
const LONG_MS = 10_000;

type Moved = Partial<Rest> & { event?: string };

describe('the address of an instant', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    window.history.replaceState(null, '', '/sky/time?around=own');
  });
  afterEach(() => jest.useRealTimers());

  const begin = (first: Moved = {}) =>
    renderHook(
      ({ event, ...moved }: Moved) =>
        useKeptAddress({ at: NOON, scale: 'day', isPlaying: false, ...moved }, event),
      { initialProps: first, wrapper: BrowserRouter },
    );
  const settle = () => act(() => jest.advanceTimersByTime(LONG_MS));
  const asked = () => Object.fromEntries(new URLSearchParams(window.location.search));

  it('is left alone until something is moved', () => {
    begin();
    settle();
    expect(asked()).toEqual({ around: 'own' });
  });

  it('is written once time rests, in place of the one before', () => {
    const length = window.history.length;
    const { rerender } = begin();
    for (let hour = 1; hour <= 50; hour++) rerender({ at: NOON + hour * HOUR_MS });
    expect(asked()).toEqual({ around: 'own' });
    settle();
    expect(asked()).toEqual({ around: 'own', at: '2026-11-28T14:00Z' });

    rerender({ at: NOON, event: 'eclipse.sun' });
    settle();
    expect(asked()).toEqual({ around: 'own', at: '2026-11-26T12:00Z', event: 'eclipse.sun' });
    expect(window.history.length).toBe(length);
  });

  it('waits while time plays', () => {
    const { rerender } = begin();
    rerender({ at: NOON + HOUR_MS, isPlaying: true });
    settle();
    expect(asked()).toEqual({ around: 'own' });
    rerender({ at: NOON + 2 * HOUR_MS, isPlaying: false });
    settle();
    expect(asked()).toMatchObject({ at: '2026-11-26T14:00Z' });
  });

  it('is not written over the page that somebody has gone to', () => {
    const { rerender } = begin();
    rerender({ at: NOON + HOUR_MS });
    window.history.pushState(null, '', '/pricing');
    settle();
    expect(window.location.pathname + window.location.search).toBe('/pricing');
  });
});
