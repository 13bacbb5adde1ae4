import * as fc from 'fast-check';
import { languageOfPath, LANGUAGES, pathIn } from './language';

describe('the address of a language', () => {
  it.each([
    ['/', 'en', '/'],
    ['/hi', 'hi', '/'],
    ['/hi/', 'hi', '/'],
    ['/hi?utm=1', 'hi', '/?utm=1'],
    ['/hi/pricing?a=/hi', 'hi', '/pricing?a=/hi'],
    ['/hi/hi/pricing', 'hi', '/hi/pricing'],
    ['/hindi', 'en', '/hindi'],
    ['/blog/hi', 'en', '/blog/hi'],
    ['/en/pricing', 'en', '/en/pricing'],
  ] as const)('%s is in %s', (url, language, path) => {
    expect(languageOfPath(url)).toEqual({ language, path });
  });

  it('leads back to what it was made of', () => {
    const paths = fc.webPath().map((path) => `/${path.replace(/^\/+/, '')}`);
    fc.assert(
      fc.property(fc.constantFrom(...LANGUAGES), paths, (language, path) => {
        fc.pre(languageOfPath(path).language === LANGUAGES[0]);
        expect(languageOfPath(pathIn(language, path))).toEqual({ language, path });
      }),
    );
  });
});
