import type { Day, WhichDay } from '../../api/today.api';
import { CardStep } from './card-step';
import { EndStep } from './end-step';
import { MoonStep } from './moon-step';
import { QuestionStep } from './question-step';
import { SkyStep } from './sky-step';
import { StepDots } from './step-dots';
import { useSteps } from './use-steps';

/** A day as it is told: five screens, read in a minute and a half. */
export function Ritual({ day, which }: { day: Day; which: WhichDay }) {
  const { frame, current, go } = useSteps();
  return (
    <div className="relative overflow-clip">
      <div className="nebula" aria-hidden="true" />
      <StepDots current={current} onGo={go} />
      <div ref={frame} data-screens className="relative">
        <MoonStep day={day} />
        <SkyStep day={day} />
        <CardStep day={day} which={which} />
        <QuestionStep day={day} which={which} />
        <EndStep day={day} />
      </div>
    </div>
  );
}
