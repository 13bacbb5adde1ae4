import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { blog } from '@cosmic/contracts/blog';
import { Answers, type Asked, type Reply } from '@cosmic/platform/nats/answers';
import { PostsService } from './posts.service';

@Controller()
export class PostsController {
  constructor(private readonly posts: PostsService) {}

  @Answers(blog.list)
  list(@Payload() { data }: Asked<typeof blog.list>): Reply<typeof blog.list> {
    return this.posts.list(data);
  }

  @Answers(blog.tags)
  async tags(): Reply<typeof blog.tags> {
    return { tags: await this.posts.topTags() };
  }

  @Answers(blog.get)
  get(@Payload() { data }: Asked<typeof blog.get>): Reply<typeof blog.get> {
    return this.posts.get(data.slug);
  }

  @Answers(blog.related)
  async related(@Payload() { data }: Asked<typeof blog.related>): Reply<typeof blog.related> {
    return { posts: await this.posts.related(data.slug) };
  }

  @Answers(blog.latest)
  async latest(): Reply<typeof blog.latest> {
    return { posts: await this.posts.latest() };
  }

  @Answers(blog.addresses)
  async addresses(@Payload() { data }: Asked<typeof blog.addresses>): Reply<typeof blog.addresses> {
    return { posts: await this.posts.addresses(data.after) };
  }
}
