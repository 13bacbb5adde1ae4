import { connect } from '@nats-io/transport-node';
import { JOURNAL_CHANGED_SUBJECT } from '@cosmic/contracts/blog/blog';
import type { RunningSite } from '@cosmic/migrate/testing/site';

/** Changes posts behind the services' backs, and has every gateway forget what it keeps. */
export async function changePosts({ world }: RunningSite, sql: string): Promise<void> {
  await world.query(sql);
  const { NATS_URL, NATS_USER, NATS_PASSWORD } = world.environment('content');
  const teller = await connect({ servers: NATS_URL, user: NATS_USER, pass: NATS_PASSWORD });
  teller.publish(JOURNAL_CHANGED_SUBJECT);
  await teller.drain();
}
