import { Button } from '../../../../design/button';
import { Icon } from '../../../../design/icon';
import { tarotStrings as s } from '../tarot.strings';
import type { LaidCard } from './turned-card';

interface CardSheetProps {
  card: LaidCard | undefined;
  /** How many cards are face down still. */
  left: number;
  onNext: () => void;
  onAll: () => void;
  onClose: () => void;
}

/** What the turned card says: beside the spread, on telephones over the foot of the page. */
export function CardSheet({ card, left, onNext, onAll, onClose }: CardSheetProps) {
  return (
    <div className="grid gap-6 lg:sticky lg:top-28">
      {!card && (
        <p className="text-lead text-ivory-soft">
          {left > 0 ? s.ritual.turnHint : s.ritual.openHint}
        </p>
      )}
      <div aria-live="polite">
        {card && (
          <div key={card.id} className="foot-sheet grid gap-3">
            <div className="flex items-start justify-between gap-4">
              <p>
                <span className="block text-note text-ivory-soft">{card.position}</span>
                <span className="font-display text-title">
                  {card.name}
                  {card.reversed && (
                    <span className="text-note text-ivory-soft"> {s.reversed}</span>
                  )}
                </span>
              </p>
              <button
                type="button"
                onClick={onClose}
                className="-mr-3 -mt-2 grid size-11 shrink-0 place-items-center text-ivory-soft hover:text-ivory md:hidden"
              >
                <span className="sr-only">{s.ritual.close}</span>
                <Icon name="close" className="size-5" />
              </button>
            </div>
            <p className="max-w-[44ch] animate-appear text-ivory-soft">{card.meaning}</p>
            {left > 0 && (
              <Button size="compact" className="justify-self-start md:hidden" onClick={onNext}>
                {s.ritual.next}
              </Button>
            )}
          </div>
        )}
      </div>
      {left > 0 && (
        <div className="flex flex-wrap gap-3">
          <Button size="compact" className={card ? 'max-md:hidden' : undefined} onClick={onNext}>
            {s.ritual.next}
          </Button>
          <Button variant="quiet" size="compact" onClick={onAll}>
            {s.ritual.all}
          </Button>
        </div>
      )}
    </div>
  );
}
