import { createHmac } from 'node:crypto';
import type { PlanLimits } from '@cosmic/contracts/billing';
import type { ErrorCode } from '@cosmic/contracts/errors';
import type { Actor } from '@cosmic/contracts/message';
import { networksOf } from '@cosmic/platform/address';
import { toolBySlugOrReadingType } from '@cosmic/tools/catalogue/catalogue';
import type { Tool } from '@cosmic/tools/tool';

/** Whom a limit holds: a member by plan, a guest, all guests of one network. */
export type Holder = 'member' | 'guest' | 'address';

/** Someone whose readings of a day are counted, and how many they may have; null is no limit. */
export interface Account {
  userId: `${Holder}:${string}`;
  limit: number | null;
}

/** The day that readings count on, in SQL: that of the UTC calendar. */
export const TODAY = `(now() AT TIME ZONE 'utc')::date`;

/** Guests have no plan: so many of a tool that says nothing else. */
const GUEST_LIMIT = 3;

/**
 * Readings of one tool a day for all guests of one network, so that clearing
 * cookies does not hand out endless readings, while a school or an office may
 * still share an address. What `networksOf` takes for many callers has more.
 */
const ADDRESS_LIMIT = 60;

function toolPolicy(toolType: string): Tool['policy'] {
  const tool: Tool | undefined = toolBySlugOrReadingType(toolType);
  return tool?.policy;
}

/** @returns how many readings of a tool a guest may have in a day. */
export function guestLimit(toolType: string): number {
  return toolPolicy(toolType)?.guestLimit ?? GUEST_LIMIT;
}

/** @returns how many readings of a tool a plan allows in a day; null is no limit. */
export function planLimit(limits: PlanLimits, toolType: string): number | null {
  const own = limits.toolLimits[toolType];
  return own === undefined ? limits.dailyToolLimit : own;
}

/** @returns whom an account's limit holds. */
export function holderOf({ userId }: Account): Holder {
  return userId.slice(0, userId.indexOf(':')) as Holder;
}

/** @returns what is said when the day's readings of a tool are used up. */
export function limitCodeOf(toolType: string): ErrorCode {
  return toolPolicy(toolType)?.onLimit ? 'daily_limit_upgrade' : 'daily_limit';
}

/**
 * Whose units a reading takes: the actor's own first, then, for a guest, those of
 * each network of the address. The order is always the same, so two requests
 * can't wait for each other.
 */
export function accountsOf(
  actor: Actor,
  toolType: string,
  memberLimit: number | null,
  addressSecret: string,
): [Account, ...Account[]] {
  if (actor.kind === 'member') return [{ userId: `member:${actor.id}`, limit: memberLimit }];
  const own: Account = { userId: `guest:${actor.id}`, limit: guestLimit(toolType) };
  const networks = networksOf(actor.address).map(({ name, times }): Account => {
    const hash = createHmac('sha256', addressSecret).update(name).digest('hex');
    return { userId: `address:${hash.slice(0, 32)}`, limit: ADDRESS_LIMIT * times };
  });
  return [own, ...networks];
}
