/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import type { ToolSummary } from '@cosmic/contracts/readings/tools';
import { toolSummaries } from '@cosmic/tools/catalogue/summaries';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { FormUnderTest } from './testing/form-under-test';
import { nextDayUtc } from '../generation/generation.rules';

function toolNamed(slug: string): ToolSummary {
  return toolSummaries().find((tool) => tool.slug === slug)!;
}

/** There is no layout here to bring anything into sight. */
const scrollIntoView = jest.fn<void, [], Element>();
Element.prototype.scrollIntoView = scrollIntoView;

describe('ToolForm', () => {
  it('is made of the fields of the catalogue', () => {
    render(<FormUnderTest tool={toolNamed('horoscope')} />);

    const signs = within(screen.getByRole('group', { name: 'Zodiac sign' }));
    expect(signs.getAllByRole('radio')).toHaveLength(12);
    expect(screen.getByRole('radio', { name: 'Today' })).toBeChecked();
  });

  it('hands over what was chosen and typed', () => {
    const onSubmit = jest.fn();
    render(<FormUnderTest tool={toolNamed('angel-number')} onSubmit={onSubmit} />);

    fireEvent.change(screen.getByLabelText('Number'), { target: { value: '444' } });
    fireEvent.click(screen.getByRole('button', { name: 'Reveal Cosmic Insights' }));

    expect(onSubmit).toHaveBeenCalledWith({ number: '444' });
  });

  it('says beside a field what is wrong with it and goes there', () => {
    const problems = { number: 'Please enter the number you keep seeing' };
    render(<FormUnderTest tool={toolNamed('angel-number')} problems={problems} />);

    const field = screen.getByLabelText('Number');
    expect(field).toHaveFocus();
    expect(scrollIntoView.mock.contexts.at(-1)).toBe(field);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(
      'Please enter the number you keep seeing For example 444, 1212 or 0808',
    );
  });

  it('goes to the first of two pickers that lack a sign', async () => {
    const problems = { sign1: 'Please select both', sign2: 'Please select both' };
    render(<FormUnderTest tool={toolNamed('compatibility')} problems={problems} />);

    const first = within(screen.getByRole('group', { name: 'Your sign' }));
    expect(first.getAllByRole('radio')[0]).toHaveFocus();
    // The place fields come after the rest of the form and must not take the focus.
    await screen.findByLabelText('Their place of birth');
    expect(first.getAllByRole('radio')[0]).toHaveFocus();
  });

  it('takes it for an answer that a time of birth is not known', () => {
    const onSubmit = jest.fn();
    render(<FormUnderTest tool={toolNamed('guna-milan')} onSubmit={onSubmit} />);
    const time = screen.getByLabelText(/^Time of birth of the first/);
    fireEvent.change(time, { target: { value: '07:45' } });
    const unknown = screen.getByRole('checkbox', { name: /^I don’t know.*of the first$/ });
    fireEvent.click(unknown);

    expect(unknown).toBeChecked();
    expect(time).toHaveValue('');
    expect(time).toBeDisabled();
    fireEvent.click(screen.getByRole('button', { name: 'Reveal Cosmic Insights' }));
    expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ time1: '' }));
    fireEvent.click(unknown);
    expect(time).toBeEnabled();
    expect(screen.getByLabelText(/^Time of birth of the second/)).toBeEnabled();
  });

  it('asks for hour and place of both births beside their dates', async () => {
    render(<FormUnderTest tool={toolNamed('compatibility')} />);

    expect(await screen.findByLabelText('Your place of birth')).toBeVisible();
    expect(await screen.findByLabelText('Their place of birth')).toBeVisible();
    expect(screen.getByLabelText('Your time of birth')).toBeVisible();
    expect(screen.getByLabelText('Their time of birth')).toBeVisible();
  });

  it('can be sent once only while it is busy, and says so', () => {
    render(<FormUnderTest tool={toolNamed('horoscope')} isBusy />);

    expect(screen.getByRole('button', { name: 'Consulting the stars...' })).toBeDisabled();
  });

  it('stops at the limit with its message', () => {
    render(<FormUnderTest tool={toolNamed('angel-number')} isAtLimit remaining={0} />);

    expect(screen.getByRole('status')).toHaveTextContent(
      'You have reached your daily limit for free readings',
    );
    expect(screen.getByRole('button', { name: 'Reveal Cosmic Insights' })).toBeDisabled();
  });

  it('says by the reader\u2019s clock when readings are free again, and where a guest goes on', () => {
    render(<FormUnderTest tool={toolNamed('angel-number')} isAtLimit remaining={0} />);

    const midnight = nextDayUtc(new Date());
    const weekday = midnight.toLocaleDateString('en-GB', { weekday: 'long' });
    const time = midnight.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
    expect(screen.getByRole('status')).toHaveTextContent(
      `New readings are free again on ${weekday} at ${time} by your clock.`,
    );
    expect(screen.getByRole('link', { name: 'Create Free Account' })).toHaveAttribute(
      'href',
      '/signup?redirect=/tools/angel-number',
    );
  });

  it('says how many readings are left', () => {
    render(<FormUnderTest tool={toolNamed('angel-number')} remaining={1} />);

    expect(screen.getByText('1 free reading left today')).toBeVisible();
  });
});
