import type { Person } from '@cosmic/contracts/people/people';
import type { Placement } from '@cosmic/contracts/account/profile';
import { Button } from '../../design/button';
import { ButtonLink } from '../../design/button-link';
import { birthTimeStrings } from '../../design/birth/birth-time.strings';
import { MovingItem } from '../../design/motion/moving-items';
import { Glyph } from '../../design/glyphs';
import { signName } from '../../design/sky/sky-names';
import { dateInWords } from '../../language/dates';
import { paths } from '../../paths';
import { peopleStrings as s } from './people.strings';

interface PersonCardProps {
  person: Person;
  onChange: () => void;
  onRemove: () => void;
}

/** Somebody with birth and signs, and what can be done with them. */
export function PersonCard({ person, onChange, onRemove }: PersonCardProps) {
  const { id, name, relation, birth_date, birth_time, birth_part, birth_place, signs } = person;
  const [sun] = signs.sun.possible;
  const hour = birth_time === null ? [] : [s.at(birth_time)];
  return (
    <MovingItem as="li" className="grid content-start gap-5 border-t border-gold-line/40 py-7">
      <div className="flex items-start gap-5">
        {sun && <Glyph name={sun} className="size-14 shrink-0 text-gold" strokeWidth={0.9} />}
        <div className="grid min-w-0 gap-1">
          <h3 className="text-title leading-tight wrap-anywhere">{name}</h3>
          <p className="text-note text-ivory-soft">
            {[s.relations[relation], ...(person.by_themselves ? [s.byThemselves] : [])].join(' · ')}
          </p>
        </div>
      </div>
      <div className="grid gap-1 text-ivory-soft">
        <p className="figures">{[s.born(dateInWords(birth_date)), ...hour].join(' ')}</p>
        {birth_part && birth_time === null && <p>{birthTimeStrings.parts[birth_part]}</p>}
        {birth_place && <p>{birth_place.name}</p>}
      </div>
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        {(['sun', 'moon', 'rising'] as const).map((point) => {
          const words = placementInWords(signs[point]);
          return (
            words && (
              <div key={point} className="grid">
                <dt className="text-note text-ivory-soft">{s.signs[point]}</dt>
                <dd>{words}</dd>
              </div>
            )
          );
        })}
      </dl>
      <div className="flex flex-wrap gap-x-2 gap-y-3">
        <ButtonLink to={paths.person(id)} variant="secondary" size="compact">
          {s.together(name)}
        </ButtonLink>
        <Button variant="quiet" size="compact" onClick={onChange}>
          {s.change}
          <span className="sr-only">: {name}</span>
        </Button>
        <Button variant="quiet" size="compact" onClick={onRemove}>
          {s.remove}
          <span className="sr-only">: {name}</span>
        </Button>
      </div>
    </MovingItem>
  );
}

/** A sign, or both where the day leaves two open; nothing where it tells no more. */
function placementInWords({ possible }: Placement): string {
  return possible.length > 2 ? '' : possible.map((key) => signName(key)).join(s.or);
}
