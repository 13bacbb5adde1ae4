import { Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module';
import { ArrivalController } from './arrival.controller';
import { BlogPagesController } from './blog-pages.controller';
import { FeedsController } from './feeds.controller';
import { MissingPages } from './missing-pages';
import { PagesController } from './pages.controller';
import { WellKnownController } from './well-known.controller';

/** Pages and feeds as browsers and search engines first get them. */
@Module({
  imports: [ContentModule],
  controllers: [
    FeedsController,
    WellKnownController,
    ArrivalController,
    BlogPagesController,
    PagesController,
  ],
  providers: [MissingPages],
})
export class PagesModule {}
