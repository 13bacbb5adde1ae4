import { until } from '@cosmic/platform/testing/until';
import { storedGeneration } from '../stored';
import { expect, journey } from './journey';
import type { Guest } from './guest';

/** What a reading of the number begins with. */
const FIGURE = 'The number 1234';

const paragraphsOf = (content: string): string[] => content.trim().split(/\s*\n\s*/);

const TOOL = '/tools/angel-number';

/** Asks for the reading of a number on its tool's page and waits until it is whole. */
async function askNumber(guest: Guest): Promise<void> {
  await guest.look();
  await guest.fill('Number.*', '1234');
  await guest.press('button', 'Reveal Cosmic Insights');
  await guest.see('button', 'Share');
}

journey('reads what was asked for, word for word', async (guest) => {
  await guest.goto('/');
  await guest.see('heading', 'The Universe is Speaking');
  await guest.look();
  await guest.goto(TOOL);
  await askNumber(guest);
  await guest.look();
  const { content } = await storedGeneration(guest.site.world, await guest.readingId());
  const paragraphs = paragraphsOf(content);
  expect(paragraphs.join('').length).toBeGreaterThan(300);
  for (const paragraph of paragraphs) await guest.read(paragraph);
});

journey('shares a reading as a picture and in words', async (guest) => {
  await guest.goto(TOOL);
  await askNumber(guest);
  await guest.open('Share', 'Copy the words');
  await guest.see('image', 'Picture of your reading.*');
  await until(
    () =>
      guest.page.run(() => {
        const picture = document.querySelector<HTMLImageElement>('img[alt^="Picture of your"]');
        return Boolean(picture?.complete && picture.naturalWidth > 0);
      }),
    'the picture is drawn',
  );
  await guest.look();
  await guest.press('button', 'Copy the words');
  await guest.read('Reading copied to clipboard!');
  await guest.look();
});

journey(
  'shares a reading by a link that shows a stranger the same, and takes it back',
  async (guest) => {
    await guest.signIn(TOOL);
    await askNumber(guest);
    const { content } = await storedGeneration(guest.site.world, await guest.readingId());
    const drawn = await guest.drawing(FIGURE);
    expect(drawn).toContain('1234');
    await guest.press('button', 'Share');
    await guest.press('button', 'Copy link');
    await guest.read('The link was copied.');
    await guest.look();

    await guest.goto('/dashboard/readings');
    await guest.press('link', 'View Full Reading.*');
    await guest.see('field', 'Public link.*');
    expect(await guest.drawing(FIGURE)).toBe(drawn);
    await guest.look();
    const link = await guest.page.run(
      () => document.querySelector<HTMLInputElement>('input[readonly]')!.value,
    );
    expect(link).toContain(`${guest.site.url}/s/`);

    const stranger = await guest.meet();
    await stranger.goto(link);
    expect(await stranger.drawing(FIGURE)).toBe(drawn);
    for (const paragraph of paragraphsOf(content)) await stranger.read(paragraph);
    await stranger.see('link', 'Now yours.*');
    await stranger.look();

    await guest.press('button', 'Stop sharing');
    await guest.read('The reading is not public any more');
    await stranger.goto(link);
    await stranger.see('heading', 'This reading is not shared');
  },
);

journey('touches a chart and goes through it by keys', async (guest) => {
  const chosen = () =>
    guest.page.run(
      () => document.querySelector('[role="option"][aria-selected="true"]')?.textContent ?? null,
    );
  await guest.goto('/sky');
  await guest.see('listbox', '.*');
  await guest.look();
  await guest.page.run(() => {
    const wheel = document.querySelector<HTMLElement>('[role="listbox"]')!;
    wheel.scrollIntoView({ block: 'center' });
    wheel.focus();
    return true;
  });
  await guest.page.type(['ArrowRight']);
  const first = await until(chosen, 'a point is chosen');
  await guest.page.type(['ArrowRight']);
  const next = await until(async () => {
    const point = await chosen();
    return point !== first && point;
  }, 'the next point is chosen');
  expect(next).toMatch(/^(\p{L}+ )+\d+°\d\d'/u);
  await guest.look();
  await guest.page.type(['Escape']);
  await until(async () => (await chosen()) === null, 'nothing is chosen any more');
});

journey('draws a card, turns it and reads it', async (guest) => {
  await guest.goto('/tools/tarot');
  await guest.look();
  await guest.press('button', 'Draw a Card');
  await guest.see('listbox', '22 cards, face down');
  await guest.look();
  await until(
    () => guest.page.run(() => document.activeElement?.getAttribute('role') === 'listbox'),
    'the fan has the focus',
  );
  await guest.page.type(['End', 'Enter']);
  await guest.press('button', 'Turn the Card');
  const id = await guest.readingId();
  await guest.see('button', 'Share');
  await guest.look();
  const { content } = await storedGeneration(guest.site.world, id);
  expect(content.length).toBeGreaterThan(200);
  await guest.read(content.trim().split('\n')[0]!);
});
