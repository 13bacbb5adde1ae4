/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { TextControl } from './controls';

function SearchUnderTest() {
  const [text, setText] = useState('');
  const wiring = { id: 'q', describedBy: undefined, invalid: false };
  return (
    <>
      <TextControl wiring={wiring} value={text} onChange={({ target }) => setText(target.value)} />
      <output>{text}</output>
    </>
  );
}

describe('a field that the server sent', () => {
  it('keeps what was typed before the application took it over, and tells it of that', () => {
    const sent = render(<SearchUnderTest />);
    const container = document.createElement('div');
    container.innerHTML = sent.container.innerHTML;
    sent.unmount();
    document.body.append(container);
    container.querySelector('input')!.value = 'tarot';

    render(<SearchUnderTest />, { container, hydrate: true });

    expect(screen.getByRole('textbox')).toHaveValue('tarot');
    expect(screen.getByRole('status')).toHaveTextContent('tarot');
  });
});
