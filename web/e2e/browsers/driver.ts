/** What the journeys ask of a browser, so that one set of them goes through all. */
export interface OtherBrowser {
  /** A page of somebody nobody has seen before. */
  open(): Promise<OtherPage>;
  close(): Promise<void>;
}

/** What a page function is given and gives back: it runs in the browser, and knows nothing else. */
export type Plain = string | number | boolean | null | readonly Plain[];

/** Which element is meant: by its role and its accessible name, the first that is shown. */
export interface Target {
  role: 'button' | 'field' | 'heading' | 'image' | 'link' | 'listbox' | 'option' | 'article';
  /** The source of a regular expression for the whole name. */
  name: string;
}

export interface OtherPage {
  /** Everything the page complained of since it was opened. */
  readonly complaints: readonly string[];
  goto(address: string): Promise<void>;
  /** Makes the page, not the window, so large, in CSS pixels. */
  resize(size: { width: number; height: number }): Promise<void>;
  /** Runs a function in the page and gives back what it returns. */
  run<Args extends readonly Plain[], Result extends Plain>(
    task: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>;
  has(target: Target): Promise<boolean>;
  /** Presses it as a pointer does. @returns whether there was such an element to press */
  press(target: Target): Promise<boolean>;
  /** Types into whatever has the focus; the names of keys are those of `KeyboardEvent.key`. */
  type(keys: readonly string[]): Promise<void>;
  /** @returns what is shown of the page, as a PNG */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}
