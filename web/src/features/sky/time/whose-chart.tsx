import { Suspense } from 'react';
import { Button } from '../../../design/button';
import { SelectControl } from '../../../design/controls';
import { Field } from '../../../design/field';
import { Skeleton } from '../../../design/skeleton';
import { lazyPart } from '../../../lazy-part';
import { timeStrings as s } from './time.strings';
import type { useWhoseChart } from './use-whose-chart';

const BirthForm = lazyPart(() => import('../river/birth-form'), 'BirthForm');

type WhoseChartProps = Pick<
  ReturnType<typeof useWhoseChart>,
  'whose' | 'hasOwn' | 'people' | 'isAsking' | 'choose' | 'type'
>;

/** Chooses whose chart the sky goes round: the member's, that of somebody whom they keep, or of a birth. */
export function WhoseChart({ whose, hasOwn, people, isAsking, choose, type }: WhoseChartProps) {
  return (
    <>
      <div role="group" aria-label={s.whose} className="grid gap-4">
        <div className="flex flex-wrap gap-2">
          <WhoseButton isOn={whose === 'sky'} onClick={() => choose('sky')}>
            {s.alone}
          </WhoseButton>
          {hasOwn && (
            <WhoseButton isOn={whose === 'own'} onClick={() => choose('own')}>
              {s.own}
            </WhoseButton>
          )}
          <WhoseButton isOn={whose === 'typed'} onClick={() => choose('typed')}>
            {s.other}
          </WhoseButton>
        </div>
        {people.length > 0 && (
          <Field label={s.kept}>
            {(wiring) => (
              <SelectControl
                wiring={wiring}
                value={typeof whose === 'object' ? whose.id : ''}
                placeholder={s.nobody}
                options={people.map(({ id, name }) => ({ value: id, label: name }))}
                onChange={({ target: { value } }) => choose(value ? { id: value } : 'sky')}
              />
            )}
          </Field>
        )}
      </div>
      {isAsking && (
        <Suspense fallback={<Skeleton className="h-96 w-full" />}>
          <BirthForm words={s.birth} onShow={type} />
        </Suspense>
      )}
    </>
  );
}

interface WhoseButtonProps {
  isOn: boolean;
  onClick: () => void;
  children: string;
}

function WhoseButton({ isOn, onClick, children }: WhoseButtonProps) {
  return (
    <Button
      variant="secondary"
      size="compact"
      aria-pressed={isOn}
      className="aria-pressed:border-gold aria-pressed:bg-gold/10 aria-pressed:text-gold"
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
