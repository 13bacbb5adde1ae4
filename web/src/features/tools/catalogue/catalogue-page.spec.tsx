/** @jest-environment ./web/src/testing/page-environment.cjs */
import { screen, within } from '@testing-library/react';
import { renderPage, setUpPages } from '../../../testing/render-page';

describe('the catalogue', () => {
  setUpPages();

  it('has the 43 tools, and those of Jyotish beside them, in eleven categories', async () => {
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

    expect(names).toHaveLength(49);
    expect(categories).toEqual([
      ['Love & Relationships', 4, 2],
      ['Personal Insights', 4, 0],
      ['Spiritual Growth', 4, 4],
      ['Life & Wellbeing', 4, 0],
      ['Special Tools', 3, 3],
      ['Deep Chart Analysis', 5, 5],
      ['Mystical & Metaphysical', 4, 2],
      ['Daily Interactive', 3, 1],
      ['Eastern & Esoteric', 9, 3],
      ['Fun & Social', 4, 2],
      ['Lifestyle Integration', 5, 3],
    ]);
  });
});
