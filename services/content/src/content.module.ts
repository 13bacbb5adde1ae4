import { Inject, Module, type DynamicModule, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import { CHECKS, type Check } from '@cosmic/platform/health';
import { Nats } from '@cosmic/platform/nats/nats-connection';
import { RateLimits } from '@cosmic/platform/limits/rate-limits';
import { EventConsumersModule } from '@cosmic/platform/outbox/event-consumers.module';
import { LOG } from '@cosmic/platform/platform.module';
import { WorkQueue } from '@cosmic/platform/queue/work-queue';
import { AffirmationController } from './affirmation/affirmation.controller';
import { AffirmationService } from './affirmation/affirmation.service';
import { Announcer } from './announcing/announcer';
import type { ContentConfig } from './config';
import { CoversController } from './covers/covers.controller';
import { CoversRepository } from './covers/covers.repository';
import { CoversService } from './covers/covers.service';
import { EditingController } from './editing/editing.controller';
import { EditingService } from './editing/editing.service';
import { GenerationController } from './generation/generation.controller';
import { GenerationRepository } from './generation/generation.repository';
import { GenerationService } from './generation/generation.service';
import { LikesController } from './likes/likes.controller';
import { LikesRepository } from './likes/likes.repository';
import { LikesService } from './likes/likes.service';
import { MembersController } from './members/members.controller';
import { MembersProjection } from './members/members.projection';
import { MembersRepository } from './members/members.repository';
import { MembersService } from './members/members.service';
import { MeteringController } from './metering/metering.controller';
import { MeteringService } from './metering/metering.service';
import { PlanLimitsEntity } from '@cosmic/platform/plans/plan-limits.entity';
import { PlansProjection } from '@cosmic/platform/plans/plans.projection';
import { PremiumProjection } from '@cosmic/platform/plans/premium.projection';
import { ReadsRepository } from './metering/reads.repository';
import { PicturesController } from './pictures/pictures.controller';
import { PicturesService } from './pictures/pictures.service';
import { PostWritingRepository } from './posts/post-writing.repository';
import { PostsController } from './posts/posts.controller';
import { PostsRepository } from './posts/posts.repository';
import { PostsService } from './posts/posts.service';
import { PUBLISHING_QUEUE } from './publishing.queue';
import { SearchRepository } from './search/search.repository';
import { SearchService } from './search/search.service';
import { SkyController } from './sky/sky.controller';
import { SkyService } from './sky/sky.service';

/** What the process that answers requests is made of. */
@Module({})
export class ContentModule implements OnModuleInit {
  constructor(
    @Inject(CHECKS) private readonly checks: Record<string, Check>,
    private readonly plans: PlansProjection,
  ) {}

  static with(config: ContentConfig): DynamicModule {
    return {
      module: ContentModule,
      imports: [EventConsumersModule.of('content'), TypeOrmModule.forFeature([PlanLimitsEntity])],
      controllers: [
        AffirmationController,
        PostsController,
        LikesController,
        MeteringController,
        CoversController,
        EditingController,
        GenerationController,
        MembersController,
        PicturesController,
        SkyController,
      ],
      providers: [
        AffirmationService,
        Announcer,
        CoversRepository,
        CoversService,
        EditingService,
        GenerationRepository,
        GenerationService,
        LikesRepository,
        { provide: RateLimits, useValue: new RateLimits(config.ADDRESS_HASH_SECRET) },
        LikesService,
        MembersProjection,
        MembersRepository,
        MembersService,
        MeteringService,
        PicturesService,
        PlansProjection,
        {
          provide: PremiumProjection,
          inject: [Nats, MembersRepository],
          useFactory: (nats: Nats, members: MembersRepository) =>
            new PremiumProjection(nats, {
              by: 'content',
              isErased: (transaction, userId) => members.isErased(transaction, userId),
            }),
        },
        ReadsRepository,
        PostsRepository,
        PostsService,
        PostWritingRepository,
        SearchRepository,
        SearchService,
        SkyService,
        {
          provide: WorkQueue,
          inject: [LOG],
          useFactory: (log: Logger) => new WorkQueue(config.REDIS_URL, PUBLISHING_QUEUE, log),
        },
      ],
    };
  }

  onModuleInit(): void {
    this.checks['plans'] = () => this.plans.known();
  }
}
