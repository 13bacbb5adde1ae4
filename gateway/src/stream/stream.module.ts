import { Module } from '@nestjs/common';
import { SessionModule } from '../session/session.module';
import { StreamController } from './stream.controller';
import { StreamService } from './stream.service';

/** The stream of pushes. */
@Module({
  imports: [SessionModule],
  controllers: [StreamController],
  providers: [StreamService],
})
export class StreamModule {}
