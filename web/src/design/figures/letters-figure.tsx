import type { FigureOf } from '@cosmic/contracts/readings/figures';
import { figuresStrings } from './figures.strings';

const s = figuresStrings.letters;

/** A name letter by letter with the value of each. */
export function LettersFigure({ figure }: { figure: FigureOf<'letters'> }) {
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={s.caption}>
      <table className="figures border-collapse text-center">
        <caption className="pb-3 text-left text-note text-ivory-soft">{s.caption}</caption>
        <tbody>
          <Row
            head={s.letter}
            cells={figure.letters.map(({ letter }) => letter.toUpperCase())}
            large
          />
          <Row head={s.value} cells={figure.letters.map(({ value }) => value)} />
          <Row head={s.chaldean} cells={figure.letters.map(({ chaldean }) => chaldean ?? '–')} />
          <Row
            head={s.kind}
            cells={figure.letters.map(({ vowel }) => (vowel ? s.vowel : s.consonant))}
          />
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  head: string;
  cells: readonly (string | number)[];
  large?: boolean;
}

function Row({ head, cells, large = false }: RowProps) {
  return (
    <tr className="border-t border-gold-line/40">
      <th
        scope="row"
        className="whitespace-nowrap py-2 pr-5 text-left text-note font-normal text-ivory-soft"
      >
        {head}
      </th>
      {cells.map((cell, index) => (
        <td
          key={index}
          className={large ? 'px-3 py-2 font-display text-title text-gold' : 'px-3 py-2 text-note'}
        >
          {cell}
        </td>
      ))}
    </tr>
  );
}
