import type { FigureOf } from '@cosmic/contracts/readings/figures';

/** Windows for a beginning in Chennai, from 25 November 2026. */
export const SAMPLE_MUHURTA: FigureOf<'muhurta-windows'> = {
  kind: 'muhurta-windows',
  zone: 'Asia/Kolkata',
  days: [
    {
      date: '2026-11-25',
      sunrise: '2026-11-25T00:42:12.566Z',
      sunset: '2026-11-25T12:09:16.041Z',
      windows: [
        {
          from: '2026-11-25T00:42:12.566Z',
          to: '2026-11-25T03:33:58.434Z',
          nakshatra: 4,
          tithi: 16,
          lacks: ['paksha'],
        },
        {
          from: '2026-11-25T04:59:51.369Z',
          to: '2026-11-25T06:25:44.303Z',
          nakshatra: 4,
          tithi: 16,
          lacks: ['paksha'],
        },
        {
          from: '2026-11-25T10:43:23.106Z',
          to: '2026-11-25T11:20:49.075Z',
          nakshatra: 4,
          tithi: 16,
          lacks: ['paksha'],
        },
        {
          from: '2026-11-25T11:20:49.075Z',
          to: '2026-11-25T12:09:16.041Z',
          nakshatra: 4,
          tithi: 17,
          lacks: ['paksha'],
        },
      ],
    },
    {
      date: '2026-11-26',
      sunrise: '2026-11-26T00:42:42.875Z',
      sunset: '2026-11-26T12:09:22.685Z',
      windows: [
        {
          from: '2026-11-26T00:42:42.875Z',
          to: '2026-11-26T02:08:32.851Z',
          nakshatra: 5,
          tithi: 17,
          lacks: ['paksha'],
        },
        {
          from: '2026-11-26T06:26:02.780Z',
          to: '2026-11-26T07:45:44.878Z',
          nakshatra: 5,
          tithi: 17,
          lacks: ['paksha'],
        },
        {
          from: '2026-11-26T10:43:32.708Z',
          to: '2026-11-26T12:09:22.685Z',
          nakshatra: 5,
          tithi: 18,
          lacks: ['paksha'],
        },
      ],
    },
    {
      date: '2026-11-27',
      sunrise: '2026-11-27T00:43:13.555Z',
      sunset: '2026-11-27T12:09:30.453Z',
      windows: [
        {
          from: '2026-11-27T04:19:03.750Z',
          to: '2026-11-27T05:00:34.891Z',
          nakshatra: 6,
          tithi: 19,
          lacks: ['tithi', 'nakshatra', 'paksha'],
        },
        {
          from: '2026-11-27T06:26:22.004Z',
          to: '2026-11-27T07:52:09.116Z',
          nakshatra: 6,
          tithi: 19,
          lacks: ['tithi', 'nakshatra', 'paksha'],
        },
      ],
    },
    {
      date: '2026-11-28',
      sunrise: '2026-11-28T00:43:44.586Z',
      sunset: '2026-11-28T12:09:39.342Z',
      windows: [
        {
          from: '2026-11-28T02:09:28.930Z',
          to: '2026-11-28T03:35:13.275Z',
          nakshatra: 7,
          tithi: 20,
          lacks: ['nakshatra', 'paksha'],
        },
        {
          from: '2026-11-28T07:52:26.308Z',
          to: '2026-11-28T10:43:54.997Z',
          nakshatra: 8,
          tithi: 20,
          lacks: ['paksha'],
        },
      ],
    },
    {
      date: '2026-11-29',
      sunrise: '2026-11-29T00:44:15.945Z',
      sunset: '2026-11-29T12:09:49.344Z',
      windows: [
        {
          from: '2026-11-29T03:35:39.294Z',
          to: '2026-11-29T05:29:56.413Z',
          nakshatra: 8,
          tithi: 21,
          lacks: ['paksha'],
        },
        {
          from: '2026-11-29T05:29:56.413Z',
          to: '2026-11-29T06:27:02.644Z',
          nakshatra: 9,
          tithi: 21,
          lacks: ['nakshatra', 'paksha'],
        },
        {
          from: '2026-11-29T07:52:44.319Z',
          to: '2026-11-29T09:18:25.994Z',
          nakshatra: 9,
          tithi: 21,
          lacks: ['nakshatra', 'paksha'],
        },
      ],
    },
    {
      date: '2026-11-30',
      sunrise: '2026-11-30T00:44:47.611Z',
      sunset: '2026-11-30T12:10:00.451Z',
      windows: [
        {
          from: '2026-11-30T09:18:42.241Z',
          to: '2026-11-30T12:10:00.451Z',
          nakshatra: 10,
          tithi: 22,
          lacks: ['nakshatra', 'paksha'],
        },
      ],
    },
    {
      date: '2026-12-01',
      sunrise: '2026-12-01T00:45:19.556Z',
      sunset: '2026-12-01T12:10:12.654Z',
      windows: [
        {
          from: '2026-12-01T05:02:09.467Z',
          to: '2026-12-01T07:53:22.742Z',
          nakshatra: 11,
          tithi: 23,
          lacks: ['nakshatra', 'paksha'],
        },
      ],
    },
    {
      date: '2026-12-02',
      sunrise: '2026-12-02T00:45:51.755Z',
      sunset: '2026-12-02T12:10:25.940Z',
      windows: [
        {
          from: '2026-12-02T00:45:51.755Z',
          to: '2026-12-02T03:25:27.124Z',
          nakshatra: 11,
          tithi: 24,
          lacks: ['tithi', 'nakshatra', 'paksha'],
        },
        {
          from: '2026-12-02T05:02:34.574Z',
          to: '2026-12-02T06:28:08.847Z',
          nakshatra: 12,
          tithi: 24,
          lacks: ['tithi', 'paksha'],
        },
        {
          from: '2026-12-02T10:44:51.666Z',
          to: '2026-12-02T12:10:25.940Z',
          nakshatra: 12,
          tithi: 24,
          lacks: ['tithi', 'paksha'],
        },
      ],
    },
    {
      date: '2026-12-03',
      sunrise: '2026-12-03T00:46:24.180Z',
      sunset: '2026-12-03T12:10:40.295Z',
      windows: [
        {
          from: '2026-12-03T00:46:24.180Z',
          to: '2026-12-03T02:11:56.194Z',
          nakshatra: 12,
          tithi: 25,
          lacks: ['paksha'],
        },
      ],
    },
  ],
};
