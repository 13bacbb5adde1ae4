import type { FastifyRequest } from 'fastify';
import { originOf } from './origin';

const request = (host: string) => ({ host, protocol: 'https' }) as FastifyRequest;

describe('the address of the site', () => {
  it.each(['cosmic.example', 'localhost:3000', '127.0.0.1:8080', '[::1]:3000'])(
    'may be %s',
    (host) => {
      expect(originOf(request(host))).toBe(`https://${host}`);
    },
  );

  it.each(['', 'a b', 'a"b', '<script>', 'evil.example/path', 'user@evil.example', 'a\nb'])(
    'can not be %j',
    (host) => {
      expect(() => originOf(request(host))).toThrow(expect.objectContaining({ code: 'not_found' }));
    },
  );
});
