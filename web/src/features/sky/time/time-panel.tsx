import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../design/button';
import { ChoiceGroup } from '../../../design/choice';
import { LineDrawing } from '../../../design/icon';
import { dateText, timeText } from './formats';
import { endAt, type Rest, type SkyClock } from './sky-clock';
import { SCALES, type Scale } from './scales';
import { TimeRuler } from './time-ruler';
import { timeStrings as s } from './time.strings';

const PLAY = 'M7 4.5L19 12L7 19.5Z';
const PAUSE = 'M8 5v14M16 5v14';
const MINUTE_MS = 60_000;

/** What time it is on the wheel, and everything that moves it. */
export function TimePanel({ clock, rest }: { clock: SkyClock; rest: Rest }) {
  const end = endAt(rest.at);
  return (
    <div className="grid gap-5">
      <Readout clock={clock} />
      <TimeRuler clock={clock} rest={rest} />
      <div className="flex gap-3 max-sm:*:flex-1 max-sm:*:px-3">
        <Button
          variant={rest.isPlaying ? 'secondary' : 'primary'}
          className="min-w-36"
          onClick={() => (rest.isPlaying ? clock.pause() : clock.play())}
          disabled={!rest.isPlaying && end === 'last'}
        >
          <LineDrawing path={rest.isPlaying ? PAUSE : PLAY} />
          {rest.isPlaying ? s.pause : s.play}
        </Button>
        <BackToNow clock={clock} rest={rest} />
      </div>
      <ScaleChoice scale={rest.scale} onChoose={(scale) => clock.turnTo(scale)} />
      <p role="status" className="text-note text-ivory-soft empty:hidden">
        {end && s.ends[end]}
      </p>
    </div>
  );
}

/** Written frame by frame while time moves; the ruler tells it to whoever listens. */
function Readout({ clock }: { clock: SkyClock }) {
  const date = useRef<HTMLSpanElement>(null);
  const time = useRef<HTMLSpanElement>(null);
  useLayoutEffect(
    () =>
      clock.follow({
        draw: (at) => {
          date.current!.textContent = dateText(at);
          time.current!.textContent = timeText(at);
        },
      }),
    [clock],
  );
  return (
    <p className="grid">
      <span ref={date} className="figures font-display text-title font-light sm:text-headline" />
      <span ref={time} className="figures text-note text-ivory-soft sm:text-lead" />
    </p>
  );
}

function BackToNow({ clock, rest }: { clock: SkyClock; rest: Rest }) {
  const [opened] = useState(() => Date.now());
  const isNow = !rest.isPlaying && Math.abs(rest.at - opened) < MINUTE_MS;
  return (
    <Button variant="secondary" disabled={isNow} onClick={() => clock.jump(Date.now())}>
      {isNow ? s.isNow : s.now}
    </Button>
  );
}

function ScaleChoice({ scale, onChoose }: { scale: Scale; onChoose: (scale: Scale) => void }) {
  return (
    <ChoiceGroup
      name="scale"
      label={s.scale}
      options={SCALES.map((value) => ({ value, label: s.scales[value] }))}
      value={scale}
      onChange={(value) => onChoose(value as Scale)}
      layout="grid grid-cols-3 sm:grid-cols-6"
      tile={({ label }) => label}
      tileClassName="min-h-11 items-center justify-center px-2 text-note"
    />
  );
}
