import { SignChoice } from '../form/sign-choice';
import { ToolFormField, type FieldProps } from '../form/tool-field';

interface CompatibilityFieldsProps {
  fieldProps: (name: string) => FieldProps | undefined;
}

const PEOPLE = [
  { sign: 'sign1', birth: ['dob1', 'time1', 'place1'] },
  { sign: 'sign2', birth: ['dob2', 'time2', 'place2'] },
] as const;

/** Two people side by side, each with a sign and what is known of the birth. */
export function CompatibilityFields({ fieldProps }: CompatibilityFieldsProps) {
  return (
    <div className="grid gap-x-12 gap-y-12 md:grid-cols-2">
      {PEOPLE.map(({ sign, birth }) => {
        const signProps = fieldProps(sign);
        return (
          <div key={sign} className="grid content-start gap-7">
            {signProps && <SignChoice {...signProps} layout="narrow" />}
            {birth.map((name) => {
              const props = fieldProps(name);
              return props && <ToolFormField key={name} {...props} />;
            })}
          </div>
        );
      })}
    </div>
  );
}
