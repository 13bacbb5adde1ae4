import { Body, Controller, Param, Query } from '@nestjs/common';
import {
  blogAdmin,
  type BlogGeneration,
  type BlogRequestBody,
  type BlogRequestReply,
  type EditBody,
  type EditedList,
  type EditedPost,
  type EditedQuery,
} from '@cosmic/contracts/blog/blog-admin';
import { routes } from '@cosmic/contracts/http';
import type { Actor } from '@cosmic/contracts/message';
import { RpcClient } from '@cosmic/platform/nats/rpc-client';
import { Serves } from '../http/serves';
import { CurrentActor } from '../session/actor';
import { TopicPipe } from './topic.pipe';

@Controller()
export class BlogAdminController {
  constructor(private readonly rpc: RpcClient) {}

  @Serves(routes.generatePost)
  generate(
    @CurrentActor() admin: Actor,
    @Body(TopicPipe) body: BlogRequestBody,
  ): Promise<BlogRequestReply> {
    return this.rpc.send(blogAdmin.generate, admin, body);
  }

  @Serves(routes.listPostGenerations)
  generations(@CurrentActor() admin: Actor): Promise<{ generations: BlogGeneration[] }> {
    return this.rpc.send(blogAdmin.generations, admin, {});
  }

  @Serves(routes.getPostGeneration)
  generation(
    @CurrentActor() admin: Actor,
    @Param({ schema: routes.getPostGeneration.params }) { id }: { id: string },
  ): Promise<BlogGeneration> {
    return this.rpc.send(blogAdmin.generation, admin, { id });
  }

  @Serves(routes.cancelPostGeneration)
  cancel(
    @CurrentActor() admin: Actor,
    @Param({ schema: routes.cancelPostGeneration.params }) { id }: { id: string },
  ): Promise<BlogGeneration> {
    return this.rpc.send(blogAdmin.cancel, admin, { id });
  }

  @Serves(routes.retryPostGeneration)
  retry(
    @CurrentActor() admin: Actor,
    @Param({ schema: routes.retryPostGeneration.params }) { id }: { id: string },
  ): Promise<BlogGeneration> {
    return this.rpc.send(blogAdmin.retry, admin, { id });
  }

  @Serves(routes.generateTwin)
  twin(
    @CurrentActor() admin: Actor,
    @Param({ schema: routes.generateTwin.params }) { id }: { id: string },
  ): Promise<BlogGeneration> {
    return this.rpc.send(blogAdmin.twin, admin, { id });
  }

  @Serves(routes.listEditedPosts)
  list(
    @CurrentActor() admin: Actor,
    @Query({ schema: routes.listEditedPosts.query }) query: EditedQuery,
  ): Promise<EditedList> {
    return this.rpc.send(blogAdmin.list, admin, query);
  }

  @Serves(routes.getEditedPost)
  get(
    @CurrentActor() admin: Actor,
    @Param({ schema: routes.getEditedPost.params }) { id }: { id: string },
  ): Promise<EditedPost> {
    return this.rpc.send(blogAdmin.get, admin, { id });
  }

  @Serves(routes.editPost)
  edit(
    @CurrentActor() admin: Actor,
    @Param({ schema: routes.editPost.params }) { id }: { id: string },
    @Body({ schema: routes.editPost.body }) body: EditBody,
  ): Promise<EditedPost> {
    return this.rpc.send(blogAdmin.edit, admin, { id, ...body });
  }

  @Serves(routes.publishPost)
  publish(
    @CurrentActor() admin: Actor,
    @Param({ schema: routes.publishPost.params }) { id }: { id: string },
    @Body({ schema: routes.publishPost.body }) { at }: { at?: string },
  ): Promise<EditedPost> {
    return this.rpc.send(blogAdmin.publish, admin, { id, at });
  }

  @Serves(routes.unpublishPost)
  unpublish(
    @CurrentActor() admin: Actor,
    @Param({ schema: routes.unpublishPost.params }) { id }: { id: string },
  ): Promise<EditedPost> {
    return this.rpc.send(blogAdmin.unpublish, admin, { id });
  }

  @Serves(routes.removePost)
  remove(
    @CurrentActor() admin: Actor,
    @Param({ schema: routes.removePost.params }) { id }: { id: string },
  ): Promise<Record<string, never>> {
    return this.rpc.send(blogAdmin.remove, admin, { id });
  }
}
