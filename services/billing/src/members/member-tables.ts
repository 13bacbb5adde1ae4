import type { EntityManager } from 'typeorm';
import type { MemberDeclarations, Owners } from '@cosmic/platform/members/member-table';

/** What is kept of members here. */
export const MEMBER_TABLES: MemberDeclarations = {
  tables: [
    { table: 'customers', owner: 'user_id', exported: ['*'], erased: letGo },
    { table: 'subscriptions', owner: 'user_id', exported: ['*'], erased: 'rows' },
    { table: 'invoices', owner: 'user_id', exported: ['*'], order: 'created_at', erased: 'rows' },
    { table: 'checkouts', owner: 'user_id', exported: ['*'], erased: 'rows' },
  ],
  others: {
    'webhook_events.stripe_customer_id':
      'names nobody once the row of customers is gone; it goes after 60 days',
  },
  remembers: 'who was erased can buy nothing any more, whatever Stripe still tells of them',
};

/** What Stripe knows is still to be forgotten there: its id stays, without the member's, until that is done. */
async function letGo(transaction: EntityManager, { members }: Owners): Promise<void> {
  await transaction.query(
    `UPDATE customers
     SET user_id = NULL, erased_at = now(), sync_due_at = now(), sync_run = sync_run + 1
     WHERE user_id = ANY ($1::uuid[])`,
    [members],
  );
}
