// What modules of the application look at as they are loaded, where there is no browser.
const nothing = () => undefined;

Object.assign(globalThis, {
  window: globalThis,
  document: { querySelector: () => null, addEventListener: nothing },
  location: { pathname: '', search: '', origin: '' },
  scrollY: 0,
  matchMedia: () => ({ matches: false }),
  addEventListener: nothing,
});
