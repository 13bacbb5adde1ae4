import { flushSync } from 'react-dom';
import type { Day, WhichDay } from '../../api/today.api';
import { lazyPart } from '../../lazy-part';
import { CardStep } from './card-step';
import { EndStep } from './end-step';
import { MoonStep } from './moon-step';
import { PanchangStep } from './panchang/panchang-step';
import { usePanchangWish } from './panchang/use-panchang-wish';
import { QuestionStep } from './question-step';
import { SkyStep } from './sky-step';
import { StepDots, type StepName } from './step-dots';
import { useSteps } from './use-steps';

/** It knows the profile, which the day itself does not need. */
const PanchangSwitch = lazyPart(() => import('./panchang/panchang-switch'), 'PanchangSwitch');

const STEPS: readonly StepName[] = ['moon', 'sky', 'card', 'question', 'end'];
const WITH_PANCHANG: readonly StepName[] = ['moon', 'sky', 'panchang', 'card', 'question', 'end'];

/** A day as it is told: five screens, and the panchang where the reader wants it, read in a minute and a half. */
export function Ritual({ day, which }: { day: Day; which: WhichDay }) {
  const [hasPanchang, keepPanchang] = usePanchangWish();
  const steps = hasPanchang ? WITH_PANCHANG : STEPS;
  const { frame, current, go } = useSteps(steps.length);
  const turnPanchang = (isOn: boolean) => {
    // What was asked for is shown at once; it lies above the switch.
    flushSync(() => keepPanchang(isOn));
    if (isOn) go(WITH_PANCHANG.indexOf('panchang'));
  };
  return (
    <div className="relative overflow-clip">
      <div className="nebula" aria-hidden="true" />
      <StepDots steps={steps} current={current} onGo={go} />
      <div ref={frame} data-screens className="relative">
        <MoonStep day={day} />
        <SkyStep day={day} />
        {hasPanchang && <PanchangStep date={day.date} />}
        <CardStep day={day} which={which} />
        <QuestionStep day={day} which={which} />
        <EndStep day={day}>
          <PanchangSwitch.WhenLoaded
            props={{ isOn: hasPanchang, onTurn: turnPanchang, onLearn: keepPanchang }}
            fallback={<span className="block min-h-11" />}
          />
        </EndStep>
      </div>
    </div>
  );
}
