/** @jest-environment ./web/src/testing/page-environment.cjs */
import { screen } from '@testing-library/react';
import { renderPage, setUpPages } from '../../../testing/render-page';
import { requestsOf } from '../../../testing/server';

const summary = () => screen.findAllByText('Hour and town of birth, if they are known');

describe('the form of two people', () => {
  setUpPages();

  it('folds what few people know, and unfolds it where it is wanted', async () => {
    const { user } = await renderPage('/tools/compatibility');
    const [mine] = await summary();
    expect(screen.getByLabelText('Your time of birth')).not.toBeVisible();

    await user.click(mine!);
    expect(screen.getByLabelText('Your time of birth')).toBeVisible();
    expect(screen.getByLabelText('Their time of birth')).not.toBeVisible();
  });

  it('shows what is filled in there', async () => {
    await renderPage('/tools/compatibility?time2=07:45');
    await summary();

    expect(screen.getByLabelText('Their time of birth')).toBeVisible();
    expect(screen.getByLabelText('Your time of birth')).not.toBeVisible();
    expect(requestsOf('generate')).toHaveLength(0);
  });
});
