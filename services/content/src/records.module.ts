import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AffirmationRepository } from './affirmation/affirmation.repository';
import { DailyHoroscopeEntity } from './affirmation/daily-horoscope.entity';
import { CoversRepository } from './covers/covers.repository';
import { BlogGenerationEntity } from './generation/blog-generation.entity';
import { GenerationRepository } from './generation/generation.repository';
import { LikesRepository } from './likes/likes.repository';
import { MembersRepository } from './members/members.repository';
import { ReadsRepository } from './metering/reads.repository';
import { BlogPostEntity } from './posts/blog-post.entity';
import { PostWritingRepository } from './posts/post-writing.repository';
import { PostsRepository } from './posts/posts.repository';
import { TwinsRepository } from './posts/twins.repository';
import { SearchRepository } from './search/search.repository';
import { FirstArticlesRepository } from './seeds/first-articles.repository';

const repositories = [
  AffirmationRepository,
  CoversRepository,
  FirstArticlesRepository,
  GenerationRepository,
  LikesRepository,
  MembersRepository,
  PostsRepository,
  PostWritingRepository,
  ReadsRepository,
  SearchRepository,
  TwinsRepository,
];

/** What the journal keeps, for the process that answers and for the worker. */
@Module({
  imports: [TypeOrmModule.forFeature([BlogGenerationEntity, BlogPostEntity, DailyHoroscopeEntity])],
  providers: repositories,
  exports: repositories,
})
export class RecordsModule {}
