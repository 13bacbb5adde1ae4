import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { RateLimitEntity } from '@cosmic/platform/limits/rate-limit.entity';
import { ForgottenMemberEntity } from '@cosmic/platform/members/forgotten-member.entity';
import { EVENT_ENTITIES } from '@cosmic/platform/outbox/entities';
import { PlanLimitsEntity } from '@cosmic/platform/plans/plan-limits.entity';
import { PremiumMemberEntity } from '@cosmic/platform/plans/premium-member.entity';
import { KeptDayEntity } from './days/kept-day.entity';
import { DrawCommitmentEntity } from './draws/draw-commitment.entity';
import { GenerationEntity } from './generation/generation.entity';
import { SharedTextEntity } from './generation/shared-text.entity';
import { ReadingEntity } from './journal/reading.entity';
import { MemberPreferenceEntity } from './preferences/member-preference.entity';
import { UserAccessLogEntity } from './quota/user-access-log.entity';
import { SharedReadingEntity } from './sharing/shared-reading.entity';
import { BlindTrialEntity } from './trials/blind-trial.entity';

/** An entity for every table of the service's schema. */
export const entities: readonly EntityTarget<ObjectLiteral>[] = [
  ...EVENT_ENTITIES,
  BlindTrialEntity,
  DrawCommitmentEntity,
  ForgottenMemberEntity,
  GenerationEntity,
  KeptDayEntity,
  MemberPreferenceEntity,
  PlanLimitsEntity,
  PremiumMemberEntity,
  RateLimitEntity,
  ReadingEntity,
  SharedReadingEntity,
  SharedTextEntity,
  UserAccessLogEntity,
];
