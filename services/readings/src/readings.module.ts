import { Module } from '@nestjs/common';
import { EventConsumersModule } from '@cosmic/platform/outbox/event-consumers.module';
import { QueuesModule } from '@cosmic/platform/queue/queues.module';
import { DaysModule } from './days/days.module';
import { DrawsModule } from './draws/draws.module';
import { GenerationModule } from './generation/generation.module';
import { JournalModule } from './journal/journal.module';
import { MembersModule } from './members/members.module';
import { PlacesModule } from './places/places.module';
import { PreferencesModule } from './preferences/preferences.module';
import { PreviewsModule } from './previews/previews.module';
import { QuotaModule } from './quota/quota.module';
import { SharingModule } from './sharing/sharing.module';
import { TrialsModule } from './trials/trials.module';

/** What the process that answers requests is made of. */
@Module({
  imports: [
    EventConsumersModule.of('readings'),
    QueuesModule.forService(),
    DaysModule,
    DrawsModule,
    GenerationModule,
    JournalModule,
    MembersModule,
    PlacesModule,
    PreferencesModule,
    PreviewsModule,
    QuotaModule,
    SharingModule,
    TrialsModule,
  ],
})
export class ReadingsModule {}
