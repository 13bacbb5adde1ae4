/** @jest-environment ./web/src/testing/page-environment.cjs */
import { screen, within } from '@testing-library/react';
import { TOOLS } from '@cosmic/tools/catalogue/catalogue';
import { CATEGORIES } from '@cosmic/tools/tool';
import { renderPage, setUpPages } from '../../../testing/render-page';

describe('the catalogue', () => {
  setUpPages();

  it('has every tool in its category, and says which are premium', async () => {
    await renderPage('/tools');
    const names = await screen.findAllByRole('heading', { level: 3 });
    const categories = within(screen.getByRole('main'))
      .getAllByRole('region')
      .map((category) => {
        const tools = within(category).queryAllByRole('heading', { level: 3 });
        const premium = tools.filter((tool) => tool.textContent.includes('PREMIUM'));
        return [category.getAttribute('aria-label'), tools.length, premium.length];
      })
      .filter(([, tools]) => tools !== 0);

    expect(names).toHaveLength(TOOLS.length);
    expect(categories).toEqual(
      CATEGORIES.map((category) => {
        const tools = TOOLS.filter((tool) => tool.category === category);
        return [category, tools.length, tools.filter(({ premium }) => premium).length];
      }),
    );
  });
});
