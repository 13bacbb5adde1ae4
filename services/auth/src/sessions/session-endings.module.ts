import { Module } from '@nestjs/common';
import { SessionEndings } from './session-endings';

/** Telling that sessions have ended. */
@Module({
  providers: [SessionEndings],
  exports: [SessionEndings],
})
export class SessionEndingsModule {}
