import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { blog } from '@cosmic/contracts/blog/blog';
import { RpcHandler, type RpcRequest, type Reply } from '@cosmic/platform/nats/rpc-handler';
import { PostsService } from './posts.service';

@Controller()
export class PostsController {
  constructor(private readonly posts: PostsService) {}

  @RpcHandler(blog.list)
  list(@Payload() { data }: RpcRequest<typeof blog.list>): Reply<typeof blog.list> {
    return this.posts.list(data);
  }

  @RpcHandler(blog.tags)
  async tags(@Payload() { data }: RpcRequest<typeof blog.tags>): Reply<typeof blog.tags> {
    return { tags: await this.posts.topTags(data.language) };
  }

  @RpcHandler(blog.get)
  get(@Payload() { data }: RpcRequest<typeof blog.get>): Reply<typeof blog.get> {
    return this.posts.get(data.slug);
  }

  @RpcHandler(blog.related)
  async related(@Payload() { data }: RpcRequest<typeof blog.related>): Reply<typeof blog.related> {
    return { posts: await this.posts.related(data.slug) };
  }

  @RpcHandler(blog.latest)
  async latest(@Payload() { data }: RpcRequest<typeof blog.latest>): Reply<typeof blog.latest> {
    return { posts: await this.posts.latest(data.language) };
  }

  @RpcHandler(blog.addresses)
  async addresses(
    @Payload() { data }: RpcRequest<typeof blog.addresses>,
  ): Reply<typeof blog.addresses> {
    return { posts: await this.posts.addresses(data.language, data.after) };
  }
}
