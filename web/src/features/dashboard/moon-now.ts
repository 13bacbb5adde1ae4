import { moonAt } from '@cosmic/sky/astronomy/moon';
import { phaseName, signName } from '../../design/sky/sky-names';
import { dashboardStrings } from './dashboard.strings';

/** The Moon as it is drawn, and in words. */
export interface MoonNow {
  elongation: number;
  words: string;
}

/** The Moon at an instant, for who has no day of their own to read. */
export function moonNow(at: Date): MoonNow {
  const { elongation, phase, illumination, sign } = moonAt(at);
  const percent = Math.round(illumination * 100);
  return {
    elongation,
    words: dashboardStrings.overview.energyMoon(signName(sign), phaseName(phase), percent),
  };
}
