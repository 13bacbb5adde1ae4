import { Site } from './site';

const answered = { answered: true, redirected: false };
const refused = { answered: false, redirected: false };

describe('the address of the site', () => {
  it.each([
    ['https://cosmic.example', 'https://cosmic.example', true],
    ['https://Cosmic.example:443/', 'https://cosmic.example', true],
    ['http://localhost:3000', 'http://localhost:3000', false],
  ])('%s is %s', (publicUrl, origin, isSecure) => {
    expect(new Site(publicUrl)).toMatchObject({ origin, isSecure });
  });

  describe('of the world', () => {
    const site = new Site('https://cosmic.example');

    it.each(['cosmic.example', 'COSMIC.example:443'])('is %s', (host) => {
      expect(site.judge(host)).toEqual(answered);
    });

    it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])(
      'is reached as %s by what runs beside it',
      (host) => {
        expect(site.judge(host)).toEqual(answered);
      },
    );

    it.each(['www.cosmic.example', 'cosmic.example:8443', 'evil.example', '203.0.113.7'])(
      'is where a page asked for as %s is',
      (host) => {
        expect(site.judge(host)).toEqual({ answered: false, redirected: true });
      },
    );
  });

  describe('of one machine', () => {
    const site = new Site('http://localhost:3000');

    it('is answered', () => {
      expect(site.judge('localhost:3000')).toEqual(answered);
    });

    it.each(['127.0.0.1:3000', '[::1]:3000'])('has pages in one place, not at %s', (host) => {
      expect(site.judge(host)).toEqual({ answered: true, redirected: true });
    });

    it.each(['localhost:8080', '192.168.1.5:3000', 'evil.example', 'localhost.evil.example:3000'])(
      'is not %s, which another machine calls it',
      (host) => {
        expect(site.judge(host)).toEqual(refused);
      },
    );
  });

  it.each([
    undefined,
    '',
    'a b',
    'a"b',
    '<script>',
    'evil.example/path',
    'user@evil.example',
    'a:99999',
    'a\nb',
  ])('is never %j', (host) => {
    expect(new Site('https://cosmic.example').judge(host)).toEqual(refused);
    expect(new Site('http://localhost:3000').judge(host)).toEqual(refused);
  });
});
