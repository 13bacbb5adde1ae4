import { SignChoice } from '../form/sign-choice';
import { ToolFormField, type FieldProps } from '../form/tool-field';
import { HourAndTown } from './hour-and-town';

interface CompatibilityFieldsProps {
  fieldProps: (name: string) => FieldProps | undefined;
}

const PEOPLE = [
  { sign: 'sign1', date: 'dob1', more: ['time1', 'place1'] },
  { sign: 'sign2', date: 'dob2', more: ['time2', 'place2'] },
] as const;

/** Two people side by side, each with a sign and what is known of the birth. */
export function CompatibilityFields({ fieldProps }: CompatibilityFieldsProps) {
  return (
    <div className="grid gap-x-12 gap-y-12 md:grid-cols-2">
      {PEOPLE.map(({ sign, date, more }) => {
        const [signProps, dateProps] = [fieldProps(sign), fieldProps(date)];
        return (
          <div key={sign} className="grid content-start gap-7">
            {signProps && <SignChoice {...signProps} layout="narrow" />}
            {dateProps && <ToolFormField {...dateProps} />}
            <HourAndTown fields={more.flatMap((name) => fieldProps(name) ?? [])} />
          </div>
        );
      })}
    </div>
  );
}
