import { expect } from '@playwright/test';
import type { RunningSite } from '@cosmic/migrate/testing/site';
import { until } from '@cosmic/platform/testing/until';
import { isTakenOver } from '../browser';
import type { OtherPage, Target } from './driver';

/** Somebody who goes on a journey in a browser, waiting for what they look for. */
export class Guest {
  constructor(
    readonly page: OtherPage,
    readonly site: RunningSite,
  ) {}

  /** Opens a page and waits until the application has taken it over. */
  async goto(path: string): Promise<void> {
    await this.page.goto(this.site.url + path);
    await until(() => this.page.run(isTakenOver), `${path} is drawn`);
  }

  /** Waits until there is such an element. */
  async see(role: Target['role'], name: string): Promise<void> {
    await until(() => this.page.has({ role, name }), `${role} ${name} is there`);
  }

  /** Waits until there is such an element, and presses it. */
  async press(role: Target['role'], name: string): Promise<void> {
    await until(() => this.page.press({ role, name }), `${role} ${name} can be pressed`);
  }

  /** Waits for words anywhere on the page. */
  async read(words: string): Promise<void> {
    await until(
      () => this.page.run((text) => document.body.innerText.includes(text), words),
      `the page says ${words}`,
    );
  }

  async fill(name: string, text: string): Promise<void> {
    await this.press('field', name);
    await this.page.type([...text]);
  }

  /** The page fits its screen, and shows what it is about. */
  async look(): Promise<void> {
    const wide = await this.page.run(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wide).toBeLessThanOrEqual(0);
    await this.see('heading', '.+');
  }

  /** The id of the reading that the page shows. */
  async readingId(): Promise<string> {
    return until(
      () => this.page.run(() => new URLSearchParams(location.search).get('g')),
      'the reading has an address',
    );
  }
}
