import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AccessGuard } from './access.guard';
import { AccessTokenStrategy } from './access-token.strategy';
import { EndedSessions } from './ended-sessions';
import { KeyCache } from './key-cache';
import { OwnOriginGuard } from './own-origin.guard';

/** Who asks, and whether they may: guards of every route. */
@Module({
  providers: [
    KeyCache,
    EndedSessions,
    AccessTokenStrategy,
    { provide: APP_GUARD, useClass: OwnOriginGuard },
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [EndedSessions],
})
export class SessionModule {}
