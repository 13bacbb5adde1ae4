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
import type { HttpRoute } from '@cosmic/contracts/route';

const METHODS = { GET: Get, POST: Post, PUT: Put, PATCH: Patch, DELETE: Delete };

export const ROUTE = Symbol('route of the public API');

/** Marks a controller's method as the one that serves a route of the contracts. */
export function Serves(route: HttpRoute): MethodDecorator {
  return applyDecorators(
    METHODS[route.method](route.path),
    HttpCode(route.status),
    SetMetadata(ROUTE, route),
  );
}
