import { schoolOf, type ChartSchool } from '@cosmic/contracts/sky/chart-school';
import type { ToolSummary } from '@cosmic/contracts/readings/tools';
import type { Profile } from '../../../api/profile.api';
import type { Details } from './from-profile';

export type ChartSchoolOfProfile = Pick<Profile, 'zodiac' | 'house_system' | 'ayanamsa'>;

/** What is asked along with the form, so that a chart is counted as the member chose; what is usual needs no word. */
export function schoolAsked(
  { policy }: Pick<ToolSummary, 'policy'>,
  profile: ChartSchoolOfProfile | undefined,
): ChartSchool {
  return policy?.followsChartSchool && profile ? schoolOf(profile) : {};
}

/**
 * What a form is filled with of somebody. Where the member counts from the stars it is without the
 * sign, if the birth date does instead: the sign that is kept is one of the tropical zodiac.
 */
export function detailsBy<Of extends Details>(
  { policy, fields }: Pick<ToolSummary, 'policy' | 'fields'>,
  profile: ChartSchoolOfProfile | undefined,
  details: Of,
): Of {
  const isSidereal = policy?.followsChartSchool === true && profile?.zodiac === 'sidereal';
  const isEither = fields.some(({ name, required }) => name === 'sign' && !required);
  return isSidereal && isEither && details.birth_date ? { ...details, zodiac_sign: null } : details;
}
