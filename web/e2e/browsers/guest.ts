import { expect, request } from '@playwright/test';
import type { RunningSite } from '@cosmic/migrate/testing/site';
import { until } from '@cosmic/platform/testing/until';
import { isTakenOver } from '../browser';
import { newAddress, PASSWORD, signUp } from '../member';
import type { OtherPage, Target } from './driver';

/** Somebody who goes on a journey in a browser, waiting for what they look for. */
export class Guest {
  constructor(
    readonly page: OtherPage,
    readonly site: RunningSite,
    /** Has somebody else come, whom nobody has seen before, to the same kind of screen. */
    readonly meet: () => Promise<Guest>,
  ) {}

  /** Opens a page, by its path or its whole address, and waits until the application has taken it over. */
  async goto(path: string): Promise<void> {
    await this.page.goto(new URL(path, this.site.url).href);
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

  /**
   * Opens what a button opens, and waits for a button in it. What still arrives above may move it
   * from under the pointer, so it is pressed again while it is closed.
   */
  async open(name: string, inside: string): Promise<void> {
    await until(async () => {
      if (await this.page.has({ role: 'button', name: inside })) return true;
      const isOpen = await this.page.run(
        (label) =>
          [...document.querySelectorAll('button[aria-expanded="true"]')].some(
            ({ textContent }) => textContent.trim() === label,
          ),
        name,
      );
      if (!isOpen) await this.page.press({ role: 'button', name });
      return false;
    }, `${name} opens ${inside}`);
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

  /** Becomes a member, who signs in by the form on the way to a page; it stands there then. */
  async signIn(path: string): Promise<void> {
    const email = newAddress();
    const caller = await request.newContext();
    await signUp(this.site, caller, 'Ada', email);
    await caller.dispose();
    await this.goto(`/login?redirect=${path}`);
    await this.fill('Email', email);
    await this.fill('Password', PASSWORD);
    await this.press('button', 'Login');
    await until(
      () => this.page.run((where) => location.pathname === where, path),
      `${path} is there after signing in`,
    );
  }

  /** What is drawn in the picture of that name: every line, letter and place of it. */
  async drawing(name: string): Promise<string> {
    await this.see('image', name);
    return this.page.run(
      (label) => document.querySelector(`[role="img"][aria-label="${label}"]`)!.innerHTML,
      name,
    );
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
