import { z } from 'zod';

/** How an element is named in what is sent and answered; W3C WebDriver, section 12. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** An element of the page, as the driver knows it. */
type ElementOfPage = Readonly<Record<typeof ELEMENT, string>>;

interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

const element = z.object({ [ELEMENT]: z.string() });
const began = z.object({ sessionId: z.string() });
const failure = z.object({ error: z.string(), message: z.string() });

/** What a driver answers that can't do what it was told. */
export class WebDriverError extends Error {
  /** @param code as the protocol names it, such as `stale element reference` */
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(`${code}: ${message}`);
    this.name = 'WebDriverError';
  }
}

/** One browser that a driver has started, told by the W3C's WebDriver protocol what to do. */
export class WebDriverSession {
  private constructor(private readonly address: string) {}

  /**
   * Starts a browser.
   *
   * @param driver  where the driver listens, as `http://127.0.0.1:4444`
   * @throws WebDriverError where there is none to be had that can do this
   */
  static async begin(driver: string, alwaysMatch: object): Promise<WebDriverSession> {
    const begin = { capabilities: { alwaysMatch } };
    const { sessionId } = began.parse(await ask('POST', `${driver}/session`, begin));
    return new WebDriverSession(`${driver}/session/${sessionId}`);
  }

  async navigate(url: string): Promise<void> {
    await this.post('/url', { url });
  }

  /**
   * Runs the source of a function in the page.
   *
   * @returns what it returns, without what JSON does not hold
   * @throws WebDriverError when it throws
   */
  execute(source: string, args: readonly unknown[]): Promise<unknown> {
    return this.post('/execute/sync', { script: `return (${source})(...arguments);`, args });
  }

  /** What a function finds that returns an element or null. */
  async find(source: string, args: readonly unknown[]): Promise<ElementOfPage | null> {
    return element.nullable().parse(await this.execute(source, args));
  }

  /** Scrolls to its middle and presses it with a pointer. */
  async click(target: ElementOfPage): Promise<void> {
    await this.post(`/element/${target[ELEMENT]}/click`, {});
  }

  /** Presses keys one after the other, wherever the focus is: letters, or the protocol's signs of keys. */
  async press(keys: readonly string[]): Promise<void> {
    const strokes = keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.post('/actions', {
      actions: [{ type: 'key', id: 'keyboard', actions: strokes }],
    });
  }

  /** Moves the window and makes it so large, bars included. */
  async setWindow(rectangle: Rectangle): Promise<void> {
    await this.post('/window/rect', rectangle);
  }

  /** @returns what is shown of the page, as a PNG */
  async screenshot(): Promise<Buffer> {
    const png = z.string().parse(await ask('GET', `${this.address}/screenshot`));
    return Buffer.from(png, 'base64');
  }

  /** Closes the browser. */
  async end(): Promise<void> {
    await ask('DELETE', this.address);
  }

  private post(path: string, body: object): Promise<unknown> {
    return ask('POST', this.address + path, body);
  }
}

/** A driver that waits for ever would hide what it waits for. */
const MAX_ANSWER_MS = 90_000;

async function ask(method: string, url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    signal: AbortSignal.timeout(MAX_ANSWER_MS),
    ...(body && {
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify(body),
    }),
  });
  const { value } = (await answer.json()) as { value: unknown };
  if (answer.ok) return value;
  const { error, message } = failure.parse(value);
  throw new WebDriverError(error, message);
}
