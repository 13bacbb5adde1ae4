import fc from 'fast-check';
import { deviceNamesOf } from './device-names';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('what a browser is called', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
      'Firefox',
      'Windows',
    ],
    [
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`,
      'Chrome',
      'macOS',
    ],
    [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`, 'Chrome', 'Linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
      'Safari',
      'iOS',
    ],
    [
      `Mozilla/5.0 (Linux; Android 15; K) ${WEBKIT} Chrome/142.0.0.0 Mobile Safari/537.36`,
      'Chrome',
      'Android',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
      'Microsoft Edge',
      'Windows',
    ],
    ['', null, null],
  ])('%s', (userAgent, browser, system) => {
    expect(deviceNamesOf(userAgent)).toEqual({ browser, system });
  });

  it('is short or unknown, whatever it calls itself', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (userAgent) => {
        for (const name of Object.values(deviceNamesOf(userAgent))) {
          expect(name === null || (name.length > 0 && name.length <= 60)).toBe(true);
        }
      }),
    );
  });
});
