import { securityText } from './security-text';

describe('security.txt', () => {
  it('says whom to tell, for how long that holds and where it is', () => {
    const now = new Date('2026-11-23T12:00:00Z');

    expect(
      securityText({ origin: 'https://cosmic.example', contact: 'mailto:a@b.example', now }),
    ).toBe(
      [
        'Contact: mailto:a@b.example',
        'Expires: 2027-05-22T12:00:00.000Z',
        'Preferred-Languages: en, hi',
        'Canonical: https://cosmic.example/.well-known/security.txt',
        '',
      ].join('\n'),
    );
  });
});
