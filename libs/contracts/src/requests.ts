import { auth } from './auth';
import { billing } from './billing';
import { blog } from './blog';
import { blogAdmin } from './blog-admin';
import { content } from './content';
import { days } from './days';
import { invitations } from './invitations';
import { journal } from './journal';
import { KEEPERS, memberExportOf, type Keeper } from './member';
import type { RequestContract } from './message';
import { notices } from './notices';
import { pairs } from './pairs';
import { people } from './people';
import { places } from './places';
import { previews } from './previews';
import { profile } from './profile';
import { readings } from './readings';
import { reminders } from './reminders';
import { secondFactor } from './second-factor';
import { pictures, sharing } from './sharing';
import { sky } from './sky';
import { transitCalendar } from './transit-calendar';
import { trials } from './trials';
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
