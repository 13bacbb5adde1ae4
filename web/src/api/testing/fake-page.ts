/** A stream of pushes that a test speaks through. */
export class FakeEventSource {
  /** The one that was opened last. */
  static last: FakeEventSource;
  private readonly listeners = new Map<string, (event: unknown) => void>();

  constructor(readonly url: string) {
    FakeEventSource.last = this;
  }

  addEventListener(type: string, listener: (event: unknown) => void) {
    this.listeners.set(type, listener);
  }

  close() {
    this.listeners.clear();
  }

  emit(type: string, data: unknown = {}) {
    this.listeners.get(type)?.({ data: JSON.stringify(data), lastEventId: '' });
  }
}

const NodeRequest = globalThis.Request;

/** A browser's Request, which knows where relative addresses lead. */
class PageRequest extends NodeRequest {
  constructor(url: string, init?: RequestInit) {
    super(new URL(url, 'http://localhost'), init);
  }
}

/**
 * Gives this process what a page has of the network.
 *
 * @param answer  what the server answers now
 * @returns the paths that are asked, as they are asked
 */
export function fakePage(answer: (path: string) => object): string[] {
  const asked: string[] = [];
  Object.assign(globalThis, {
    Request: PageRequest,
    EventSource: FakeEventSource,
    fetch: async (request: Request) => {
      const { pathname } = new URL(request.url);
      asked.push(pathname);
      return Response.json(answer(pathname));
    },
  });
  return asked;
}
