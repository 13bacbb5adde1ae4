import { Module } from '@nestjs/common';
import { ArticlesService } from './articles.service';
import { BlogAdminController } from './blog-admin.controller';
import { BlogController } from './blog.controller';
import { ContentController } from './content.controller';
import { JournalCache } from './journal-cache';

/** The journal and what else is published, with what is kept of it. */
@Module({
  controllers: [ContentController, BlogController, BlogAdminController],
  providers: [ArticlesService, JournalCache],
  exports: [ArticlesService, JournalCache],
})
export class ContentModule {}
