/** @jest-environment ./web/src/testing/page-environment.cjs */
import { screen, within } from '@testing-library/react';
import { KEPT_DAYS } from '@cosmic/contracts/retention';
import { renderPage, setUpPages } from '../../testing/render-page';

describe('the page about privacy', () => {
  setUpPages();

  it('says for how long something is kept, by the days that the jobs go by', async () => {
    await renderPage('/privacy');
    const table = await screen.findByRole('region', { name: 'What is kept, and for how long' });
    const rowOf = (name: string) => within(table).getByRole('rowheader', { name }).closest('tr');

    expect(rowOf('A second copy of them')).toHaveTextContent(`${KEPT_DAYS.supportCopies} days`);
    expect(rowOf('Readings you asked for')).toHaveTextContent(
      `of guests ${KEPT_DAYS.guestReadings} days`,
    );
    expect(rowOf('Which articles you opened')).toHaveTextContent(
      `of guests ${KEPT_DAYS.dailyCounts} days`,
    );
    const [, ...rows] = within(table).getAllByRole('row');
    for (const row of rows) expect(within(row).getAllByRole('cell')).toHaveLength(2);
  });

  it('is led to from the foot of each page, and leads to what one can do', async () => {
    const { user } = await renderPage('/pricing');
    await user.click(await screen.findByRole('link', { name: 'Privacy' }));

    expect(
      await screen.findByRole('heading', { level: 1, name: 'What we know of you' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'To your profile' })).toHaveAttribute(
      'href',
      '/dashboard/profile',
    );
  });
});
