import type { Person } from '@cosmic/contracts/people/people';
import { MovingItems, MovingList } from '../../design/motion/moving-items';
import { peopleStrings as s } from './people.strings';
import { PersonCard } from './person-card';

interface PeopleListProps {
  people: readonly Person[];
  onChange: (person: Person) => void;
  onRemove: (person: Person) => void;
}

/** The people who are kept, as cards. */
export function PeopleList({ people, onChange, onRemove }: PeopleListProps) {
  return (
    <section aria-label={s.list}>
      <h2 className="sr-only">{s.list}</h2>
      <ul className="grid gap-x-16 border-b border-gold-line/40 md:grid-cols-2">
        <MovingList>
          <MovingItems>
            {people.map((person) => (
              <PersonCard
                key={person.id}
                person={person}
                onChange={() => onChange(person)}
                onRemove={() => onRemove(person)}
              />
            ))}
          </MovingItems>
        </MovingList>
      </ul>
    </section>
  );
}
