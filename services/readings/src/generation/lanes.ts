/** Whose reading waits behind whose, where more is asked for than can be written. */
export type Lane = 'subscriber' | 'member' | 'guest';

/**
 * How far a reading moves the next one of its lane back. Of seven readings that are taken while all
 * lanes wait, four are subscribers', two members', one a guest's; what a lane leaves, the others get.
 */
export const STRIDES: Readonly<Record<Lane, number>> = { subscriber: 1, member: 2, guest: 4 };

/** How many readings of a lane may wait; whoever comes then is told when to come again. */
export const MAX_WAITING: Readonly<Record<Lane, number>> = {
  subscriber: 10_000,
  member: 3_000,
  guest: 1_000,
};

/** Where the next reading of a lane would stand, in the queue's own time: weighted fair queueing. */
export interface Place {
  /** Its tag: the least is taken first, equal ones in the order they came. */
  tag: number;
  /** The tag of what is taken now. */
  now: number;
  /** Whether nothing waits. */
  isIdle: boolean;
}

/** How many readings of a lane wait, by the place of its next one. */
export function waitingOf(lane: Lane, { tag, now }: Place): number {
  return Math.max(0, Math.ceil((tag - now) / STRIDES[lane]) - 1);
}
