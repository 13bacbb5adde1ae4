import { Body, Controller, Param, Query } from '@nestjs/common';
import {
  blogAdmin,
  type BlogGeneration,
  type BlogRequestBody,
  type EditBody,
  type EditedList,
  type EditedPost,
  type EditedQuery,
} from '@cosmic/contracts/blog';
import { routes } from '@cosmic/contracts/http';
import type { Actor } from '@cosmic/contracts/message';
import { Asker } from '@cosmic/platform/nats/ask';
import { Serves } from '../http/serves';
import { CurrentActor } from '../session/actor';
import { TopicPipe } from './topic.pipe';

@Controller()
export class BlogAdminController {
  constructor(private readonly asker: Asker) {}

  @Serves(routes.generatePost)
  generate(
    @CurrentActor() admin: Actor,
    @Body(TopicPipe) body: BlogRequestBody,
  ): Promise<BlogGeneration> {
    return this.asker.ask(blogAdmin.generate, admin, body);
  }

  @Serves(routes.listPostGenerations)
  generations(@CurrentActor() admin: Actor): Promise<{ generations: BlogGeneration[] }> {
    return this.asker.ask(blogAdmin.generations, admin, {});
  }

  @Serves(routes.getPostGeneration)
  generation(
    @CurrentActor() admin: Actor,
    @Param({ schema: routes.getPostGeneration.params }) { id }: { id: string },
  ): Promise<BlogGeneration> {
    return this.asker.ask(blogAdmin.generation, admin, { id });
  }

  @Serves(routes.cancelPostGeneration)
  cancel(
    @CurrentActor() admin: Actor,
    @Param({ schema: routes.cancelPostGeneration.params }) { id }: { id: string },
  ): Promise<BlogGeneration> {
    return this.asker.ask(blogAdmin.cancel, admin, { id });
  }

  @Serves(routes.retryPostGeneration)
  retry(
    @CurrentActor() admin: Actor,
    @Param({ schema: routes.retryPostGeneration.params }) { id }: { id: string },
  ): Promise<BlogGeneration> {
    return this.asker.ask(blogAdmin.retry, admin, { id });
  }

  @Serves(routes.listEditedPosts)
  list(
    @CurrentActor() admin: Actor,
    @Query({ schema: routes.listEditedPosts.query }) query: EditedQuery,
  ): Promise<EditedList> {
    return this.asker.ask(blogAdmin.list, admin, query);
  }

  @Serves(routes.getEditedPost)
  get(
    @CurrentActor() admin: Actor,
    @Param({ schema: routes.getEditedPost.params }) { id }: { id: string },
  ): Promise<EditedPost> {
    return this.asker.ask(blogAdmin.get, admin, { id });
  }

  @Serves(routes.editPost)
  edit(
    @CurrentActor() admin: Actor,
    @Param({ schema: routes.editPost.params }) { id }: { id: string },
    @Body({ schema: routes.editPost.body }) body: EditBody,
  ): Promise<EditedPost> {
    return this.asker.ask(blogAdmin.edit, admin, { id, ...body });
  }

  @Serves(routes.publishPost)
  publish(
    @CurrentActor() admin: Actor,
    @Param({ schema: routes.publishPost.params }) { id }: { id: string },
    @Body({ schema: routes.publishPost.body }) { at }: { at?: string },
  ): Promise<EditedPost> {
    return this.asker.ask(blogAdmin.publish, admin, { id, at });
  }

  @Serves(routes.unpublishPost)
  unpublish(
    @CurrentActor() admin: Actor,
    @Param({ schema: routes.unpublishPost.params }) { id }: { id: string },
  ): Promise<EditedPost> {
    return this.asker.ask(blogAdmin.unpublish, admin, { id });
  }

  @Serves(routes.removePost)
  remove(
    @CurrentActor() admin: Actor,
    @Param({ schema: routes.removePost.params }) { id }: { id: string },
  ): Promise<Record<string, never>> {
    return this.asker.ask(blogAdmin.remove, admin, { id });
  }
}
