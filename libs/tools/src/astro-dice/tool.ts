import { z } from 'zod';
import { sign } from '../fields/astrology';
import { select } from '../fields/choice';
import { language } from '../fields/language';
import { defineTool } from '../tool';

/** Three dice that name a planet, a sign and a house; the page throws them. */
export const astroDice = defineTool({
  slug: 'astro-dice',
  readingType: 'astroDice',
  name: 'Astro Dice',
  icon: 'dice-6',
  description:
    'Throw three dice for a what, a how and a where, and have the throw read with today’s sky.',
  category: 'Daily Interactive',
  premium: false,
  incomplete: 'Please throw the dice first',
  noun: 'throw of the dice',
  policy: { isThrown: true },
  params: z.strictObject({
    planet: select({
      label: 'Planet',
      options: {
        sun: 'Sun',
        moon: 'Moon',
        mercury: 'Mercury',
        venus: 'Venus',
        mars: 'Mars',
        jupiter: 'Jupiter',
        saturn: 'Saturn',
      },
    }),
    sign: sign({ label: 'Sign' }),
    house: select({
      label: 'House',
      options: {
        ...{ '1': '1', '2': '2', '3': '3', '4': '4', '5': '5', '6': '6' },
        ...{ '7': '7', '8': '8', '9': '9', '10': '10', '11': '11', '12': '12' },
      },
    }),
    language: language(),
  }),
});
