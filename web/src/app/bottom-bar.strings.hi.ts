import type { Wording } from '../language/wording';
import { paths } from '../paths';
import type * as english from './bottom-bar.strings';

export const bottomBarStrings: Wording<typeof english.bottomBarStrings> = {
  label: 'शॉर्टकट',
  links: [
    { label: 'आज', to: paths.today },
    { label: 'आकाश', to: paths.sky },
    { label: 'साधन', to: paths.tools },
    { label: 'पत्रिका', to: paths.blog },
    { label: 'आप', to: paths.dashboard },
  ],
};
