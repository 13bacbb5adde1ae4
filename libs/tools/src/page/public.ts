import type { Figure, FigureOf } from '@cosmic/contracts/readings/figures';
import type { Fact } from '@cosmic/contracts/readings/readings';
import { PLANETS } from '@cosmic/sky/bodies';
import { formFields } from '../catalogue/form';
import { toolOf } from '../tool-request';
import { leadFigureOf } from './lead-figure';

/** Fields that are chosen from a list; what is typed may tell who somebody is. */
const CHOSEN = ['zodiac', 'planet', 'timeframe', 'transit', 'tarot', 'select', 'choice'];
/** The one typed field that the whole reading is about. */
const NUMBER = 'number';
/** Chosen from a list, and yet of a birth. */
const OF_BIRTHS = ['year'];

interface Made {
  readonly toolType: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly facts: readonly Fact[];
  readonly figure: Figure | null;
}

/** What was chosen for a reading, as far as anybody may see it. */
export function publicParams({ toolType, params }: Pick<Made, 'toolType' | 'params'>) {
  const shown = formFields(toolOf(toolType))
    .filter(({ name, control }) => name === NUMBER || CHOSEN.includes(control))
    .map(({ name }) => name)
    .filter((name) => !OF_BIRTHS.includes(name) && typeof params[name] === 'string');
  return Object.fromEntries(shown.map((name) => [name, params[name]]));
}

/**
 * The picture of a reading as anybody may see it. Degrees, curves and letters tell a birth or a name to
 * whoever can reckon: of a chart the signs are left, and what can't be made coarser is left out.
 */
export function publicFigure(made: Made): Figure | null {
  const figure = leadFigureOf(made);
  switch (figure?.kind) {
    case 'signs':
    case 'pair':
    case 'planet':
    case 'number':
    case 'dice':
    case 'moon':
    case 'aura':
    case 'chakras':
      return figure;
    case 'cards':
      return { ...figure, draw: null };
    case 'numbers':
      return {
        ...figure,
        tiles: figure.tiles.map((tile) => ({ ...tile, steps: [], text: '' })),
      };
    case 'nakshatras':
      return { ...figure, longitude: null };
    case 'wheel':
      return withoutDegrees(figure);
    default:
      return leadFigureOf({ ...made, figure: null });
  }
}

const SIGN = 30;

/** Each planet in the middle of its sign: as much as the words of a chart tell. */
function withoutDegrees({ rings: [ring] }: FigureOf<'wheel'>): FigureOf<'wheel'> {
  const points = (ring?.points ?? [])
    .filter(({ point }) => PLANETS.some((planet) => planet === point))
    .map(({ point, longitude }) => ({
      point,
      longitude: Math.floor((longitude % 360) / SIGN) * SIGN + SIGN / 2,
      retrograde: false,
    }));
  return {
    kind: 'wheel',
    rings: [{ label: '', points }],
    cusps: null,
    aspects: [],
    highlight: [],
  };
}
