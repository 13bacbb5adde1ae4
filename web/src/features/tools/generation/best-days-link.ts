import type { ToolPolicy } from '@cosmic/contracts/readings/tools';
import { placeSchema } from '@cosmic/contracts/sky/places';
import { PURPOSES, readySet, TRADITIONS, type Purpose } from '@cosmic/sky/elections/ready-sets';
import { queryOf } from '../../../design/panchang/chosen-place';
import { skyPaths } from '../../../sky-paths';

/** The way from a reading to the best days of a year for the same. */
export interface BestDaysLink {
  readonly to: string;
  readonly purpose: Purpose;
}

/**
 * Where a reading leads among the best days, by what its tool declares: the ready set for what was
 * asked, at the place that was asked for. Nothing for a tool, or a purpose, that has none there.
 */
export function bestDaysLink(
  declared: ToolPolicy['bestDays'],
  params: Readonly<Record<string, unknown>>,
): BestDaysLink | undefined {
  if (!declared) return undefined;
  const { field = '', purposes = {} } = declared;
  const asked = declared.purpose ?? purposes[String(params[field])];
  const tradition = TRADITIONS.find((known) => known === declared.tradition);
  const purpose = PURPOSES.find((known) => known === asked);
  if (!tradition || !purpose) return undefined;
  const place = placeSchema.safeParse(params[declared.place ?? '']);
  const query = new URLSearchParams({
    ask: readySet(tradition, purpose)
      .map(({ key }) => key)
      .join(','),
    ...(place.success && queryOf(place.data)),
  });
  return { to: `${skyPaths.bestDays}?${query.toString()}`, purpose };
}
