import { Module, type DynamicModule } from '@nestjs/common';
import { Retention, RETENTION_RULES } from './retention';
import type { RetentionRule } from './retention-rule';

/** Retention, for the process of a service that does what recurs. */
@Module({})
export class RetentionModule {
  static of(rules: readonly RetentionRule[]): DynamicModule {
    return {
      module: RetentionModule,
      providers: [Retention, { provide: RETENTION_RULES, useValue: rules }],
    };
  }
}
