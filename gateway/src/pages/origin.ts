import type { FastifyRequest } from 'fastify';
import { AppError } from '@cosmic/contracts/errors';

const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;

/**
 * The address of the site as the asker named it, for links that must be whole.
 *
 * @throws AppError `not_found` for a name that no site has
 */
export function originOf(request: FastifyRequest): string {
  if (!HOST.test(request.host)) throw new AppError('not_found');
  return `${request.protocol}://${request.host.toLowerCase()}`;
}
