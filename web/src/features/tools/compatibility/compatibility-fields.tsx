import { SignChoice } from '../form/sign-choice';
import { ToolFormField, type FieldProps } from '../form/tool-field';

interface CompatibilityFieldsProps {
  fieldProps: (name: string) => FieldProps | undefined;
}

const PEOPLE = [
  { sign: 'sign1', dob: 'dob1' },
  { sign: 'sign2', dob: 'dob2' },
] as const;

/** Two people side by side, each with a sign and, if known, a birth date. */
export function CompatibilityFields({ fieldProps }: CompatibilityFieldsProps) {
  return (
    <div className="grid gap-x-12 gap-y-12 md:grid-cols-2">
      {PEOPLE.map(({ sign, dob }) => {
        const [signProps, dobProps] = [fieldProps(sign), fieldProps(dob)];
        return (
          <div key={sign} className="grid content-start gap-7">
            {signProps && <SignChoice {...signProps} layout="narrow" />}
            {dobProps && <ToolFormField {...dobProps} />}
          </div>
        );
      })}
    </div>
  );
}
