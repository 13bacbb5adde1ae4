import type { Wording } from '../../language/wording';
import type * as english from './not-found.strings';

export const notFoundStrings: Wording<typeof english.notFoundStrings> = {
  title: 'तारों के बीच राह भूल गए',
  text: 'लगता है आप ब्रह्मांड के किसी अनजाने कोने में आ गए हैं',
  home: 'मुखपृष्ठ पर लौटें',
};
