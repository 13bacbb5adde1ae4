import { Link } from 'react-router-dom';
import type { KeptDay } from '../../api/today.api';
import { cardOf } from '../../design/deck/card-name';
import { langOf } from '../../language/lang-of';
import { paths } from '../../paths';
import { formatDay } from './formats';
import { OwnCard } from './own-card';
import { todayStrings } from './today.strings';

const s = todayStrings.days;

/** The days of which a card or a line is kept, the newest first. */
export function KeptDays({ days }: { days: readonly KeptDay[] }) {
  const kept = days.filter(({ card, note }) => card ?? note).toReversed();
  return (
    <ol className="grid border-b border-gold-line/40">
      {kept.map(({ date, card, note }) => (
        <li
          key={date}
          id={`day-${date}`}
          className="grid grid-cols-[4.5rem_1fr] gap-x-6 border-t border-gold-line/40 py-7 md:grid-cols-[6rem_1fr] md:gap-x-9"
        >
          {card ? (
            <Link to={paths.card(card.id)} className="block self-start">
              <OwnCard id={card.id} className="w-full" />
            </Link>
          ) : (
            <span aria-hidden="true" />
          )}
          <div className="grid min-w-0 content-start gap-3">
            <h3 className="font-text text-note text-gold">{formatDay(date)}</h3>
            {note ? (
              <>
                <p lang="" className="max-w-[40ch] font-display text-title break-words italic">
                  {note.text}
                </p>
                <p lang={langOf(note.question)} className="text-note text-ivory-soft">
                  {note.question}
                </p>
              </>
            ) : (
              <p className="text-ivory-soft">{s.noNote}</p>
            )}
            {card && (
              <p className="text-note text-ivory-soft">
                {cardOf(card.id)?.name ?? card.name},{' '}
                <Link
                  to={paths.verifyDraw(date)}
                  className="inline-block py-1 text-gold underline decoration-gold-line underline-offset-4 hover:text-ivory"
                >
                  {s.proof}
                </Link>
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
