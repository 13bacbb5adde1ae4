import { liveClientOf, type Actor } from '@cosmic/contracts/message';

/** The name under which a guest's or member's likes and reads are kept. */
export function readerOf(actor: Actor): string {
  return liveClientOf(actor);
}

/** The same for a guest of whom only the id is known. */
export function readerOfGuest(guestId: string): string {
  return readerOf({ kind: 'guest', id: guestId });
}

/** The same for a member of whom only the id is known. */
export function readerOfMember(userId: string): string {
  return readerOf({ kind: 'member', id: userId });
}
