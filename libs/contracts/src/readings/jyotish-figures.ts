import { z } from 'zod';

const instant = z.iso.datetime();
const span = { from: instant, to: instant };
const limb = z.array(z.object({ number: z.number().int().min(1).max(60), ...span })).min(1);

/** A panchang day from sunrise to sunrise: what runs when, to be told by the clock of its place. */
export const vedicDayFigureSchema = z.object({
  kind: z.literal('vedic-day'),
  /** The civil date of the sunrise at the place. */
  date: z.iso.date(),
  zone: z.string(),
  sunrise: instant,
  sunset: instant,
  nextSunrise: instant,
  /** Elements by their number from 1; the first runs at sunrise. */
  limbs: z.object({ tithi: limb, nakshatra: limb, yoga: limb, karana: limb }),
  parts: z.array(
    z.object({
      key: z.enum(['rahuKalam', 'yamaganda', 'gulika', 'abhijit', 'vijaya', 'nishita']),
      ...span,
    }),
  ),
  /** Eight of the day, then eight of the night. */
  choghadiya: z
    .array(z.object({ name: z.string(), quality: z.enum(['good', 'fair', 'bad']), ...span }))
    .length(16),
});

const graha = z.enum([
  'sun',
  'moon',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
  'rahu',
  'ketu',
]);
const rashi = z.number().int().min(0).max(11);
const schoolShape = {
  ayanamsa: z.enum(['lahiri', 'true-chitra', 'krishnamurti', 'raman']),
  node: z.enum(['mean', 'true']),
  /** Tropical minus sidereal longitude, degrees. */
  ayanamsaDegrees: z.number(),
};
const sidereal = {
  /** Sidereal longitude, degrees. */
  longitude: z.number().min(0).max(360),
  /** 1 to 27, and its quarter. */
  nakshatra: z.number().int().min(1).max(27),
  pada: z.number().int().min(1).max(4),
};

/** A sidereal birth chart, counted by whole signs from its lagna. */
export const rashiChartFigureSchema = z.object({
  kind: z.literal('rashi-chart'),
  ...schoolShape,
  lagna: z.object(sidereal),
  grahas: z
    .array(
      z.object({
        graha,
        ...sidereal,
        retrograde: z.boolean(),
        combust: z.boolean(),
        dignity: z.enum(['exalted', 'moolatrikona', 'own', 'debilitated']).nullable(),
      }),
    )
    .length(9),
  /** The divisional charts: the signs, 0 Mesha to 11 Meena, of the lagna and of the grahas in their order. */
  vargas: z
    .array(z.object({ varga: z.number().int(), lagna: rashi, signs: z.array(rashi).length(9) }))
    .min(1),
  /** What stands in another sign or quarter by another school. */
  others: z.array(
    z.object({
      ...schoolShape,
      changes: z.array(z.object({ point: z.union([z.literal('lagna'), graha]), ...sidereal })),
    }),
  ),
});

/** The Vimshottari periods of a life, whose parts follow from them, and Saturn round the Moon's sign. */
export const dashaFigureSchema = z.object({
  kind: z.literal('dasha-periods'),
  zone: z.string(),
  birth: instant,
  /** The instant that counted as now when it was made. */
  now: instant,
  year: z.enum(['julian', 'tropical', 'sidereal', 'savana']),
  /** The nine mahadashas; the first begins before the birth. */
  periods: z.array(z.object({ lord: graha, ...span })).length(9),
  sadeSati: z.array(z.object({ phase: z.enum(['rising', 'peak', 'setting']), ...span })),
});

/** Saturn round the sign of the Moon through a life: each season with the stretches of its three parts. */
export const sadeSatiFigureSchema = z.object({
  kind: z.literal('saturn-seasons'),
  zone: z.string(),
  birth: instant,
  /** The instant that counted as now when it was made. */
  now: instant,
  /** The sidereal sign of the Moon, 0 Mesha to 11 Meena. */
  rashi,
  seasons: z.array(
    z.array(z.object({ phase: z.enum(['rising', 'peak', 'setting']), ...span })).min(1),
  ),
});

/** Windows for a purpose, day by day, each with what it keeps and what it does not. */
export const muhurtaFigureSchema = z.object({
  kind: z.literal('muhurta-windows'),
  zone: z.string(),
  days: z
    .array(
      z.object({
        date: z.iso.date(),
        /** Null where the Sun does not rise and set. */
        sunrise: instant.nullable(),
        sunset: instant.nullable(),
        windows: z.array(
          z.object({
            ...span,
            nakshatra: z.number().int().min(1).max(27),
            tithi: z.number().int().min(1).max(30),
            /** The conditions in which it falls short; all others are kept. */
            lacks: z.array(z.enum(['tithi', 'nakshatra', 'paksha', 'panchaka'])),
          }),
        ),
      }),
    )
    .min(1),
});

/** The eightfold matching of two Moons: each koota with its points, and what each side brings to it. */
export const kootasFigureSchema = z.object({
  kind: z.literal('kootas'),
  kootas: z
    .array(
      z.object({
        koota: z.enum(['varna', 'vashya', 'tara', 'yoni', 'maitri', 'gana', 'bhakoot', 'nadi']),
        /** The lowest where more than one value is possible. */
        points: z.number().min(0).max(8),
        /** Every value that is possible, ascending, where an hour of birth decides between them. */
        possible: z.array(z.number().min(0).max(8)).min(2).optional(),
        most: z.number().int().min(1).max(8),
      }),
    )
    .length(8),
  /** The lowest where more than one sum is possible, and then the highest. */
  total: z.number().min(0).max(36),
  upTo: z.number().min(0).max(36).optional(),
});
