import type { SavedReading } from '@cosmic/contracts/readings/journal';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useToolsOfReadings } from '../../api/tools-of-readings';
import { ButtonLink } from '../../design/button-link';
import { classes } from '../../design/classes';
import { Engraving } from '../../design/engravings/engraving';
import { NamedIcon } from '../../design/named-icon';
import { paths } from '../../paths';
import { dashboardStrings } from './dashboard.strings';
import { dayOf } from '../../language/dates';
import { langOf } from '../../language/lang-of';

const s = dashboardStrings.readings;

interface SavedCardProps {
  reading: SavedReading;
  /** Whether it stands below its month and beside its day. */
  inHistory?: boolean;
  action?: ReactNode;
}

/** A saved reading in a list: the picture of its tool, its title, its day, and the line that says it best. */
export function SavedCard({ reading, inHistory = false, action }: SavedCardProps) {
  const { id, readingType, title, content, essence, loved, createdAt } = reading;
  const tools = useToolsOfReadings();
  const Heading = inHistory ? 'h4' : 'h3';
  return (
    <article
      className={classes(
        'grid grid-cols-[auto_1fr] items-start gap-x-5 py-7 sm:gap-x-8',
        !inHistory && 'border-t border-gold-line/40',
      )}
    >
      <div className="aspect-square w-11 text-gold sm:w-16">
        {tools && <Engraving name={tools[readingType]?.engraving ?? 'blank'} />}
      </div>
      <div className="grid gap-3">
        <Heading
          lang={langOf(title)}
          className="flex flex-wrap items-baseline gap-x-4 font-display text-title"
        >
          <Link to={paths.myReading(id)} className="hover:text-gold">
            {title}
          </Link>
          {loved && <NamedIcon name="heart" className="size-4 self-center fill-rose text-rose" />}
        </Heading>
        {!inHistory && (
          <p className="figures text-note text-ivory-soft">{s.saved(dayOf(createdAt))}</p>
        )}
        {/* Words of care, and what has no line of its own, begin as they begin. */}
        <p
          lang={langOf(essence || content)}
          className={classes('max-w-[60ch] text-ivory-soft', !essence && 'line-clamp-2')}
        >
          {essence || content}
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.myReading(id)} variant="secondary" size="compact">
            {s.view}
            <span className="sr-only">: {title}</span>
          </ButtonLink>
          {action}
        </div>
      </div>
    </article>
  );
}
