import { redirectTarget } from './redirect';

const ORIGIN = 'https://cosmic.example';
const to = (asked: string | null) => redirectTarget(asked, ORIGIN);

describe('redirectTarget', () => {
  it.each([
    ['horoscope', '/tools/horoscope'],
    ['tarot', '/tools/tarot'],
    ['numerology', '/tools/numerology'],
    ['angel-number', '/tools/angel-number'],
    ['/tools/compatibility', '/tools/compatibility'],
    ['/tools/career?g=1#end', '/tools/career?g=1#end'],
    ['/pricing', '/pricing'],
  ])('goes to %s', (asked, target) => {
    expect(to(asked)).toBe(target);
  });

  it.each([
    null,
    '',
    'Unknown',
    'one--two',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/ /evil.example',
    '/%2f/../..//evil.example\n',
    'data:text/html,x',
    '/api/auth/export',
    ' /dashboard/../..//evil',
  ])('goes to the dashboard for %p', (asked) => {
    expect(to(asked)).toBe('/dashboard');
  });
});
