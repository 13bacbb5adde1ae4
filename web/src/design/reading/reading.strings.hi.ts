import type { Wording } from '../../language/wording';
import type * as english from './reading.strings';

export const readingStrings: Wording<typeof english.readingStrings> = {
  facts: 'यह रीडिंग क्यों',
  factsHint: 'एक भी शब्द लिखे जाने से पहले निकाले गए।',
  positions: (count: number) => `${count} स्थितियों पर आधारित`,
  cards: (count: number) => `${count} पत्तों पर आधारित`,
  numbers: (count: number) => `${count} अंकों पर आधारित`,
  things: (count: number) => `${count} तथ्यों पर आधारित`,
};
