import { auth } from './account/auth';
import { billing } from './billing';
import { blog } from './blog/blog';
import { blogAdmin } from './blog/blog-admin';
import { content } from './content';
import { days } from './days/days';
import { invitations } from './people/invitations';
import { journal } from './readings/journal';
import { KEEPERS, memberExportOf, type Keeper } from './member';
import type { RequestContract } from './message';
import { notices } from './account/notices';
import { pairs } from './people/pairs';
import { people } from './people/people';
import { places } from './sky/places';
import { previews } from './readings/previews';
import { profile } from './account/profile';
import { readings } from './readings/readings';
import { reminders } from './account/reminders';
import { secondFactor } from './account/second-factor';
import { pictures, sharing } from './readings/sharing';
import { sky } from './sky/sky';
import { transitCalendar } from './sky/transit-calendar';
import { trials } from './readings/trials';
import { usage } from './usage';

const groups: Readonly<Record<string, RequestContract>>[] = [
  auth,
  profile,
  people,
  invitations,
  pairs,
  reminders,
  transitCalendar,
  notices,
  secondFactor,
  billing,
  blog,
  blogAdmin,
  content,
  sky,
  pictures,
  readings,
  days,
  journal,
  sharing,
  trials,
  previews,
  places,
  usage,
  Object.fromEntries(KEEPERS.map((keeper) => [keeper, memberExportOf(keeper)])),
];

/** Every request that any service answers, by its subject. */
export const REQUESTS: ReadonlyMap<string, RequestContract> = new Map(
  groups.flatMap((group) =>
    Object.values(group).map((contract) => [contract.subject, contract] as const),
  ),
);

/** What a service has promised to answer: every request whose subject begins with its name. */
export function requestsOf(service: Keeper): readonly RequestContract[] {
  return [...REQUESTS.values()].filter(({ subject }) => subject.startsWith(`${service}.`));
}
