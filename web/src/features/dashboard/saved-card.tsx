import type { SavedReading } from '@cosmic/contracts/journal';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../design/button-link';
import { NamedIcon } from '../../design/named-icon';
import { paths } from '../../paths';
import { dashboardStrings } from './dashboard.strings';
import { dayOf } from './dates';
import { langOf } from '../../language/lang-of';

const s = dashboardStrings.readings;

/** A saved reading in a list: its title, its day, its first lines. */
export function SavedCard({ reading, action }: { reading: SavedReading; action?: ReactNode }) {
  const { id, title, content, loved, createdAt } = reading;
  return (
    <article className="grid gap-3 border-t border-gold-line/40 py-7">
      <h3 lang={langOf(title)} className="flex flex-wrap items-baseline gap-x-4 text-title">
        <Link to={paths.myReading(id)} className="hover:text-gold">
          {title}
        </Link>
        {loved && <NamedIcon name="heart" className="size-4 self-center fill-rose text-rose" />}
      </h3>
      <p className="figures text-note text-ivory-soft">{s.saved(dayOf(createdAt))}</p>
      <p lang={langOf(content)} className="line-clamp-2 max-w-[72ch] text-ivory-soft">
        {content}
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.myReading(id)} variant="secondary" size="compact">
          {s.view}
          <span className="sr-only">: {title}</span>
        </ButtonLink>
        {action}
      </div>
    </article>
  );
}
