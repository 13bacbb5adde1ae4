import { migrations as auth } from '@cosmic/auth/migrations/all';
import { migrations as billing } from '@cosmic/billing/migrations/all';
import { migrations as content } from '@cosmic/content/migrations/all';
import { migrations as readings } from '@cosmic/readings/migrations/all';
import { RETENTION as readingsRetention } from '@cosmic/readings/retention/rules';
import { migrations as usage } from '@cosmic/usage/migrations/all';
import { RETENTION as usageRetention } from '@cosmic/usage/retention/rules';
import type { RetentionRule } from '@cosmic/platform/retention/retention-rule';
import type { DatabaseConfig } from './config';

/** A schema: its migrations, and the variable that holds its service's URL. */
export interface ServiceSchema {
  name: string;
  migrations: (new () => object)[];
  url: keyof DatabaseConfig;
  /** How long it keeps what, where a table is parted by months. */
  retention?: readonly RetentionRule[];
}

export const SCHEMAS: readonly ServiceSchema[] = [
  { name: 'auth', migrations: auth, url: 'AUTH_DATABASE_URL' },
  { name: 'billing', migrations: billing, url: 'BILLING_DATABASE_URL' },
  {
    name: 'readings',
    migrations: readings,
    url: 'READINGS_DATABASE_URL',
    retention: readingsRetention,
  },
  { name: 'content', migrations: content, url: 'CONTENT_DATABASE_URL' },
  { name: 'usage', migrations: usage, url: 'USAGE_DATABASE_URL', retention: usageRetention },
];
