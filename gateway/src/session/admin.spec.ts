import { requireAdmin } from './admin';

const id = '0b4c7a52-6a3b-4a64-8f7b-111111111111';

describe('who is let in as the administrator', () => {
  it('is a member of that role', () => {
    const admin = { kind: 'member', id, role: 'admin' } as const;
    expect(requireAdmin(admin)).toBe(admin);
  });

  it.each([
    [{ kind: 'guest', id } as const, 'authentication_required'],
    [{ kind: 'member', id } as const, 'admin_only'],
    [{ kind: 'member', id, role: 'member' } as const, 'admin_only'],
  ])('is not %j', (actor, code) => {
    expect(() => requireAdmin(actor)).toThrow(expect.objectContaining({ code }));
  });
});
