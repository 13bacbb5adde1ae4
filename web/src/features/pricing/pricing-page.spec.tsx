/** @jest-environment ./web/src/testing/page-environment.cjs */
import type { ErrorCode } from '@cosmic/contracts/errors';
import { toolSummaries } from '@cosmic/tools/catalogue/summaries';
import { act, screen, within } from '@testing-library/react';
import { MEMBER } from '../../testing/people';
import { renderPage, setUpPages } from '../../testing/render-page';
import { answer, answerNothing, hold, refuse, requestsOf } from '../../testing/server';
import { PLANS } from '../../testing/usual-answers';

describe('the plans', () => {
  setUpPages();

  it('say what each gives and costs', async () => {
    await renderPage('/pricing');

    for (const { name, claims } of PLANS.plans) {
      const card = within(await screen.findByRole('region', { name }));
      expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual(claims);
    }
    expect(screen.getByText('₹2,999')).toBeInTheDocument();
    expect(screen.getByText('Save 16%')).toBeInTheDocument();
    expect(screen.getByText('about ₹250 a month')).toBeInTheDocument();
  });

  it('say which button is busy; the other one is not', async () => {
    const { handler } = hold('createCheckout', { url: 'http://localhost/pricing#paid' });
    const { user } = await renderPage('/pricing', { as: MEMBER, handlers: [handler] });
    await user.click(await screen.findByRole('button', { name: 'Subscribe Yearly' }));

    const yearly = within(screen.getByRole('region', { name: 'Yearly' }));
    expect(await yearly.findByRole('button', { name: 'One moment...' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Subscribe Monthly' })).toBeEnabled();

    // Come back to with the browser's Back, nothing is busy any more.
    act(() => void window.dispatchEvent(new Event('pageshow')));
    expect(yearly.getByRole('button', { name: 'Subscribe Yearly' })).toBeEnabled();
  });

  it.each<[ErrorCode, string]>([
    [
      'payment_provider_unavailable',
      'The payment provider does not answer right now. Please try again in a moment.',
    ],
    ['checkout_failed', 'Unable to process your request. Please try again.'],
  ])('say why nothing can be paid: %s', async (code, words) => {
    const { user } = await renderPage('/pricing', {
      as: MEMBER,
      handlers: [refuse('createCheckout', code)],
    });
    await user.click(await screen.findByRole('button', { name: 'Subscribe Yearly' }));

    expect(await screen.findAllByText(words)).not.toHaveLength(0);
    expect(await screen.findByRole('button', { name: 'Subscribe Yearly' })).toBeEnabled();
  });

  it('stay where they are when the checkout has no address', async () => {
    const { user } = await renderPage('/pricing', {
      as: MEMBER,
      handlers: [answerNothing('createCheckout')],
    });
    await user.click(await screen.findByRole('button', { name: 'Subscribe Yearly' }));

    expect(await screen.findAllByText('No checkout URL returned')).not.toHaveLength(0);
    expect(window.location.pathname).toBe('/pricing');
  });

  it('offer nothing to buy where payments are not set up, and say so', async () => {
    await renderPage('/pricing', {
      handlers: [answer('listPlans', { ...PLANS, payments: 'off' })],
    });

    const words = 'Nothing can be bought here: payments are not set up.';
    expect(await screen.findByText(words)).toBeInTheDocument();
    for (const name of ['Subscribe Monthly', 'Subscribe Yearly']) {
      expect(screen.getByRole('button', { name })).toBeDisabled();
    }
  });

  it('send a guest to sign up first, and back', async () => {
    const { user } = await renderPage('/pricing');
    await user.click(await screen.findByRole('button', { name: 'Subscribe Monthly' }));

    const words = 'Please create an account or login to continue.';
    expect(await screen.findAllByText(words)).not.toHaveLength(0);
    expect(window.location.pathname + window.location.search).toBe('/signup?redirect=/pricing');
    expect(requestsOf('createCheckout')).toHaveLength(0);
  });

  it('names every tool that a plan opens, each with its picture and the way to it', async () => {
    await renderPage('/pricing');
    const premium = toolSummaries().filter((tool) => tool.premium);

    const name = `The ${premium.length} tools that a plan opens`;
    const tools = within(await screen.findByRole('region', { name }));
    const links = tools.getAllByRole('link');
    const all = links.pop();
    expect(links.map((link) => link.textContent)).toEqual(premium.map((tool) => tool.name));
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      premium.map(({ slug }) => `/tools/${slug}`),
    );
    expect(links.every((link) => link.querySelector('svg'))).toBe(true);
    expect(tools.getByText(premium[0]!.description)).toBeInTheDocument();
    expect(all).toHaveAttribute('href', '/tools');
  });
});
