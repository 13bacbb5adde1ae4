import type { Fact } from '@cosmic/contracts/readings/readings';
import { SIGNS } from '@cosmic/sky/zodiac';
import type { ReactNode } from 'react';
import { Glyph } from '../../../design/glyphs';
import { NamedIcon } from '../../../design/named-icon';
import { langOf } from '../../../language/lang-of';
import { signName } from '../../../design/sky/sky-names';
import { EXTRA_KEYS } from './extra-keys';

/** The product's five power colours as this atlas prints them. */
const COLOURS: Record<string, string> = {
  Blue: 'bg-azure',
  Red: 'bg-rose',
  Green: 'bg-sage',
  Purple: 'bg-[#b9a3dc]',
  Gold: 'bg-gold',
  नीला: 'bg-azure',
  लाल: 'bg-rose',
  हरा: 'bg-sage',
  बैंगनी: 'bg-[#b9a3dc]',
  सुनहरा: 'bg-gold',
};

const PICTURES: Record<(typeof EXTRA_KEYS)[number], (value: string) => ReactNode> = {
  'lucky-number': () => <NamedIcon name="dice-6" className="size-7" />,
  'compatible-sign': (value) => {
    const sign = SIGNS.find(({ key, name }) => name === value || signName(key) === value);
    return sign ? (
      <Glyph name={sign.key} className="size-7" />
    ) : (
      <NamedIcon name="heart" className="size-7" />
    );
  },
  'power-color': (value) => (
    <span className={`block size-6 rounded-full ${COLOURS[value] ?? 'bg-ivory'}`} />
  ),
  mood: () => <NamedIcon name="sparkles" className="size-7" />,
};

/** Lucky number, compatible sign, power colour and mood. */
export function HoroscopeExtras({ facts }: { facts: readonly Fact[] }) {
  const extras = EXTRA_KEYS.flatMap((key) => facts.filter((fact) => fact.key === key));
  if (extras.length === 0) return null;
  return (
    <dl
      lang={langOf(extras[0]!.label)}
      className="grid grid-cols-2 border-l border-t border-gold-line/40 sm:grid-cols-4"
    >
      {extras.map(({ key, label, value }) => (
        <div
          key={key}
          className="flex flex-col gap-1 border-b border-r border-gold-line/40 px-5 py-5"
        >
          <dt className="order-2 text-note text-ivory-soft">{label}</dt>
          <dd className="order-1 grid gap-4 text-title">
            <span className="flex h-8 items-center text-gold">
              {PICTURES[key as (typeof EXTRA_KEYS)[number]](value)}
            </span>
            <span className="figures font-display">{value}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
