/** @jest-environment ./web/src/testing/page-environment.cjs */
import { toolSummaries } from '@cosmic/tools/catalogue';
import { screen } from '@testing-library/react';
import { MEMBER } from '../../testing/people';
import { renderPage, setUpPages } from '../../testing/render-page';

const PREMIUM = toolSummaries().filter(({ premium }) => premium);
/** Guests are led from these to the plans at once. */
const SENT_ON = ['love-forecast', 'journal-prompt', 'zodiac-dating', 'karmic-astrology'];

describe('the page of a premium tool', () => {
  setUpPages();

  it.each(PREMIUM.filter(({ slug }) => !SENT_ON.includes(slug)))(
    '$slug is closed to guests, with the way to an account',
    async ({ slug }) => {
      await renderPage(`/tools/${slug}`);

      expect(
        await screen.findByRole('heading', { name: 'Premium Access Required' }),
      ).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Sign Up to Subscribe' })).toBeInTheDocument();
      expect(document.querySelector('form')).toBeNull();
    },
  );

  it.each(SENT_ON)('%s sends guests to the plans and says why', async (slug) => {
    await renderPage(`/tools/${slug}`);

    expect(
      await screen.findAllByText(
        'This is a premium feature. Please sign up and upgrade to access.',
      ),
    ).not.toHaveLength(0);
    expect(window.location.pathname).toBe('/pricing');
  });

  it.each(PREMIUM)('$slug is closed to members without a plan', async ({ slug }) => {
    await renderPage(`/tools/${slug}`, { as: MEMBER });

    expect(
      await screen.findByRole('heading', { name: 'Premium Access Required' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Upgrade to Premium' })).toBeInTheDocument();
    expect(document.querySelector('form')).toBeNull();
  });
});
