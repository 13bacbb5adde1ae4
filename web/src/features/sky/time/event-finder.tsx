import type { ZodiacStart } from '@cosmic/sky/transits/course-nodes';
import { nextEvent, previousEvent } from '@cosmic/sky/transits/event-search';
import { PLANETS } from '@cosmic/sky/bodies';
import { SIGNS } from '@cosmic/sky/zodiac';
import { useRef, useState } from 'react';
import { Button } from '../../../design/button';
import { SelectControl } from '../../../design/controls';
import { Field } from '../../../design/field';
import { aspectName, pointName } from '../../../design/figures/chart/chart-words';
import type { Wheel } from '../../../design/figures/chart/parts';
import { Icon } from '../../../design/icon';
import { planetName, signName } from '../../../design/sky/sky-names';
import { note } from '../../../log';
import {
  aspectsFor,
  bodiesFor,
  eclipseName,
  eventOf,
  KINDS,
  madeGood,
  nameOf,
  PHASE_NAMES,
  pointsFor,
  type Asked,
} from './asked-event';
import { instantText } from './formats';
import type { SkyClock } from './sky-clock';
import { timeStrings } from './time.strings';

const s = timeStrings.find;

interface EventFinderProps {
  clock: SkyClock;
  /** The chart that planets may come to, where there is one. */
  chart: Wheel | undefined;
  /** Where the signs begin, unless at the equinox. */
  zodiac: ZodiacStart | undefined;
  /** The event that stands in the fields. */
  asked: Asked;
  /** Called with what was chosen, and with what is gone to. */
  onChoose: (asked: Asked) => void;
}

/** Any event of the sky by name, and the way to its next and its previous time. */
export function EventFinder({ clock, chart, zodiac, asked, onChoose }: EventFinderProps) {
  const [told, setTold] = useState('');
  /** Counts what was asked for: what comes after another choice is not told. */
  const asking = useRef(0);
  const choose = (changed: Partial<Asked>) => {
    onChoose(madeGood({ ...asked, ...changed }));
    setTold('');
    asking.current += 1;
  };
  const name = nameOf(asked);
  const tellNone = (way: 1 | -1) => setTold(way === 1 ? s.notAfter(name) : s.notBefore(name));
  const go = (way: 1 | -1) => {
    onChoose(asked);
    if (asked.kind === 'eclipse') return void goToEclipse(way);
    const event = eventOf(asked, chart);
    if (!event) return;
    const from = new Date(clock.instant());
    const search = way === 1 ? nextEvent : previousEvent;
    const found = search(event, from, zodiac);
    if (!found) {
      tellNone(way);
      return;
    }
    clock.jump(found.at);
    const isLoop = found.retrograde && (asked.kind === 'ingress' || asked.kind === 'transit');
    setTold([s.found(name, instantText(found.at)), ...(isLoop ? [s.backwards] : [])].join(' '));
  };
  const goToEclipse = async (way: 1 | -1) => {
    const number = (asking.current += 1);
    setTold(s.searching);
    try {
      const eclipses = await import('@cosmic/sky/calendar/eclipse-search');
      if (number !== asking.current) return;
      const search = way === 1 ? eclipses.nextEclipse : eclipses.previousEclipse;
      const found = search(asked.eclipsed, new Date(clock.instant()));
      if (!found) {
        tellNone(way);
        return;
      }
      clock.jump(found.at.getTime());
      setTold(s.found(eclipseName(found), instantText(found.at.getTime())));
    } catch (error) {
      note('The eclipses could not be fetched', error);
      if (number === asking.current) setTold(s.failed);
    }
  };
  return (
    <section aria-labelledby="find" className="grid content-start gap-5">
      <h2 id="find" className="text-title font-light">
        {s.title}
      </h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <Choose
          label={s.kind}
          value={asked.kind}
          options={KINDS.filter((kind) => chart || kind !== 'transit')}
          name={(kind) => s.kinds[kind]}
          onChoose={(kind) => choose({ kind })}
          isWide
        />
        {asked.kind !== 'phase' && asked.kind !== 'eclipse' && (
          <Choose
            label={s.body}
            value={asked.body}
            options={bodiesFor(asked.kind)}
            name={planetName}
            onChoose={(body) => choose({ body })}
          />
        )}
        <Rest asked={asked} chart={chart} onChoose={choose} />
      </div>
      <p className="font-display text-title font-light">{name}</p>
      <div className="grid grid-cols-2 gap-3">
        <Button variant="secondary" onClick={() => go(-1)}>
          <Icon name="arrow" className="size-5 rotate-180 text-gold" />
          {s.previous}
        </Button>
        <Button variant="secondary" onClick={() => go(1)}>
          {s.next}
          <Icon name="arrow" className="size-5 text-gold" />
        </Button>
      </div>
      <p role="status" className="min-h-[3lh] text-ivory-soft">
        {told}
      </p>
    </section>
  );
}

interface RestProps {
  asked: Asked;
  chart: Wheel | undefined;
  onChoose: (changed: Partial<Asked>) => void;
}

/** The fields that only one kind of event has. */
function Rest({ asked, chart, onChoose }: RestProps) {
  const aspect = (
    <Choose
      label={s.aspect}
      value={asked.aspect}
      options={aspectsFor(asked)}
      name={aspectName}
      onChoose={(chosen) => onChoose({ aspect: chosen })}
    />
  );
  switch (asked.kind) {
    case 'ingress':
      return (
        <Choose
          label={s.sign}
          value={asked.sign}
          options={SIGNS.map(({ key }) => key)}
          name={signName}
          onChoose={(sign) => onChoose({ sign })}
        />
      );
    case 'station':
      return (
        <Choose
          label={s.turns}
          value={asked.turns}
          options={['direct', 'retrograde'] as const}
          name={(turns) => s.turn[turns]}
          onChoose={(turns) => onChoose({ turns })}
        />
      );
    case 'phase':
      return (
        <Choose
          label={s.phase}
          value={asked.phase}
          options={Object.keys(PHASE_NAMES) as Asked['phase'][]}
          name={(phase) => PHASE_NAMES[phase]}
          onChoose={(phase) => onChoose({ phase })}
          isWide
        />
      );
    case 'eclipse':
      return (
        <Choose
          label={s.eclipsed}
          value={asked.eclipsed}
          options={['sun', 'moon'] as const}
          name={planetName}
          onChoose={(eclipsed) => onChoose({ eclipsed })}
          isWide
        />
      );
    case 'aspect':
      return (
        <>
          <Choose
            label={s.otherBody}
            value={asked.other}
            options={PLANETS.filter((planet) => planet !== asked.body)}
            name={planetName}
            onChoose={(other) => onChoose({ other })}
          />
          {aspect}
        </>
      );
    case 'transit':
      return (
        <>
          <Choose
            label={s.point}
            value={asked.point}
            options={pointsFor(chart)}
            name={pointName}
            onChoose={(point) => onChoose({ point })}
          />
          {aspect}
        </>
      );
  }
}

interface ChooseProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly Value[];
  name: (value: Value) => string;
  onChoose: (value: Value) => void;
  /** Whether it takes a line of its own. */
  isWide?: boolean;
}

function Choose<Value extends string>(props: ChooseProps<Value>) {
  const { label, value, options, name, onChoose, isWide = false } = props;
  return (
    <div className={isWide ? 'sm:col-span-2' : undefined}>
      <Field label={label}>
        {(wiring) => (
          <SelectControl
            wiring={wiring}
            value={value}
            options={options.map((option) => ({ value: option, label: name(option) }))}
            onChange={({ target }) => onChoose(target.value as Value)}
          />
        )}
      </Field>
    </div>
  );
}
