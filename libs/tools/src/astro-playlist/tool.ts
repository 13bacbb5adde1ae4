import { z } from 'zod';
import { sign } from '../fields/astrology';
import { language } from '../fields/language';
import { defineTool } from '../tool';

/** An hour of music as directions, for two signs and the Moon of today. */
export const astroPlaylist = defineTool({
  slug: 'astro-playlist',
  readingType: 'astroPlaylist',
  name: 'Astro Playlist',
  icon: 'music',
  description:
    'Tempo, keys, instruments and kinds of songs for today, from your Sun, your Moon and the sky.',
  category: 'Lifestyle Integration',
  premium: true,
  incomplete: 'Please select your Sun sign and your Moon sign',
  noun: 'playlist',
  params: z.strictObject({
    sign: sign({ label: 'Sun sign' }),
    moonSign: sign({ label: 'Moon sign', hint: 'Where the Moon was when you were born' }),
    language: language(),
  }),
});
