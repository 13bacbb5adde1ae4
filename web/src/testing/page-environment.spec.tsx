/** @jest-environment ./web/src/testing/page-environment.cjs */
import '@testing-library/jest-dom';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { startTransition, useState } from 'react';

/** A form that begins a transition as it is sent, which React then hands over as FormData. */
function TransitionForm() {
  const [sent, setSent] = useState('nothing');
  return (
    <form
      aria-label="a form"
      onSubmit={(event) => {
        event.preventDefault();
        const name = new FormData(event.currentTarget).get('name');
        startTransition(() => setSent(String(name)));
      }}
    >
      <input name="name" defaultValue="Ada" />
      <input name="off" type="checkbox" />
      <p>{sent}</p>
    </form>
  );
}

describe('the pages of a test', () => {
  afterEach(cleanup);

  it('send a form within a transition, as a browser does', async () => {
    render(<TransitionForm />);
    const form = screen.getByRole<HTMLFormElement>('form');
    fireEvent.submit(form);

    expect(await screen.findByText('Ada')).toBeInTheDocument();
    expect([...new FormData(form).keys()]).toEqual(['name']);
  });
});
