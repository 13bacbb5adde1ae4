import { webAddress } from './web-address';

describe('the address of a link', () => {
  it.each([
    ['/tools/tarot?x=1#y', '/tools/tarot?x=1#y'],
    [' #part ', '#part'],
    ['https://example.com', 'https://example.com/'],
    ['http://example.com/a?b=1', 'http://example.com/a?b=1'],
  ])('can be %s', (typed, address) => {
    expect(webAddress(typed)).toBe(address);
  });

  it.each([
    '',
    'example',
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'data:text/html,x',
    'mailto:a@example.com',
    'https://user:secret@example.com',
  ])('can not be %j', (typed) => {
    expect(webAddress(typed)).toBeNull();
  });
});
