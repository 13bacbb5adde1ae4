import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { blog } from '@cosmic/contracts/blog/blog';
import { requireActor } from '@cosmic/platform/nats/actor';
import { RpcHandler, type RpcRequest, type Reply } from '@cosmic/platform/nats/rpc-handler';
import { LikesService } from './likes.service';

@Controller()
export class LikesController {
  constructor(private readonly likes: LikesService) {}

  @RpcHandler(blog.like)
  like(@Payload() { actor, data }: RpcRequest<typeof blog.like>): Reply<typeof blog.like> {
    return this.likes.set(requireActor(actor), data.slug, data.liked);
  }
}
