/** @jest-environment ./web/src/testing/page-environment.cjs */
import { toolSummaries } from '@cosmic/tools/summaries';
import { screen } from '@testing-library/react';
import { MEMBER } from '../../testing/people';
import { renderPage, setUpPages } from '../../testing/render-page';

const PREMIUM = toolSummaries().filter(({ premium }) => premium);
/** One of each kind: it asks for texts, for a place, for nothing but a sign. */
const OF_EACH_KIND = ['dream-log', 'solar-return', 'spiritual-growth'];
/** Guests are led from these to the plans at once. */
const SENT_ON = ['love-forecast', 'journal-prompt', 'zodiac-dating', 'karmic-astrology'];

describe('the page of a premium tool', () => {
  setUpPages();

  it.each(OF_EACH_KIND)('%s is closed to guests, with the way to an account', async (slug) => {
    expect(PREMIUM.map((tool) => tool.slug)).toContain(slug);
    await renderPage(`/tools/${slug}`);

    expect(
      await screen.findByRole('heading', { name: 'Premium Access Required' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign Up to Subscribe' })).toBeInTheDocument();
    expect(document.querySelector('form')).toBeNull();
  });

  it.each(SENT_ON)('%s sends guests to the plans and says why', async (slug) => {
    await renderPage(`/tools/${slug}`);

    expect(
      await screen.findAllByText(
        'This is a premium feature. Please sign up and upgrade to access.',
      ),
    ).not.toHaveLength(0);
    expect(window.location.pathname).toBe('/pricing');
  });

  it.each(OF_EACH_KIND)('%s is closed to members without a plan', async (slug) => {
    await renderPage(`/tools/${slug}`, { as: MEMBER });

    expect(
      await screen.findByRole('heading', { name: 'Premium Access Required' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Upgrade to Premium' })).toBeInTheDocument();
    expect(document.querySelector('form')).toBeNull();
  });
});
