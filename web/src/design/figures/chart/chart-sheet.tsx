import { placeInSign } from '@cosmic/sky/zodiac';
import { Icon } from '../../icon';
import { Glyph, isGlyphName } from '../../glyphs';
import { formatPosition } from '../../sky/sky-names';
import { aspectMeaning, chartWords as s, pointMeaning } from './chart-words';
import { aspectLabel, nameIn, orbOf } from './label';
import { aspectsOf, keyOf, pointsOf, type Part, type Wheel } from './parts';

interface ChartSheetProps {
  figure: Wheel;
  part: Part | undefined;
  onChoose: (part: Part | undefined) => void;
}

/** What the chosen part of a chart says: beside the wheel, on telephones over the foot of the page. */
export function ChartSheet({ figure, part, onChoose }: ChartSheetProps) {
  return (
    <div aria-live="polite" className={part ? 'foot-sheet' : 'max-md:hidden'}>
      {!part && <p className="text-note text-ivory-soft">{s.hint}</p>}
      {part && (
        <div className="grid gap-3">
          <div className="flex items-start justify-between gap-4">
            <div className="flex items-center gap-3">
              {part.kind === 'point' && isGlyphName(part.point) && (
                <Glyph name={part.point} className="size-8 text-gold" />
              )}
              <p className="font-display text-title">{titleOf(figure, part)}</p>
            </div>
            <button
              type="button"
              onClick={() => onChoose(undefined)}
              className="-mr-3 -mt-2 grid size-11 place-items-center text-ivory-soft hover:text-ivory"
            >
              <span className="sr-only">{s.close}</span>
              <Icon name="close" className="size-5" />
            </button>
          </div>
          <Told figure={figure} part={part} onChoose={onChoose} />
        </div>
      )}
    </div>
  );
}

function titleOf(figure: Wheel, part: Part): string {
  if (part.kind === 'point') return nameIn(figure, part);
  return part.kind === 'house' ? s.houseName(part.house) : aspectLabel(figure, part);
}

function Told({ figure, part, onChoose }: ChartSheetProps & { part: Part }) {
  if (part.kind === 'house') {
    const held = pointsOf(figure).filter(({ house }) => house === part.house);
    return (
      <>
        <p className="figures text-ivory-soft">{formatPosition(figure.cusps![part.house - 1]!)}</p>
        <p>{s.houseMeaning(part.house)}</p>
        <Choices
          figure={figure}
          parts={held.map(({ ring, point }) => ({ kind: 'point', ring, point }))}
          onChoose={onChoose}
        />
      </>
    );
  }
  if (part.kind === 'aspect') {
    const { ends } = aspectsOf(figure).find(
      (one) => keyOf({ kind: 'aspect', ...one }) === keyOf(part),
    )!;
    return (
      <>
        <p className="figures text-ivory-soft">
          {s.orb} {orbOf(figure, part)}
        </p>
        <p>{aspectMeaning(part.aspect)}</p>
        <Choices
          figure={figure}
          parts={ends.map(({ ring, point }) => ({ kind: 'point', ring, point }))}
          onChoose={onChoose}
        />
      </>
    );
  }
  const { longitude, house, retrograde } = pointsOf(figure).find(
    (one) => keyOf({ kind: 'point', ...one }) === keyOf(part),
  )!;
  const isEnd = ({ ring, point }: { ring: number; point: string }) =>
    ring === part.ring && point === part.point;
  return (
    <>
      <p className="figures text-ivory-soft">
        {[
          formatPosition(longitude),
          ...(house ? [s.inHouse(house)] : []),
          ...(retrograde ? [s.retrograde] : []),
        ].join(', ')}
      </p>
      <p>{pointMeaning(part.point, placeInSign(longitude).sign.key)}</p>
      <Choices
        figure={figure}
        parts={aspectsOf(figure)
          .filter(({ ends }) => ends.some(isEnd))
          .map(({ first, second, aspect }) => ({ kind: 'aspect', first, second, aspect }))}
        onChoose={onChoose}
      />
    </>
  );
}

interface ChoicesProps {
  figure: Wheel;
  parts: readonly Part[];
  onChoose: (part: Part) => void;
}

/** What the chosen part leads to. */
function Choices({ figure, parts, onChoose }: ChoicesProps) {
  if (parts.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-4">
      {parts.map((part) => (
        <li key={keyOf(part)}>
          <button
            type="button"
            onClick={() => onChoose(part)}
            className="min-h-11 text-note text-gold underline-offset-4 hover:underline"
          >
            {titleOf(figure, part)}
          </button>
        </li>
      ))}
    </ul>
  );
}
