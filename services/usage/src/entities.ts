import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { ForgottenMemberEntity } from '@cosmic/platform/members/forgotten-member.entity';
import { EVENT_ENTITIES } from '@cosmic/platform/outbox/entities';
import { DailyFigureEntity } from './figures/daily-figure.entity';
import { ToolLogEntity } from './tool-logs/tool-log.entity';

/** An entity for every table of the service's schema. */
export const entities: readonly EntityTarget<ObjectLiteral>[] = [
  ...EVENT_ENTITIES,
  DailyFigureEntity,
  ForgottenMemberEntity,
  ToolLogEntity,
];
