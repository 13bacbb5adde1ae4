/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { toolSummaries } from '@cosmic/tools/catalogue/summaries';
import { fireEvent, render, screen } from '@testing-library/react';
import { placesApi } from '../../../api/places.api';
import { initialValues, type FormValues } from './form-values';
import { FormUnderTest, formStore } from './testing/form-under-test';

const TOOL = toolSummaries().find(({ slug }) => slug === 'compatibility')!;
const CHENNAI = { name: 'Chennai, India', latitude: 13.08, longitude: 80.27, zone: 'Asia/Kolkata' };

// It is known already that no town begins like that.
formStore.dispatch(
  placesApi.util.upsertQueryEntries(
    ['L', 'Lo', 'Lon', 'Lond', 'Mexico City', 'Chennai, Indi', 'Chennai, India'].map((arg) => ({
      endpointName: 'searchPlaces',
      arg,
      value: [],
    })),
  ),
);

const town = () => screen.getByLabelText<HTMLInputElement>('Their place of birth');

/** Puts a text into a field at once, as pasting does, and as one key does. */
function type(text: string): void {
  fireEvent.input(town(), { target: { value: text } });
}

/** Lets a browser's event be the only thing that happens: `act` would do what comes later, too. */
function outsideOfAct(step: () => void): void {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    step();
  } finally {
    environment.IS_REACT_ACT_ENVIRONMENT = true;
  }
}

describe('a town field', () => {
  it('keeps what was typed while its search was on its way, and the caret', async () => {
    render(<FormUnderTest tool={TOOL} />);
    expect(town()).not.toHaveAttribute('role', 'combobox');

    town().focus();
    type('Lond');
    town().setSelectionRange(2, 3);

    expect(await screen.findByRole('combobox', { name: 'Their place of birth' })).toBe(town());
    expect(town()).toHaveValue('Lond');
    expect(town()).toHaveFocus();
    expect([town().selectionStart, town().selectionEnd]).toEqual([2, 3]);
  });

  it('shows each text in the moment it is typed, letter by letter or pasted', async () => {
    render(<FormUnderTest tool={TOOL} />);
    await screen.findByRole('combobox', { name: 'Their place of birth' });

    for (const text of ['L', 'Lo', 'Lon', '', 'Mexico City']) {
      type(text);
      expect(town()).toHaveValue(text);
    }
  });

  it('holds it as soon as the key is done with, before React has anything else to do', async () => {
    render(<FormUnderTest tool={TOOL} />);
    await screen.findByRole('combobox', { name: 'Their place of birth' });
    const asTyped = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;

    outsideOfAct(() => {
      asTyped.call(town(), 'L');
      town().dispatchEvent(new InputEvent('input', { bubbles: true }));
      expect(town()).toHaveValue('L');
    });
  });

  it('keeps it when a profile with a town arrives', async () => {
    const proposed = (name: string) => (name === 'place2' ? CHENNAI : undefined);
    const typed: FormValues = { ...initialValues(TOOL.fields, () => undefined), place2: 'Lond' };

    const filled = initialValues(TOOL.fields, (name) => typed[name] || proposed(name));

    expect(filled.place2).toBe('Lond');
  });

  it('lets a chosen town be changed letter by letter', async () => {
    render(<FormUnderTest tool={TOOL} first={{ place2: CHENNAI }} />);
    await screen.findByRole('combobox', { name: 'Their place of birth' });
    expect(town()).toHaveValue('Chennai, India');

    type('Chennai, Indi');

    expect(town()).toHaveValue('Chennai, Indi');
  });
});
