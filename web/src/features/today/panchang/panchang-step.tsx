import { lazyPart } from '../../../lazy-part';
import { Step } from '../step';

/** Few mornings in English hold it, and it brings the names of Jyotish along. */
const PanchangOfDay = lazyPart(() => import('./panchang-of-day'), 'PanchangOfDay');

/** The day as the Indian calendar has it. Its screen is there at once, so that nothing moves. */
export function PanchangStep({ date }: { date: string }) {
  return (
    <Step
      name="panchang"
      labelledBy="panchang-title"
      className="gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_min(36vw,32rem)] lg:items-center"
    >
      <PanchangOfDay.WhenLoaded props={{ date }} fallback={null} />
    </Step>
  );
}
