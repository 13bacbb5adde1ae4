import { Module } from '@nestjs/common';
import { RecordsModule } from '../records.module';
import { SearchService } from '../search/search.service';
import { PostsController } from './posts.controller';
import { PostsService } from './posts.service';

/** What readers see of the journal, and find in it. */
@Module({
  imports: [RecordsModule],
  controllers: [PostsController],
  providers: [PostsService, SearchService],
})
export class PostsModule {}
