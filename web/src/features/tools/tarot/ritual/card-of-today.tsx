import type { Generation } from '@cosmic/contracts/readings/readings';
import { Button } from '../../../../design/button';
import { cardOf } from '../../../../design/deck/card-name';
import { tarotStrings } from '../tarot.strings';

const s = tarotStrings.today;

interface CardOfTodayProps {
  generation: Generation;
  onToday: (id: string) => void;
}

/** The way back to the card that was drawn today; it is there until midnight. */
export function CardOfToday({ generation, onToday }: CardOfTodayProps) {
  const { figure } = generation;
  const card = figure?.kind === 'cards' ? figure.cards[0] : undefined;
  return (
    <section
      aria-label={s.title}
      className="flex flex-wrap items-center gap-x-6 gap-y-3 border-l-2 border-gold py-2 pl-5"
    >
      <p>
        <span className="block text-note text-ivory-soft">{s.title}</span>
        {card && (
          <span className="font-display text-lead">{cardOf(card.id)?.name ?? card.name}</span>
        )}
      </p>
      <Button variant="secondary" size="compact" onClick={() => onToday(generation.id)}>
        {s.see}
      </Button>
    </section>
  );
}
