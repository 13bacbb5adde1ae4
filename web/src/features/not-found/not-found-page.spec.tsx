/** @jest-environment ./web/src/testing/page-environment.cjs */
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderPage, setUpPages } from '../../testing/render-page';

describe('an address that nobody has', () => {
  setUpPages();

  it('is told so and to the server, and leads home', async () => {
    const told: string[] = [];
    const { user } = await renderPage('/lost/inside', {
      handlers: [
        http.head('*/lost/inside', ({ request }) => {
          told.push(new URL(request.url).pathname);
          return new HttpResponse(null, { status: 404 });
        }),
      ],
    });
    const words = "Looks like you've wandered into an unexplored corner of the cosmos";
    expect(await screen.findByText(words)).toBeInTheDocument();
    await waitFor(() => expect(told).toContain('/lost/inside'));
    await user.click(screen.getByRole('link', { name: 'Return to Cosmic Home' }));

    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });
});
