import { z } from 'zod';
import {
  dashaFigureSchema,
  kootasFigureSchema,
  muhurtaFigureSchema,
  rashiChartFigureSchema,
  sadeSatiFigureSchema,
  vedicDayFigureSchema,
} from './jyotish-figures';

const longitude = z.number().min(0).max(360);

const ringIndex = z.number().int().min(0).max(1);

const ringSchema = z.object({
  label: z.string(),
  points: z.array(
    z.object({
      /** A planet, `true-node`, `south-node`, `ascendant` or `midheaven`. */
      point: z.string(),
      /** Tropical ecliptic longitude, degrees. */
      longitude,
      retrograde: z.boolean(),
    }),
  ),
});

/** A chart wheel: one ring of points, or a second around it (a return, a progression, another person). */
export const wheelFigureSchema = z.object({
  kind: z.literal('wheel'),
  rings: z.array(ringSchema).min(1).max(2),
  /** The twelve cusps, first house first; null where no houses are known. */
  cusps: z.array(longitude).length(12).nullable(),
  aspects: z.array(
    z.object({
      first: z.string(),
      second: z.string(),
      aspect: z.string(),
      /** The rings in which the two stand, 0 for the inner one; readings of early days name none. */
      rings: z.tuple([ringIndex, ringIndex]).optional(),
    }),
  ),
  /** Points or houses (`house-10`) that the reading is about. */
  highlight: z.array(z.string()),
});

/**
 * What a page draws beside a reading. It is made with the facts and stored with
 * them, so that a picture never disagrees with its words.
 */
export const figureSchema = z.discriminatedUnion('kind', [
  wheelFigureSchema,
  /** Three rhythms around today; heights from -1 to 1, one a day from `from`. */
  z.object({
    kind: z.literal('biorhythm'),
    from: z.iso.date(),
    today: z.iso.date(),
    cycles: z.array(
      z.object({
        key: z.enum(['physical', 'emotional', 'intellectual']),
        heights: z.array(z.number().min(-1).max(1)),
      }),
    ),
  }),
  z.object({
    kind: z.literal('chakras'),
    chakras: z.array(
      z.object({ key: z.string(), name: z.string(), share: z.number().min(0).max(1) }),
    ),
  }),
  /** From the body outwards. */
  z.object({
    kind: z.literal('aura'),
    layers: z.array(z.object({ layer: z.string(), name: z.string(), color: z.string() })),
  }),
  z.object({
    kind: z.literal('dice'),
    planet: z.string(),
    sign: z.string(),
    house: z.number().int().min(1).max(12),
  }),
  z.object({
    kind: z.literal('moon'),
    phase: z.string(),
    /** From the Sun, degrees eastwards, 0 to 360. */
    elongation: longitude,
    /** 0 to 1. */
    illumination: z.number().min(0).max(1),
    sign: z.string(),
  }),
  z.object({
    kind: z.literal('nakshatras'),
    /** Sidereal longitude of the Moon, degrees; null when the hour of birth is unknown. */
    longitude: longitude.nullable(),
    /** One, or the two that the day allows. */
    places: z.array(
      z.object({ index: z.number().int().min(1).max(27), pada: z.number().int().min(1).max(4) }),
    ),
  }),
  /** A name letter by letter. */
  z.object({
    kind: z.literal('letters'),
    letters: z.array(
      z.object({
        letter: z.string(),
        value: z.number().int(),
        vowel: z.boolean(),
        chaldean: z.number().int().nullable(),
      }),
    ),
  }),
  /** Numbers with how each came about. */
  z.object({
    kind: z.literal('numbers'),
    tiles: z.array(
      z.object({
        key: z.string(),
        label: z.string(),
        /** Null where a name has no letters to count. */
        value: z.number().int().nullable(),
        steps: z.array(z.string()),
        text: z.string(),
      }),
    ),
  }),
  /** The cards of a spread as they lie. */
  z.object({
    kind: z.literal('cards'),
    spread: z.string(),
    cards: z.array(
      z.object({
        position: z.string(),
        id: z.string(),
        name: z.string(),
        reversed: z.boolean(),
        meaning: z.string(),
      }),
    ),
    /** What a fair draw is checked with; null when the cards are a person's own. */
    draw: z
      .object({
        commitment: z.string(),
        serverSeed: z.string(),
        clientSeed: z.string(),
        reversals: z.boolean(),
        /** The deck, where it is another than the spread's own. */
        deck: z.enum(['full', 'major', 'minor']).optional(),
        /** The places of the shuffled deck that were chosen; without them the first ones are laid. */
        chosen: z.array(z.number().int().min(0).max(77)).max(10).optional(),
      })
      .nullable(),
  }),
  /** The sign that rises at a place, hour by hour. */
  z.object({
    kind: z.literal('rising'),
    at: z.iso.datetime(),
    zone: z.string(),
    degree: longitude,
    spans: z.array(z.object({ sign: z.string(), from: z.iso.datetime(), to: z.iso.datetime() })),
  }),
  vedicDayFigureSchema,
  /** The sign that a reading is about, or those of the Sun, the Moon and the ascendant. */
  z.object({
    kind: z.literal('signs'),
    signs: z
      .array(z.object({ point: z.enum(['sun', 'moon', 'rising']).nullable(), sign: z.string() }))
      .min(1)
      .max(3),
  }),
  /** Two signs on the circle, and so the angle between them. */
  z.object({ kind: z.literal('pair'), first: z.string(), second: z.string() }),
  z.object({ kind: z.literal('planet'), planet: z.string() }),
  /** A number that was asked about, as it was written. */
  z.object({ kind: z.literal('number'), text: z.string() }),
  rashiChartFigureSchema,
  dashaFigureSchema,
  kootasFigureSchema,
  sadeSatiFigureSchema,
  muhurtaFigureSchema,
]);
export type Figure = z.infer<typeof figureSchema>;
export type FigureOf<Kind extends Figure['kind']> = Extract<Figure, { kind: Kind }>;
