import type { Wording } from '../../../language/wording';
import type * as english from './dice.strings';

export const diceStrings: Wording<typeof english.diceStrings> = {
  title: 'आपका दाँव',
  hint: 'एक पासा ग्रह बताता है, एक राशि और एक भाव। अपना प्रश्न मन में रखें और पासे फेंकें।',
  hintShake: 'एक पासा ग्रह बताता है, एक राशि और एक भाव। अपना प्रश्न मन में रखें और पासे फेंकें, या फ़ोन हिलाएँ।',
  throw: 'पासे फेंकें',
  again: 'फिर फेंकें',
  planet: 'ग्रह',
  sign: 'राशि',
  house: 'भाव',
  thrown: (planet: string, sign: string, house: string) => `${sign} में ${planet}, भाव ${house}`,
};
