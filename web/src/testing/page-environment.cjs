const FixedJSDOMEnvironment = require('jest-fixed-jsdom');

/** A browser's Request, which knows where relative addresses lead. */
class PageRequest extends Request {
  constructor(address, init) {
    super(typeof address === 'string' ? new URL(address, 'http://localhost') : address, init);
  }
}

/** jsdom with what the site's pages ask of a browser and jsdom lacks; motion is not wanted. */
module.exports = class PageEnvironment extends FixedJSDOMEnvironment {
  async setup() {
    await super.setup();
    const { global } = this;
    global.Request = PageRequest;
    global.fetch = (address, init) => fetch(new PageRequest(address, init));
    global.matchMedia = (media) => ({
      matches: /prefers-reduced-motion: reduce|min-width/.test(media),
      media,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    });
    global.scrollTo = () => undefined;
    global.performance.getEntriesByType ??= () => [];
    global.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    global.Element.prototype.scrollIntoView = () => undefined;
    global.Element.prototype.scrollBy = () => undefined;
    global.HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    global.HTMLDialogElement.prototype.close = function close() {
      this.open = false;
      this.dispatchEvent(new global.Event('close'));
    };
  }
};
