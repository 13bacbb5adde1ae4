import { Body, Controller, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { blog, type InLanguageQuery, type PostQuery } from '@cosmic/contracts/blog/blog';
import { routes } from '@cosmic/contracts/http';
import type { Actor } from '@cosmic/contracts/message';
import { sky } from '@cosmic/contracts/sky/sky';
import { RpcClient } from '@cosmic/platform/nats/rpc-client';
import { Serves } from '../http/serves';
import { CurrentActor, knownActorOf } from '../session/actor';
import { ArticlesService } from './articles.service';
import { JournalCache } from './journal-cache';
import { jsonResponse, send } from './cached-response';
import { ResponseCache } from './response-cache';

/** The journal as readers get it: bytes that are made once for all, and a post's few words to its reader. */
@Controller()
export class BlogController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly cache: JournalCache,
    private readonly articles: ArticlesService,
    private readonly responses: ResponseCache,
  ) {}

  @Serves(routes.listPosts)
  async list(
    @Query({ schema: routes.listPosts.query }) query: PostQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const key = JSON.stringify([
      ...['posts', query.language, query.without],
      ...[query.tag, query.q, query.after],
    ]);
    const response = await this.cache.get(key, async () =>
      jsonResponse(await this.rpc.send(blog.list, null, query)),
    );
    await this.responses.send(request, reply, response);
  }

  @Serves(routes.listPostTags)
  async tags(
    @Query({ schema: routes.listPostTags.query }) query: InLanguageQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const response = await this.cache.get(`tags ${query.language}`, async () =>
      jsonResponse(await this.rpc.send(blog.tags, null, query)),
    );
    await this.responses.send(request, reply, response);
  }

  @Serves(routes.latestPosts)
  async latest(
    @Query({ schema: routes.latestPosts.query }) query: InLanguageQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const response = await this.cache.get(`latest ${query.language}`, async () =>
      jsonResponse(await this.rpc.send(blog.latest, null, query)),
    );
    await this.responses.send(request, reply, response);
  }

  @Serves(routes.getPost)
  async get(
    @Param({ schema: routes.getPost.params }) { slug }: { slug: string },
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const article = await this.articles.answer(slug, knownActorOf(request));
    await send(request, reply, article, 'private, no-cache');
  }

  @Serves(routes.relatedPosts)
  async related(
    @Param({ schema: routes.relatedPosts.params }) { slug }: { slug: string },
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const response = await this.cache.get(`related ${slug}`, async () =>
      jsonResponse(await this.rpc.send(blog.related, null, { slug })),
    );
    await this.responses.send(request, reply, response);
  }

  @Serves(routes.likePost)
  like(
    @CurrentActor() actor: Actor,
    @Param({ schema: routes.likePost.params }) { slug }: { slug: string },
    @Body({ schema: routes.likePost.body }) { liked }: { liked: boolean },
  ): Promise<{ liked: boolean; likes: number }> {
    return this.articles.like(slug, actor, liked);
  }

  @Serves(routes.getSky)
  async sky(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const response = await this.cache.get('sky', async () =>
      jsonResponse(await this.rpc.send(sky.now, null, {})),
    );
    await this.responses.send(request, reply, response);
  }
}
