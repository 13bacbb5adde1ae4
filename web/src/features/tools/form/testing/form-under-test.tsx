import type { ToolSummary } from '@cosmic/contracts/readings/tools';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { initialValues, type FormProblems, type FormValues } from '../form-values';
import { ToolForm } from '../tool-form';
import { testStore } from '../../../../testing/test-store';

/** A place is looked up in a store; nothing is asked until somebody types. */
export const formStore = testStore();

interface FormUnderTestProps {
  tool: ToolSummary;
  /** What its fields hold at first. */
  first?: Readonly<Record<string, unknown>>;
  problems?: FormProblems;
  failure?: string;
  isBusy?: boolean;
  isAtLimit?: boolean;
  remaining?: number;
  onSubmit?: (values: FormValues) => void;
}

/** A tool's form that keeps what is typed, as its page does. */
export function FormUnderTest({ tool, first = {}, onSubmit, ...rest }: FormUnderTestProps) {
  const [values, setValues] = useState(() => initialValues(tool.fields, (name) => first[name]));
  return (
    <Provider store={formStore}>
      <MemoryRouter>
        <ToolForm
          tool={tool}
          values={values}
          onChange={setValues}
          problems={{}}
          failure={undefined}
          isBusy={false}
          isAtLimit={false}
          remaining={undefined}
          onSubmit={() => onSubmit?.(values)}
          {...rest}
        />
      </MemoryRouter>
    </Provider>
  );
}
