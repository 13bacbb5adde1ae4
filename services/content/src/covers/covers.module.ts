import { Module } from '@nestjs/common';
import { RecordsModule } from '../records.module';
import { CoversController } from './covers.controller';
import { CoversService } from './covers.service';

/** Drawn covers. */
@Module({
  imports: [RecordsModule],
  controllers: [CoversController],
  providers: [CoversService],
})
export class CoversModule {}
