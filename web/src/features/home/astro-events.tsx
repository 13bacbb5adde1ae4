import { useRef } from 'react';
import { ButtonLink } from '../../design/button-link';
import { classes } from '../../design/classes';
import { Icon } from '../../design/icon';
import { Reveal } from '../../design/motion/motion';
import { Notice } from '../../design/notice';
import { beginningOf } from '../../design/sky/days';
import { paths } from '../../paths';
import { EventStrip, SampleStrip, WaitingStrip } from './event-strip';
import { belowStrings } from './below.strings';
import { MoonWidget } from './moon-widget';
import { useSkyAhead } from './use-sky-ahead';
import { dateFormat } from '../../language/formats';

const s = belowStrings.events;

const BESIDE_THE_MOON = 'lg:grid-cols-[19rem_minmax(0,1fr)] lg:gap-20';

/** The Moon of tonight beside what the sky brings next. */
export function AstroEvents() {
  const section = useRef<HTMLElement>(null);
  const ahead = useSkyAhead(section);
  const isLost = ahead.state === 'lost';
  const sky = ahead.state === 'known' ? ahead.sky : undefined;
  return (
    <section
      ref={section}
      className="ahead overflow-clip border-t border-gold-line/30 py-24 md:py-36"
      aria-labelledby="events"
    >
      <div className="page grid gap-12">
        <Reveal className="grid gap-8">
          <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
            <h2 id="events" className="text-headline font-light">
              {s.title}
            </h2>
            <ButtonLink to={paths.sky} variant="quiet" className="-ml-3 md:ml-0">
              {s.all}
              <Icon name="arrow" className="size-4.5 text-gold" />
            </ButtonLink>
          </div>
          {sky?.mercuryUntil && (
            <Notice tone="info">
              <strong className="font-medium text-rose">{s.mercury.title}</strong>{' '}
              {s.mercury.text(monthAndDay.format(beginningOf(sky.mercuryUntil)))}
            </Notice>
          )}
        </Reveal>
        <Reveal className={classes('grid gap-14', !isLost && BESIDE_THE_MOON)}>
          {!isLost && <MoonWidget moon={sky?.moon} />}
          {ahead.state === 'known' && <EventStrip at={ahead.sky.at} events={ahead.sky.events} />}
          {ahead.state === 'waiting' && <WaitingStrip />}
          {isLost && <SampleStrip />}
        </Reveal>
      </div>
    </section>
  );
}

const monthAndDay = dateFormat('en', { month: 'long', day: 'numeric' });
