import { z } from 'zod';
import { sign } from '../fields/astrology';
import { transit } from '../fields/choice';
import { language } from '../fields/language';
import { readerZone } from '../fields/zone';
import { defineTool } from '../tool';

/** When a transit really is, and where it meets somebody. */
export const transitAlert = defineTool({
  slug: 'transit-alert',
  readingType: 'transitAlert',
  name: 'Transit Alert',
  icon: 'clock',
  description: 'When a transit is really due, or under way, and which room of your life it enters.',
  category: 'Special Tools',
  premium: true,
  incomplete: 'Please select a transit and both signs',
  noun: 'transit alert',
  policy: { tellsMinutes: true },
  params: z.strictObject({
    transit: transit({ label: 'Transit' }),
    moonSign: sign({ label: 'Moon sign' }),
    risingSign: sign({ label: 'Rising sign' }),
    zone: readerZone(),
    language: language(),
  }),
});
