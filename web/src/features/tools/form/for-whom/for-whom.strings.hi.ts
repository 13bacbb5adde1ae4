import type { Wording } from '../../../../language/wording';
import type * as english from './for-whom.strings';

export const forWhomStrings: Wording<typeof english.forWhomStrings> = {
  whose: { only: 'किसके लिए', first: 'पहला व्यक्ति', second: 'दूसरा व्यक्ति' },
  me: 'मैं',
  choose: 'एक चुनें',
  keep: 'अपनों का जन्म विवरण रखें और इसे एक क्लिक में भरें',
};
