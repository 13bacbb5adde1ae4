import { Module } from '@nestjs/common';
import { PublishingModule } from '../publishing.module';
import { RecordsModule } from '../records.module';
import { GenerationController } from './generation.controller';
import { GenerationService } from './generation.service';

/** Posts that are asked for. */
@Module({
  imports: [RecordsModule, PublishingModule],
  controllers: [GenerationController],
  providers: [GenerationService],
})
export class GenerationModule {}
