import { randomUUID } from 'node:crypto';
import type { Access } from '@cosmic/contracts/message';
import { ask, type AccessFixture } from './fixture';

/** Whom each route lets in. */
export function describeRoles(made: () => AccessFixture): void {
  describe('of roles', () => {
    let operations: AccessFixture['operations'];
    let other: AccessFixture['other'];
    let guest: AccessFixture['guest'];
    let admin: AccessFixture['admin'];

    beforeAll(() => {
      ({ operations, other, guest, admin } = made());
    });

    const visitors = () => ({ guest, member: other, admin });
    /** The codes by which the guard refuses; services have none of these for ids that nobody has. */
    const refusals = new Set([
      'authentication_required',
      'sign_in_required',
      'portal_sign_in_required',
      'admin_only',
    ]);
    /** They end what the others need, or answer so to whom they don't know. */
    const aside = ['signOut', 'signOutEverywhere', 'deleteAccount', 'refreshSession', 'stream'];

    it.each(['guest', 'member', 'admin'] as const)('lets a %s in where it says so', async (who) => {
      const mayCall: Record<Access, boolean> = {
        anyone: true,
        member: who !== 'guest',
        admin: who === 'admin',
      };
      for (const operation of operations.filter(({ name }) => !aside.includes(name))) {
        const { status, body } = await ask(visitors()[who], operation, randomUUID());
        const isRefused = [401, 403].includes(status) && refusals.has(body.error?.code);
        expect([operation.name, isRefused]).toEqual([operation.name, !mayCall[operation.access]]);
      }
    });

    it.each(['signOutEverywhere', 'deleteAccount'])('keeps a guest out of %s', async (name) => {
      const operation = operations.find((one) => one.name === name)!;

      expect(operation.access).toBe('member');
      expect((await ask(guest, operation, randomUUID())).status).toBe(401);
    });
  });
}
