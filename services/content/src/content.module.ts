import { Module } from '@nestjs/common';
import { EventConsumersModule } from '@cosmic/platform/outbox/event-consumers.module';
import { QueuesModule } from '@cosmic/platform/queue/queues.module';
import { AffirmationModule } from './affirmation/affirmation.module';
import { CoversModule } from './covers/covers.module';
import { EditingModule } from './editing/editing.module';
import { GenerationModule } from './generation/generation.module';
import { LikesModule } from './likes/likes.module';
import { MembersModule } from './members/members.module';
import { MeteringModule } from './metering/metering.module';
import { PicturesModule } from './pictures/pictures.module';
import { PostsModule } from './posts/posts.module';
import { SkyModule } from './sky/sky.module';

/** What the process that answers requests is made of. */
@Module({
  imports: [
    EventConsumersModule.of('content'),
    QueuesModule.forService(),
    AffirmationModule,
    CoversModule,
    EditingModule,
    GenerationModule,
    LikesModule,
    MembersModule,
    MeteringModule,
    PicturesModule,
    PostsModule,
    SkyModule,
  ],
})
export class ContentModule {}
