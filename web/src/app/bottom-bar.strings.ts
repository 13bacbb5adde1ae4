import { paths } from '../paths';

/** The five doors of a telephone. */
export const bottomBarStrings = {
  label: 'Shortcuts',
  links: [
    { label: 'Today', to: paths.today },
    { label: 'Sky', to: paths.sky },
    { label: 'Tools', to: paths.tools },
    { label: 'Journal', to: paths.blog },
    { label: 'You', to: paths.dashboard },
  ],
} as const;
