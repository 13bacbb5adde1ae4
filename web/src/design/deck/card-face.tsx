import { majorPlate, minorPlate } from '@cosmic/divination/tarot/plates/plate-of';
import { glyphPath } from '../glyphs';
import { cardOf, RANKS, type RankName, type SuitName } from './card-name';
import { decanOf } from './decan';
import { Engraving } from './engraving';
import { designStrings as s } from '../design.strings';

interface CardFaceProps {
  id: string;
  reversed?: boolean;
  className?: string;
}

/** A card of the deck, engraved: frame, number, picture and name. A reversed one lies upside down. */
export function CardFace({ id, reversed = false, className }: CardFaceProps) {
  const card = cardOf(id);
  if (!card) return null;
  return (
    <svg
      viewBox="0 0 250 400"
      role="img"
      aria-label={reversed ? `${card.name}, ${s.reversed}` : card.name}
      className={`line-art text-gold ${className ?? ''}`}
      strokeWidth={1.2}
    >
      <g transform={reversed ? 'rotate(180 125 200)' : undefined} stroke="currentColor">
        <rect
          x="2"
          y="2"
          width="246"
          height="396"
          rx="10"
          className="fill-ink-deep"
          strokeWidth={1.6}
        />
        <rect x="12" y="12" width="226" height="376" rx="4" />
        <path d="M12 48H238M12 346H238" />
        <text
          x="125"
          y="38"
          fill="currentColor"
          stroke="none"
          textAnchor="middle"
          className="font-display text-[24px] tracking-[0.1em]"
        >
          {card.arcana === 'major' ? card.numeral : RANK_NUMERALS[card.rank]}
        </text>
        {card.arcana === 'minor' && <Decan suit={card.suit} rank={card.rank} />}
        <g transform="translate(125 197)">
          <Engraving
            plate={
              card.arcana === 'major'
                ? majorPlate(card.number)
                : minorPlate(card.suit, RANKS.indexOf(card.rank) + 1)
            }
          />
        </g>
        <text
          x="125"
          y="375"
          fill="currentColor"
          stroke="none"
          textAnchor="middle"
          className={`font-display ${card.name.length > 15 ? 'text-[20px]' : 'text-[23px]'} text-ivory`}
        >
          {card.name}
        </text>
      </g>
    </svg>
  );
}

/** The third of a sign that a number card stands for: its planet and its sign, beside the numeral. */
function Decan({ suit, rank }: { suit: SuitName; rank: RankName }) {
  const decan = decanOf(suit, rank);
  if (!decan) return null;
  return (
    <>
      {[
        { name: decan.planet, x: 24 },
        { name: decan.sign, x: 208 },
      ].map(({ name, x }) => (
        <path
          key={name}
          d={glyphPath(name)}
          transform={`translate(${x} 21) scale(.75)`}
          strokeWidth={1.5}
        />
      ))}
    </>
  );
}

const RANK_NUMERALS: Record<string, string> = {
  ace: 'I',
  two: 'II',
  three: 'III',
  four: 'IV',
  five: 'V',
  six: 'VI',
  seven: 'VII',
  eight: 'VIII',
  nine: 'IX',
  ten: 'X',
  page: 'P',
  knight: 'N',
  queen: 'Q',
  king: 'K',
};
