import { paths } from '../paths';

/** The doors of a telephone. */
export const bottomBarStrings = {
  label: 'Shortcuts',
  links: [
    { label: 'Sky', to: paths.sky },
    { label: 'Tools', to: paths.tools },
    { label: 'Journal', to: paths.blog },
    { label: 'You', to: paths.dashboard },
  ],
} as const;
