import { useProfile } from '../../api/profile.api';
import { MoonDisc } from '../../design/moon-disc';
import { Skeleton } from '../../design/skeleton';
import { dashboardStrings } from './dashboard.strings';
import { Panel } from './panel';
import { useSkyToday } from './use-sky-today';

const s = dashboardStrings.overview;

/** The Moon as she stands, and what the day's sky asks of a sign. */
export function EnergyCard() {
  const sky = useSkyToday(useProfile());
  return (
    <Panel title={s.energy}>
      {!sky && <Skeleton className="h-24 w-full" />}
      {sky && (
        <div className="flex items-center gap-6">
          <MoonDisc
            elongation={sky.elongation}
            label={s.energyMoon(sky.sign, sky.phase, sky.percent)}
            className="w-24 shrink-0"
          />
          <p className="text-lead">{s.energyMoon(sky.sign, sky.phase, sky.percent)}</p>
        </div>
      )}
      {sky &&
        sky.lines.map((line) => (
          <p key={line} className="text-ivory-soft">
            {line}
          </p>
        ))}
    </Panel>
  );
}
