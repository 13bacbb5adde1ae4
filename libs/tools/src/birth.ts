import { noonChart, type NoonChart } from '@cosmic/sky/noon-chart';
import { DAY_MS } from './today';

/** The chart of a birth date whose hour is not known; undefined when the date was left out. */
export function chartOf(birthDate: string): NoonChart | undefined {
  if (birthDate === '') return undefined;
  const from = new Date(`${birthDate}T00:00:00Z`);
  return noonChart(from, new Date(from.getTime() + DAY_MS));
}
