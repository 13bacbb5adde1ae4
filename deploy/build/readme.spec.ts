import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { authConfig } from '@cosmic/auth/config';
import { billingConfig } from '@cosmic/billing/config';
import { gatewayConfig } from '@cosmic/gateway/config';
import { migrateConfig } from '@cosmic/migrate/config';
import { contentWorkerConfig } from '@cosmic/content/config';
import { readingsConfig, readingsWorkerConfig } from '@cosmic/readings/config';
import { usageConfig } from '@cosmic/usage/config';

const README = readFileSync(resolve(__dirname, '../../README.md'), 'utf8');

describe("the README's table of variables", () => {
  const variables = new Set(
    [
      authConfig,
      billingConfig,
      gatewayConfig,
      migrateConfig,
      contentWorkerConfig,
      readingsConfig,
      readingsWorkerConfig,
      usageConfig,
    ].flatMap((schema) => Object.keys(schema.shape)),
  );

  it.each([...variables])('names %s', (variable) => {
    // Those that are one for each service stand in one row, shortened.
    const named = variable
      .replace(/^(BILLING|READINGS|CONTENT)_DATABASE_URL$/, '`$1_…`')
      .replace(/^GATEWAY_\w+_REQUEST_SECRET$/, '`GATEWAY_<SERVICE>_REQUEST_SECRET`')
      .replace(/^(AUTH_BILLING|BILLING_AUTH|USAGE_READINGS)_REQUEST_SECRET$/, '`$1_…`');
    expect(README).toContain(named);
  });
});
