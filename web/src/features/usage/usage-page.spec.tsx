/** @jest-environment ./web/src/testing/page-environment.cjs */
import { screen } from '@testing-library/react';
import { ADMIN } from '../../testing/people';
import { renderPage, setUpPages } from '../../testing/render-page';
import { answer, refuse, requestsOf, server } from '../../testing/server';

describe('the site in figures', () => {
  setUpPages();
  const nothing = answer('getUsage', { days: ['2026-11-21'], series: [] });

  it('says that they can not be had, and tries again', async () => {
    const { user } = await renderPage('/admin/usage?days=7', {
      as: ADMIN,
      handlers: [refuse('getUsage', 'service_unavailable'), answer('listResonance', { tools: [] })],
    });
    expect(await screen.findAllByText('The figures could not be loaded.')).not.toHaveLength(0);
    server.use(nothing);
    const again = screen.getByRole('button', { name: 'Try again' });
    await user.click(again);

    const words = /^Nothing has happened in these days yet\./;
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(requestsOf('getUsage').map(({ query }) => query.get('days'))).toEqual(['7', '7']);
  });
});
