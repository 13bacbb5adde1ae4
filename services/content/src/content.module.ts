import { Module } from '@nestjs/common';
import { AffirmationController } from './affirmation/affirmation.controller';
import { AffirmationService } from './affirmation/affirmation.service';

/** What the process that answers requests is made of. */
@Module({ controllers: [AffirmationController], providers: [AffirmationService] })
export class ContentModule {}
