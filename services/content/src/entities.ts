import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { RateLimitEntity } from '@cosmic/platform/limits/rate-limit.entity';
import { ForgottenMemberEntity } from '@cosmic/platform/members/forgotten-member.entity';
import { EVENT_ENTITIES } from '@cosmic/platform/outbox/entities';
import { PlanLimitsEntity } from '@cosmic/platform/plans/plan-limits.entity';
import { PremiumMemberEntity } from '@cosmic/platform/plans/premium-member.entity';
import { DailyHoroscopeEntity } from './affirmation/daily-horoscope.entity';
import { PostCoverEntity } from './covers/post-cover.entity';
import { BlogGenerationEntity } from './generation/blog-generation.entity';
import { PostLikeEntity } from './likes/post-like.entity';
import { ArticleReadEntity } from './metering/article-read.entity';
import { BlogPostEntity } from './posts/blog-post.entity';
import { SearchWordEntity } from './search/search-word.entity';
import { SeededArticleEntity } from './seeds/seeded-article.entity';

/** An entity for every table of the service's schema. */
export const entities: readonly EntityTarget<ObjectLiteral>[] = [
  ...EVENT_ENTITIES,
  ArticleReadEntity,
  BlogGenerationEntity,
  BlogPostEntity,
  DailyHoroscopeEntity,
  ForgottenMemberEntity,
  PlanLimitsEntity,
  PostCoverEntity,
  PostLikeEntity,
  PremiumMemberEntity,
  RateLimitEntity,
  SearchWordEntity,
  SeededArticleEntity,
];
