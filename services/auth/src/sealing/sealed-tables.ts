import type { SealedTable } from '@cosmic/platform/crypto/seal-anew';

/** Where a reader lives, for the hour of their dawn. */
export const REMINDERS: SealedTable = {
  table: 'reminders',
  key: { column: 'user_id', type: 'uuid' },
  columns: { sealed_place: 'text' },
};

/** Those whom a member keeps: name, relation and birth. */
export const PEOPLE: SealedTable = {
  table: 'people',
  key: { column: 'id', type: 'uuid' },
  columns: { sealed_person: 'text' },
};

/** Links by which friends enter their own births: who asks, whom, and who they are to each other. */
export const INVITATIONS: SealedTable = {
  table: 'invitations',
  key: { column: 'id', type: 'uuid' },
  columns: { sealed_invitation: 'text' },
};

/** Where a device is told the day: whoever has it can send to the device. */
export const PUSH_SUBSCRIPTIONS: SealedTable = {
  table: 'push_subscriptions',
  key: { column: 'id', type: 'uuid' },
  columns: { sealed_subscription: 'text' },
};
