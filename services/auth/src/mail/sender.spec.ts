import { senderOf } from './sender';

describe('who letters are from', () => {
  it.each([
    ['Cosmic Guide <no-reply@cosmic.example>', 'cosmic.example'],
    ['no-reply@mail.cosmic.example', 'mail.cosmic.example'],
    ['"Guide, Cosmic" <a@cosmic.example>', 'cosmic.example'],
    ['Sterne <hallo@münchen.example>', 'xn--mnchen-3ya.example'],
  ])('of %s is the domain %s', (from, domain) => {
    expect(senderOf(from)).toEqual({ from, domain });
  });

  it.each(['', 'Cosmic Guide', 'a@', '@b.example', 'a@b.example, c@d.example', 'a@b@c.example'])(
    'is not %j',
    (from) => {
      expect(senderOf(from)).toBeUndefined();
    },
  );
});
