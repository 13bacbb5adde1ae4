const FixedJSDOMEnvironment = require('jest-fixed-jsdom');

/** A browser's Request, which knows where relative addresses lead. */
class PageRequest extends Request {
  constructor(address, init) {
    super(typeof address === 'string' ? new URL(address, 'http://localhost') : address, init);
  }
}

/** Node's FormData reads no form, and React hands it one where a form is sent within a transition. */
class PageFormData extends FormData {
  constructor(form) {
    super();
    for (const field of form?.elements ?? []) {
      const isTicked = !/^(checkbox|radio)$/.test(field.type) || field.checked;
      if (field.name && !field.disabled && isTicked) this.append(field.name, field.value);
    }
  }
}

/** jsdom with what the site's pages ask of a browser and jsdom lacks; motion is not wanted. */
module.exports = class PageEnvironment extends FixedJSDOMEnvironment {
  async setup() {
    await super.setup();
    const { global } = this;
    global.Request = PageRequest;
    global.FormData = PageFormData;
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
