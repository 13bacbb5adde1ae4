import { numerology } from '@cosmic/divination/numerology';
import { figureOf } from '@cosmic/tools/numerology/figure';
import { FIGURE_WORDS } from '@cosmic/tools/numerology/figure-words';
import { useEffect, useRef } from 'react';
import { Notice } from '../../../design/notice';
import type { FormValues } from '../form/form-values';
import { NumberTabs } from './number-tabs';
import { numerologyStrings as s } from './numerology.strings';

/** The four numbers counted in the browser, where there is no connection to ask for more. */
export function OfflineNumbers({ values }: { values: FormValues }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { fullName: name = '', dob = '' } = values;
  useEffect(() => heading.current?.focus(), [name, dob]);
  if (!/^\d{4}-\d\d-\d\d$/.test(dob)) return <Notice tone="error">{s.incomplete}</Notice>;
  return (
    <section className="grid gap-7 lg:col-span-2">
      <h2 ref={heading} tabIndex={-1} className="text-headline font-light">
        {s.title}
      </h2>
      <NumberTabs key={name + dob} figure={figureOf(numerology({ name, dob }), FIGURE_WORDS)} />
      <Notice tone="info">{s.offline}</Notice>
    </section>
  );
}
