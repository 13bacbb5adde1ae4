import type { AccessClaims } from '@cosmic/contracts/access-token';
import { AppError, type ErrorCode } from '@cosmic/contracts/errors';
import { routes } from '@cosmic/contracts/http';
import type { HttpRoute } from '@cosmic/contracts/route';
import { leftToDo, requireAccess } from './access';

const ID = '0b4c7a52-6a3b-4a64-8f7b-111111111111';
const claims = (role: AccessClaims['role']): AccessClaims => ({
  sub: ID,
  sid: ID,
  role,
  verified: true,
  exp: 0,
});
const VISITORS = { guest: undefined, member: claims('member'), admin: claims('admin') };

const refusal = (route: HttpRoute, member: AccessClaims | undefined): ErrorCode | null => {
  try {
    requireAccess(route, member);
    return null;
  } catch (error) {
    expect(error).toBeInstanceOf(AppError);
    return (error as AppError).code;
  }
};

describe('who may call a route', () => {
  it.each(Object.entries<HttpRoute>(routes))('%s', (_name, route) => {
    const forGuests = route.unauthenticated ?? 'authentication_required';
    const expected = {
      anyone: { guest: null, member: null, admin: null },
      member: { guest: forGuests, member: null, admin: null },
      admin: { guest: forGuests, member: 'admin_only', admin: null },
    }[route.access];

    for (const who of ['guest', 'member', 'admin'] as const) {
      expect([who, refusal(route, VISITORS[who])]).toEqual([who, expected[who]]);
    }
  });

  it('is the administrator alone for everything below /api/admin/', () => {
    for (const { path, access } of Object.values<HttpRoute>(routes)) {
      expect([path, access === 'admin']).toEqual([path, path.startsWith('/api/admin/')]);
    }
  });
});

describe('what is left to do before a route answers', () => {
  const newcomer = { ...claims('admin'), must_change_password: true };

  it.each(Object.entries<HttpRoute>(routes))('%s', (_name, route) => {
    const expected = route.withOneTimePassword ? undefined : 'password_change_required';

    expect(leftToDo(route, newcomer)).toBe(expected);
    expect(leftToDo(route, claims('member'))).toBeUndefined();
  });

  it.each(Object.entries<HttpRoute>(routes))('and the administrator with %s', (_name, route) => {
    const expected = route.access === 'admin' ? 'second_factor_required' : undefined;

    expect(leftToDo(route, claims('admin'))).toBe(expected);
    expect(leftToDo(route, { ...claims('admin'), second_factor: true })).toBeUndefined();
    // Whose routes they are not is for `requireAccess` to say.
    expect(leftToDo(route, claims('member'))).toBeUndefined();
  });

  it('is to choose a password, too, for what no contract describes', () => {
    expect(leftToDo(undefined, newcomer)).toBe('password_change_required');
  });

  it('leaves open what a password is changed by, and no more', () => {
    const open = Object.entries<HttpRoute>(routes).filter(([, route]) => route.withOneTimePassword);

    expect(open.map(([name]) => name).sort()).toEqual(['changePassword', 'getSession']);
  });
});
