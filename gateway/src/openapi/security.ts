import type { HttpRoute } from '@cosmic/contracts/route';
import { needsOwnOrigin } from '@cosmic/contracts/route';
import type { Json } from './json-schema';

/** How callers are known. */
export const SECURITY_SCHEMES = {
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description:
      'The `access_token` of a session, good for some minutes. One that is not good any more is ' +
      'answered 401 on every route that reads it; `POST /api/auth/refresh` gives another.',
  },
  guest: {
    type: 'apiKey',
    in: 'cookie',
    name: 'cosmic_guest',
    description: 'A guest, by a signed cookie. Whoever has none is given one by the first answer.',
  },
};

/** Who may call a route; the role stands with the scheme. */
export function securityOf({ access, ignoresToken }: HttpRoute): Json[] {
  if (ignoresToken) return [];
  if (access === 'anyone') return [{ accessToken: [] }, { guest: [] }, {}];
  return [{ accessToken: access === 'admin' ? ['admin'] : [] }];
}

const CALLERS = {
  anyone: 'For everybody: a member by an access token, else a guest.',
  member: 'For members: needs an access token.',
  admin: "For the administrator alone: needs the administrator's access token.",
};

/** What is to be known of a route besides its summary. */
export function descriptionOf(route: HttpRoute): string {
  const { access, ignoresToken, notes } = route;
  return [
    notes,
    ignoresToken ? 'An access token is not looked at.' : CALLERS[access],
    ...(needsOwnOrigin(route) ? ["Taken from the site's own origin alone."] : []),
  ]
    .filter((part) => part !== undefined)
    .join(' ');
}

/** What browsers send by themselves, and any other client has to. */
export const ORIGIN_PARAMETER: Json = {
  name: 'Origin',
  in: 'header',
  required: true,
  description: "The site's own origin. Browsers send it by themselves; other clients have to.",
  schema: { type: 'string', format: 'uri' },
};
