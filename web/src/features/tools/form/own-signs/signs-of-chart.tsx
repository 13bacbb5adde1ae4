import { ButtonLink } from '../../../../design/button-link';
import type { Profile } from '../../../../api/profile.api';
import { paths } from '../../../../paths';
import type { FieldProps } from '../tool-field';
import { ownSignsStrings as s } from './own-signs.strings';
import { pointOf } from './sign-fields';
import { SignOfPoint } from './sign-of-point';

/** What is known of a birth and its signs, of a member or of somebody they keep. */
export type SignedBirth = Pick<Profile, 'birth_time' | 'signs'> &
  Partial<Pick<Profile, 'birth_part'>>;

interface SignsOfChartProps {
  birth: SignedBirth;
  /** Whose chart it is; the member's where nobody is named. */
  name?: string | undefined;
  slug: string;
  fields: readonly FieldProps[];
}

/** Somebody's signs as their chart has them, and what the chart would need to tell the rest. */
export function SignsOfChart({ birth, name, slug, fields }: SignsOfChartProps) {
  const isOpen = fields.some(({ field }) => possibleIn(birth, field.name).length !== 1);
  return (
    <div className="grid gap-7">
      <p className="text-note text-ivory-soft">
        {name === undefined ? s.fromChart : s.fromChartOf(name)}
      </p>
      {fields.map((props) => (
        <SignOfPoint
          key={props.field.name}
          {...props}
          possible={possibleIn(birth, props.field.name)}
          missing={birth.birth_time || birth.birth_part ? s.needsPlace : s.needsHour}
        />
      ))}
      {isOpen && (
        <ButtonLink
          to={name === undefined ? paths.welcome(paths.tool(slug)) : paths.people}
          variant="secondary"
          size="compact"
          className="justify-self-start"
        >
          {name === undefined ? s.addToChart : s.addToChartOf(name)}
        </ButtonLink>
      )}
    </div>
  );
}

/** The signs that a chart allows where a field asks for one. */
export function possibleIn({ signs }: Pick<SignedBirth, 'signs'>, name: string) {
  const point = pointOf(name);
  return point ? signs[point].possible : [];
}
