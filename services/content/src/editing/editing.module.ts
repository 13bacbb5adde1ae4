import { Module } from '@nestjs/common';
import { PublishingModule } from '../publishing.module';
import { RecordsModule } from '../records.module';
import { EditingController } from './editing.controller';
import { EditingService } from './editing.service';

/** The administrator's work on posts that are there. */
@Module({
  imports: [RecordsModule, PublishingModule],
  controllers: [EditingController],
  providers: [EditingService],
})
export class EditingModule {}
