import type { Page } from 'playwright-core';

/**
 * Who looks: somebody unknown, one who reads Hindi, a member with and one without anything kept, a
 * subscriber, the administrator.
 */
export type Viewer = 'guest' | 'guest-hi' | 'newcomer' | 'member' | 'subscriber' | 'admin';

/** One thing the site can look like. */
export interface State {
  name: string;
  as: Viewer;
  path: string;
  /** What is there once the page is: its heading, unless it says otherwise. */
  shows: string | RegExp;
  role?: 'heading' | 'button' | 'link' | 'img' | 'listbox';
  /** What a person does to get from the page to the state. */
  act?: (page: Page) => Promise<void>;
  /** Whether a large screen shows so much in another way that axe looks at it there, too. */
  wide?: true;
}

/** Presses the first button of that name. */
export const click = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

/** Sends the form as it is, and waits until it says what it lacks. */
export const submit = async (page: Page) => {
  await page.locator('form button[type="submit"]').click();
  await page.locator('[aria-invalid="true"], [data-invalid="true"]').first().waitFor();
};
