import type { Contact } from '@cosmic/sky/transits/contacts';
import { useDeferredValue, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { TONES } from '@cosmic/tools/day/transit-terms';
import { Button } from '../../../design/button';
import { TryAgain } from '../../../design/try-again';
import { useWidthOf } from '../../../design/use-width-of';
import { ContactDetail } from './contact-detail';
import { ContactList } from './contact-list';
import { byTime, contactAt, HEIGHT } from './lanes';
import { DASHES, RiverDrawing } from './river-drawing';
import { riverStrings as s } from './river.strings';
import { useCloser, type River as RiverKnown } from './use-river';
import { useGestures } from './use-gestures';
import { around, isDrawn, moved, zoomed, type View } from './view';
import { titleOf } from './words';

const STEP = 0.2;
const CLOSER_BY = 0.6;
/** What is looked at around today, years. */
const THESE_YEARS = 6;

/** A life's transits to look through, drawn and in words. */
export function River({ river, now }: { river: RiverKnown; now: number }) {
  const { natal, life } = river;
  const [view, setView] = useState<View>(life);
  const [chosen, setChosen] = useState<Contact>();
  // What was touched is told below the drawing; what is opened in the list, there.
  const [isTouched, setTouched] = useState(false);
  const settled = useDeferredValue(view);
  const closer = useCloser(river, view);
  const contacts = useMemo(
    () => [...river.contacts, ...closer.contacts].sort(byTime),
    [river.contacts, closer.contacts],
  );
  const drawing = useRef<HTMLDivElement>(null);
  const width = useWidthOf(drawing);
  const helpId = useId();
  const move = (share: number) => setView((before) => moved(before, life, share));
  const zoom = (factor: number, about?: number) =>
    setView((before) => zoomed(before, life, factor, about));
  const drawn = contacts.filter(({ body }) => isDrawn(body, view));
  const gestures = useGestures(drawing, {
    onMove: move,
    onZoom: zoom,
    onTouch: (place) => {
      setTouched(true);
      setChosen(contactAt(drawn, view, width, place));
    },
  });
  const act = (key: string): boolean => {
    if (key === 'ArrowLeft') move(-STEP);
    else if (key === 'ArrowRight') move(STEP);
    else if (key === '+' || key === '=') zoom(CLOSER_BY);
    else if (key === '-') zoom(1 / CLOSER_BY);
    else if (key === 'Home') setView(life);
    else return false;
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (act(event.key)) event.preventDefault();
  };
  return (
    <div className="grid gap-8">
      <Controls
        onMove={move}
        onZoom={zoom}
        onWhole={() => setView(life)}
        onNow={() => setView(around(now, THESE_YEARS, life))}
      />
      <div
        ref={drawing}
        role="application"
        tabIndex={0}
        aria-label={s.drawing}
        aria-describedby={helpId}
        onKeyDown={onKeyDown}
        {...gestures}
        className="cursor-grab touch-pan-y select-none overflow-hidden border-y border-gold-line/40 active:cursor-grabbing"
        style={{ height: HEIGHT }}
      >
        <RiverDrawing {...{ contacts, view, width, now, chosen }} />
      </div>
      <Legend />
      <p id={helpId} className="max-w-[70ch] text-note text-ivory-soft">
        {s.help}
      </p>
      {!natal.isTimed && <p className="max-w-[70ch] text-note text-ivory-soft">{s.untimed}</p>}
      {closer.isLost && (
        <TryAgain again={s.again} isBusy={false} onRetry={closer.retry}>
          {s.closerFailed}
        </TryAgain>
      )}
      {chosen && isTouched && (
        <section
          aria-label={s.chosen}
          aria-live="polite"
          className="grid gap-3 border-l-2 border-gold pl-5"
        >
          <h2 className="text-title font-light">{titleOf(chosen)}</h2>
          <ContactDetail contact={chosen} isTimed={natal.isTimed} />
          <Button
            variant="quiet"
            size="compact"
            className="justify-self-start"
            onClick={() => setChosen(undefined)}
          >
            {s.close}
          </Button>
        </section>
      )}
      <ContactList
        contacts={contacts.filter(({ body }) => isDrawn(body, settled))}
        view={settled}
        now={now}
        chosen={isTouched ? undefined : chosen}
        isTimed={natal.isTimed}
        onChoose={(contact) => {
          setTouched(false);
          setChosen(contact);
        }}
      />
    </div>
  );
}

interface ControlsProps {
  onMove: (share: number) => void;
  onZoom: (factor: number) => void;
  onWhole: () => void;
  onNow: () => void;
}

function Controls({ onMove, onZoom, onWhole, onNow }: ControlsProps) {
  const all = [
    [s.whole, onWhole],
    [s.now, onNow],
    [s.earlier, () => onMove(-STEP)],
    [s.later, () => onMove(STEP)],
    [s.closer, () => onZoom(CLOSER_BY)],
    [s.wider, () => onZoom(1 / CLOSER_BY)],
  ] as const;
  return (
    <div role="group" aria-label={s.controls} className="flex flex-wrap gap-2">
      {all.map(([label, onClick]) => (
        <Button key={label} variant="secondary" size="compact" onClick={onClick}>
          {label}
        </Button>
      ))}
    </div>
  );
}

const INK = { meeting: 'text-gold', flow: 'text-sage', friction: 'text-rose' } as const;

function Legend() {
  return (
    <ul aria-label={s.toneTitle} className="flex flex-wrap gap-x-6 gap-y-2 text-note">
      {TONES.map((tone) => (
        <li key={tone} className="flex items-center gap-2">
          <svg width="28" height="8" aria-hidden="true" focusable="false" className={INK[tone]}>
            <line
              x1="1"
              x2="27"
              y1="4"
              y2="4"
              stroke="currentColor"
              strokeWidth="2"
              strokeDasharray={DASHES[tone]}
            />
          </svg>
          {s.tones[tone]}
        </li>
      ))}
    </ul>
  );
}
