import {
  applyDecorators,
  Delete,
  Get,
  HttpCode,
  Patch,
  Post,
  Put,
  SetMetadata,
} from '@nestjs/common';
import type { z } from 'zod';
import type { HttpRoute } from '@cosmic/contracts/route';

const METHODS = { GET: Get, POST: Post, PUT: Put, PATCH: Patch, DELETE: Delete };

export const ROUTE = Symbol('route of the public API');

/** What a route answers with. */
type Sent<Route extends HttpRoute> = Route['reply'] extends z.ZodType
  ? z.input<Route['reply']>
  : never;

/** A method that serves a route: it returns the answer, or nothing where it sends bytes itself. */
type Server<Route extends HttpRoute> = (
  ...parameters: never[]
) => Sent<Route> | Promise<Sent<Route>> | Promise<void>;

/**
 * Marks a controller's method as the one that serves a route of the contracts. One that returns
 * something else than the contract says does not compile.
 */
export function Serves<Route extends HttpRoute>(route: Route) {
  const mark = applyDecorators(
    METHODS[route.method](route.path),
    HttpCode(route.status),
    SetMetadata(ROUTE, route),
  );
  return <Method extends Server<Route>>(
    controller: object,
    name: string | symbol,
    method: TypedPropertyDescriptor<Method>,
  ): void => mark(controller, name, method);
}
