import type { FigureOf } from '@cosmic/contracts/readings/figures';

/** Saturn round the Moon of a birth in Chennai on 17 May 1996 at 07:45, as of 25 November 2026. */
export const SAMPLE_SADE_SATI: FigureOf<'saturn-seasons'> = {
  kind: 'saturn-seasons',
  zone: 'Asia/Kolkata',
  birth: '1996-05-17T02:15:00.000Z',
  now: '2026-11-25T12:00:00.000Z',
  rashi: 0,
  seasons: [
    [
      { phase: 'rising', from: '1996-05-17T02:15:00.000Z', to: '1998-04-17T07:35:53.711Z' },
      { phase: 'peak', from: '1998-04-17T07:35:53.711Z', to: '2000-06-06T19:26:33.143Z' },
      { phase: 'setting', from: '2000-06-06T19:26:33.143Z', to: '2002-07-23T02:42:06.150Z' },
      { phase: 'setting', from: '2003-01-08T08:19:53.439Z', to: '2003-04-07T14:42:55.286Z' },
    ],
    [
      { phase: 'rising', from: '2025-03-29T16:15:39.066Z', to: '2027-06-03T00:00:43.397Z' },
      { phase: 'peak', from: '2027-06-03T00:00:43.397Z', to: '2027-10-20T01:36:08.402Z' },
      { phase: 'rising', from: '2027-10-20T01:36:08.402Z', to: '2028-02-23T13:59:52.929Z' },
      { phase: 'peak', from: '2028-02-23T13:59:52.929Z', to: '2029-08-08T07:05:55.045Z' },
      { phase: 'setting', from: '2029-08-08T07:05:55.045Z', to: '2029-10-05T11:18:07.561Z' },
      { phase: 'peak', from: '2029-10-05T11:18:07.561Z', to: '2030-04-17T03:40:24.138Z' },
      { phase: 'setting', from: '2030-04-17T03:40:24.138Z', to: '2032-05-30T21:33:08.547Z' },
    ],
    [
      { phase: 'rising', from: '2054-05-14T14:39:19.156Z', to: '2054-09-01T23:29:26.124Z' },
      { phase: 'rising', from: '2055-02-05T12:34:24.893Z', to: '2057-04-07T02:27:00.747Z' },
      { phase: 'peak', from: '2057-04-07T02:27:00.747Z', to: '2059-05-27T18:19:26.147Z' },
      { phase: 'setting', from: '2059-05-27T18:19:26.147Z', to: '2061-07-10T23:16:10.314Z' },
      { phase: 'setting', from: '2062-02-13T06:55:13.022Z', to: '2062-03-06T21:10:27.300Z' },
    ],
    [
      { phase: 'rising', from: '2084-03-19T21:27:50.999Z', to: '2086-05-21T14:47:42.480Z' },
      { phase: 'peak', from: '2086-05-21T14:47:42.480Z', to: '2086-11-10T01:02:07.534Z' },
      { phase: 'rising', from: '2086-11-10T01:02:07.534Z', to: '2087-02-08T03:12:24.275Z' },
      { phase: 'peak', from: '2087-02-08T03:12:24.275Z', to: '2088-07-18T01:18:38.597Z' },
      { phase: 'setting', from: '2088-07-18T01:18:38.597Z', to: '2088-10-31T01:45:03.436Z' },
      { phase: 'peak', from: '2088-10-31T01:45:03.436Z', to: '2089-04-05T11:20:48.888Z' },
      { phase: 'setting', from: '2089-04-05T11:20:48.888Z', to: '2090-09-18T23:36:59.155Z' },
      { phase: 'setting', from: '2090-10-25T06:22:52.122Z', to: '2091-05-21T00:35:28.460Z' },
    ],
    [
      { phase: 'rising', from: '2113-05-02T09:01:19.140Z', to: '2113-09-21T20:22:46.890Z' },
      { phase: 'rising', from: '2114-01-25T18:37:50.891Z', to: '2116-03-29T08:47:25.524Z' },
      { phase: 'peak', from: '2116-03-29T08:47:25.524Z', to: '2116-05-18T02:15:00.000Z' },
    ],
  ],
};
