import { AYANAMSAS, HOUSE_SYSTEMS, ZODIACS } from '@cosmic/contracts/sky/chart-school';
import type { ProfileChange } from '@cosmic/contracts/account/profile';
import { useChangeProfileMutation, type Profile } from '../../api/profile.api';
import { useListToolsQuery } from '../../api/tools.api';
import { SelectControl } from '../../design/controls';
import { Field } from '../../design/field';
import { localeOf } from '../../language/language';
import { useToast } from '../../state/use-toast';
import { chartSchoolStrings as s } from './chart-school.strings';

const LIST = new Intl.ListFormat(localeOf('en-GB'));

/** How the member's sky is counted, kept as soon as it is chosen, and which readings go by it. */
export function ChartSchool({ profile }: { profile: Profile }) {
  const toast = useToast();
  const [change] = useChangeProfileMutation();
  const { data: tools = [] } = useListToolsQuery();
  const following = tools.filter(({ policy }) => policy?.followsChartSchool);
  const keep = (chosen: ProfileChange) =>
    void change(chosen)
      .unwrap()
      .catch(() => toast('error', s.failed));
  return (
    <section aria-label={s.title} className="grid content-start gap-5">
      <h2 className="text-title">{s.title}</h2>
      <div className="grid gap-5 sm:grid-cols-2">
        <Choice
          name="zodiac"
          label={s.zodiac}
          values={ZODIACS}
          words={s.zodiacs}
          value={profile.zodiac}
          onChoose={(zodiac) => keep({ zodiac })}
        />
        <Choice
          name="house_system"
          label={s.houses}
          values={HOUSE_SYSTEMS}
          words={s.systems}
          value={profile.house_system}
          onChoose={(house_system) => keep({ house_system })}
        />
        {profile.zodiac === 'sidereal' && (
          <Choice
            name="ayanamsa"
            label={s.ayanamsa}
            values={AYANAMSAS}
            words={s.ayanamsas}
            value={profile.ayanamsa}
            onChoose={(ayanamsa) => keep({ ayanamsa })}
          />
        )}
      </div>
      {following.length > 0 && (
        <p className="max-w-[60ch] text-note text-ivory-soft">
          {s.follow(LIST.format(following.map(({ name }) => name)))}
        </p>
      )}
    </section>
  );
}

interface ChoiceProps<Value extends string> {
  name: string;
  label: string;
  values: readonly Value[];
  words: Readonly<Record<Value, string>>;
  value: Value;
  onChoose: (value: Value) => void;
}

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { name, label, values, words, value, onChoose } = props;
  return (
    <Field label={label}>
      {(wiring) => (
        <SelectControl
          wiring={wiring}
          name={name}
          value={value}
          options={values.map((one) => ({ value: one, label: words[one] }))}
          onChange={({ target }) => {
            const chosen = values.find((one) => one === target.value);
            if (chosen) onChoose(chosen);
          }}
        />
      )}
    </Field>
  );
}
