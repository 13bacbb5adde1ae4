import type { FigureOf } from '@cosmic/contracts/readings/figures';

/** 16 November 2033 in Mumbai, as the panchang has it. */
export const SAMPLE_DAY: FigureOf<'vedic-day'> = {
  kind: 'vedic-day',
  date: '2033-11-16',
  zone: 'Asia/Kolkata',
  sunrise: '2033-11-16T01:16:26.500Z',
  sunset: '2033-11-16T12:29:52.520Z',
  nextSunrise: '2033-11-17T01:17:00.485Z',
  limbs: {
    tithi: [
      { number: 25, from: '2033-11-15T10:45:39.080Z', to: '2033-11-16T13:10:42.776Z' },
      { number: 26, from: '2033-11-16T13:10:42.776Z', to: '2033-11-17T15:52:52.929Z' },
    ],
    nakshatra: [
      { number: 11, from: '2033-11-15T03:21:02.895Z', to: '2033-11-16T06:06:37.255Z' },
      { number: 12, from: '2033-11-16T06:06:37.255Z', to: '2033-11-17T09:11:45.738Z' },
    ],
    yoga: [
      { number: 27, from: '2033-11-15T11:48:49.227Z', to: '2033-11-16T12:35:28.298Z' },
      { number: 1, from: '2033-11-16T12:35:28.298Z', to: '2033-11-17T13:34:53.719Z' },
    ],
    karana: [
      { number: 50, from: '2033-11-15T23:55:10.964Z', to: '2033-11-16T13:10:42.776Z' },
      { number: 51, from: '2033-11-16T13:10:42.776Z', to: '2033-11-17T02:30:31.165Z' },
    ],
  },
  parts: [
    { key: 'rahuKalam', from: '2033-11-16T06:53:09.510Z', to: '2033-11-16T08:17:20.262Z' },
    { key: 'yamaganda', from: '2033-11-16T02:40:37.252Z', to: '2033-11-16T04:04:48.005Z' },
    { key: 'gulika', from: '2033-11-16T05:28:58.757Z', to: '2033-11-16T06:53:09.510Z' },
    { key: 'vijaya', from: '2033-11-16T08:45:23.846Z', to: '2033-11-16T09:30:17.581Z' },
    { key: 'nishita', from: '2033-11-16T18:27:52.237Z', to: '2033-11-16T19:19:00.768Z' },
  ],
  choghadiya: [
    {
      name: 'Labh',
      quality: 'good',
      from: '2033-11-16T01:16:26.500Z',
      to: '2033-11-16T02:40:37.252Z',
    },
    {
      name: 'Amrit',
      quality: 'good',
      from: '2033-11-16T02:40:37.252Z',
      to: '2033-11-16T04:04:48.005Z',
    },
    {
      name: 'Kaal',
      quality: 'bad',
      from: '2033-11-16T04:04:48.005Z',
      to: '2033-11-16T05:28:58.757Z',
    },
    {
      name: 'Shubh',
      quality: 'good',
      from: '2033-11-16T05:28:58.757Z',
      to: '2033-11-16T06:53:09.510Z',
    },
    {
      name: 'Rog',
      quality: 'bad',
      from: '2033-11-16T06:53:09.510Z',
      to: '2033-11-16T08:17:20.262Z',
    },
    {
      name: 'Udveg',
      quality: 'bad',
      from: '2033-11-16T08:17:20.262Z',
      to: '2033-11-16T09:41:31.015Z',
    },
    {
      name: 'Char',
      quality: 'fair',
      from: '2033-11-16T09:41:31.015Z',
      to: '2033-11-16T11:05:41.767Z',
    },
    {
      name: 'Labh',
      quality: 'good',
      from: '2033-11-16T11:05:41.767Z',
      to: '2033-11-16T12:29:52.520Z',
    },
    {
      name: 'Udveg',
      quality: 'bad',
      from: '2033-11-16T12:29:52.520Z',
      to: '2033-11-16T14:05:46.015Z',
    },
    {
      name: 'Shubh',
      quality: 'good',
      from: '2033-11-16T14:05:46.015Z',
      to: '2033-11-16T15:41:39.511Z',
    },
    {
      name: 'Amrit',
      quality: 'good',
      from: '2033-11-16T15:41:39.511Z',
      to: '2033-11-16T17:17:33.006Z',
    },
    {
      name: 'Char',
      quality: 'fair',
      from: '2033-11-16T17:17:33.006Z',
      to: '2033-11-16T18:53:26.502Z',
    },
    {
      name: 'Rog',
      quality: 'bad',
      from: '2033-11-16T18:53:26.502Z',
      to: '2033-11-16T20:29:19.998Z',
    },
    {
      name: 'Kaal',
      quality: 'bad',
      from: '2033-11-16T20:29:19.998Z',
      to: '2033-11-16T22:05:13.493Z',
    },
    {
      name: 'Labh',
      quality: 'good',
      from: '2033-11-16T22:05:13.493Z',
      to: '2033-11-16T23:41:06.989Z',
    },
    {
      name: 'Udveg',
      quality: 'bad',
      from: '2033-11-16T23:41:06.989Z',
      to: '2033-11-17T01:17:00.485Z',
    },
  ],
};
