import { AppError, type ErrorCode } from '@cosmic/contracts/errors';
import type { Access, Actor } from '@cosmic/contracts/message';
import { requireAccess } from './actor';

const id = '0b4c7a52-6a3b-4a64-8f7b-111111111111';
const GUEST: Actor = { kind: 'guest', id };
const MEMBER: Actor = { kind: 'member', id, role: 'member' };
const OF_OLD: Actor = { kind: 'member', id };
const ADMIN: Actor = { kind: 'member', id, role: 'admin' };

const refusal = (access: Access | undefined, actor: Actor | null): ErrorCode | null => {
  try {
    requireAccess(access ? { access } : {}, actor);
    return null;
  } catch (error) {
    expect(error).toBeInstanceOf(AppError);
    return (error as AppError).code;
  }
};

describe('who may ask', () => {
  it.each([
    [undefined, [null, null, null, null, null]],
    ['anyone', [null, null, null, null, null]],
    ['member', ['authentication_required', 'authentication_required', null, null, null]],
    [
      'admin',
      ['authentication_required', 'authentication_required', 'admin_only', 'admin_only', null],
    ],
  ] as const)('is as the contract says: %s', (access, expected) => {
    const actors = [null, GUEST, MEMBER, OF_OLD, ADMIN];

    expect(actors.map((actor) => refusal(access, actor))).toEqual(expected);
  });
});
