/** @jest-environment ./web/src/testing/page-environment.cjs */
import type { GenerateBody } from '@cosmic/contracts/readings/readings';
import { toolSummaries } from '@cosmic/tools/catalogue/summaries';
import { screen } from '@testing-library/react';
import { MEMBER } from '../../testing/people';
import { renderPage, setUpPages } from '../../testing/render-page';
import { answer } from '../../testing/server';
import { PROFILE } from '../../testing/usual-answers';

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

  it('shows how the reading of a member begins, and what the rest costs', async () => {
    const born = { ...PROFILE, birth_date: '1968-07-04', zodiac_sign: 'cancer' } as const;
    await renderPage('/tools/solar-return', {
      as: MEMBER,
      handlers: [
        answer('getProfile', born),
        answer('previewReading', ({ body }) => ({
          opening: `Your year since ${(body as GenerateBody).params['dob']}.`,
          figure: null,
        })),
      ],
    });

    expect(await screen.findByText('Your year since 1968-07-04.')).toBeInTheDocument();
    expect(screen.getByText('How yours begins')).toBeInTheDocument();
    expect(await screen.findByText(/₹299 a month/)).toBeInTheDocument();
  });

  it('shows a guest how it begins for somebody else, and says so', async () => {
    await renderPage('/tools/solar-return', {
      handlers: [answer('previewReading', { opening: 'The year begins.', figure: null })],
    });

    expect(await screen.findByText('The year begins.')).toBeInTheDocument();
    expect(screen.getByText(/somebody born on 17 May 1990/)).toBeInTheDocument();
  });
});
