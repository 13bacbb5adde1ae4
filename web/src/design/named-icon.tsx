import { CONTROL_PATHS, LineDrawing } from './icon';

/** Line drawings of the product's twenty names and of the controls. */
const PATHS = {
  sun: 'M12 7.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 0 0 0-9ZM12 1.8v2.7M12 19.5v2.7M1.8 12h2.7M19.5 12h2.7M4.8 4.8l1.9 1.9M17.3 17.3l1.9 1.9M19.2 4.8l-1.9 1.9M6.7 17.3l-1.9 1.9',
  moon: 'M16.8 3.6A9 9 0 1 0 20.6 15.7A7.4 7.4 0 0 1 16.8 3.6Z',
  star: 'M12 2.2c.7 6 3.8 9.1 9.8 9.8c-6 .7-9.1 3.8-9.8 9.8c-.7-6-3.8-9.1-9.8-9.8c6-.7 9.1-3.8 9.8-9.8Z',
  heart:
    'M12 20.5C5.5 15.8 2.8 12.5 2.8 8.9C2.8 6.2 4.9 4.2 7.4 4.2c1.9 0 3.6 1.1 4.6 3c1-1.9 2.7-3 4.6-3c2.5 0 4.6 2 4.6 4.7c0 3.6-2.7 6.9-9.2 11.6Z',
  clock: 'M12 2.8a9.2 9.2 0 1 0 0 18.4a9.2 9.2 0 0 0 0-18.4ZM12 6.6V12l3.8 2.3',
  sparkles:
    'M10 4.5c.5 4.6 2.9 7 7.5 7.5c-4.6.5-7 2.9-7.5 7.5c-.5-4.6-2.9-7-7.5-7.5c4.6-.5 7-2.9 7.5-7.5ZM19 2.5v4M17 4.5h4M19.5 17.5v3M18 19h3',
  'moon-star':
    'M14.5 4.2A8.7 8.7 0 1 0 20.3 14.9A7 7 0 0 1 14.5 4.2ZM19 3.2c.2 1.9 1.1 2.8 3 3c-1.9.2-2.8 1.1-3 3c-.2-1.9-1.1-2.8-3-3c1.9-.2 2.8-1.1 3-3Z',
  'cloud-moon':
    'M7 20.5h7.8a3.7 3.7 0 0 0 .6-7.3a5.2 5.2 0 0 0-10-.6A4 4 0 0 0 7 20.5ZM11.4 6.8A6.6 6.6 0 0 1 14 2.5a5.6 5.6 0 0 0 7.5 7.5a6.6 6.6 0 0 1-3.2 2.7',
  calendar: 'M3.5 5h17v15.5h-17ZM3.5 9.7h17M8 2.7v4M16 2.7v4M12 12.2v5.8M9.1 15.1h5.8',
  book: 'M12 6.2C9.5 4.3 6.3 3.7 2.7 4v14.7c3.6-.3 6.8.3 9.3 2.1c2.5-1.8 5.7-2.4 9.3-2.1V4c-3.6-.3-6.8.3-9.3 2.2ZM12 6.2v14.6',
  compass:
    'M12 2.8a9.2 9.2 0 1 0 0 18.4a9.2 9.2 0 0 0 0-18.4ZM16.3 7.7l-2.7 5.9l-5.9 2.7l2.7-5.9ZM11.3 12a.7.7 0 1 0 1.4 0a.7.7 0 1 0-1.4 0',
  circle:
    'M12 2.8a9.2 9.2 0 1 0 0 18.4a9.2 9.2 0 0 0 0-18.4ZM11.3 12a.7.7 0 1 0 1.4 0a.7.7 0 1 0-1.4 0',
  user: 'M12 3.2a4.4 4.4 0 1 0 0 8.8a4.4 4.4 0 0 0 0-8.8ZM3.8 21c.5-4.3 3.8-6.4 8.2-6.4s7.7 2.1 8.2 6.4',
  message: 'M3 4.2h18v12.6H10.5L6 20.7v-3.9H3ZM7.5 8.8h9M7.5 12.3h5.5',
  'crystal-ball':
    'M12 2.6a7.7 7.7 0 1 0 0 15.4a7.7 7.7 0 0 0 0-15.4ZM7.3 16.5L5.5 21.4h13l-1.8-4.9M8.2 9.6a4.2 4.2 0 0 1 3-3.2',
  meditation:
    'M12 2.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5ZM12 9.7c-3 0-4.3 1.7-4.9 4.3L5 17.2M12 9.7c3 0 4.3 1.7 4.9 4.3l2.1 3.2M9.3 13.3v3.3L4 19.3c1 1.8 3.2 2 5.2 1.5L12 20l2.8.8c2 .5 4.2.3 5.2-1.5l-5.3-2.7v-3.3',
  wheel:
    'M12 2.8a9.2 9.2 0 1 0 0 18.4a9.2 9.2 0 0 0 0-18.4ZM12 8.3a3.7 3.7 0 1 0 0 7.4a3.7 3.7 0 0 0 0-7.4ZM12 2.8v5.5M12 15.7v5.5M2.8 12h5.5M15.7 12h5.5M5.5 5.5l3.9 3.9M14.6 14.6l3.9 3.9M18.5 5.5l-3.9 3.9M9.4 14.6l-3.9 3.9',
  'yin-yang':
    'M12 2.8a9.2 9.2 0 1 0 0 18.4a9.2 9.2 0 0 0 0-18.4ZM12 2.8a4.6 4.6 0 0 1 0 9.2a4.6 4.6 0 0 0 0 9.2M11.3 7.4a.7.7 0 1 0 1.4 0a.7.7 0 1 0-1.4 0M11.3 16.6a.7.7 0 1 0 1.4 0a.7.7 0 1 0-1.4 0',
  'dice-6':
    'M4 4h16v16H4ZM7.8 8a.7.7 0 1 0 1.4 0a.7.7 0 1 0-1.4 0M7.8 12a.7.7 0 1 0 1.4 0a.7.7 0 1 0-1.4 0M7.8 16a.7.7 0 1 0 1.4 0a.7.7 0 1 0-1.4 0M14.8 8a.7.7 0 1 0 1.4 0a.7.7 0 1 0-1.4 0M14.8 12a.7.7 0 1 0 1.4 0a.7.7 0 1 0-1.4 0M14.8 16a.7.7 0 1 0 1.4 0a.7.7 0 1 0-1.4 0',
  music:
    'M9 18.2V5.2L20 3v12.7M9 18.2a3 3 0 1 1-6 0a3 3 0 0 1 6 0ZM20 15.7a3 3 0 1 1-6 0a3 3 0 0 1 6 0Z',
  ...CONTROL_PATHS,
} as const;

export type IconName = keyof typeof PATHS;

/** Every icon that has a drawing of its own. */
export const ICON_NAMES = Object.keys(PATHS) as readonly IconName[];

/** The drawing of an icon, for pictures that place it themselves; any unknown name is the star. */
export function iconPath(name: string): string {
  return Object.hasOwn(PATHS, name) ? PATHS[name as IconName] : PATHS.star;
}

interface NamedIconProps {
  /** Any name; one that has no drawing shows the star. */
  name: string;
  className?: string;
}

/** What a tool or a subject is known by. Apart from the controls' icons, which every page has. */
export function NamedIcon({ name, className }: NamedIconProps) {
  return <LineDrawing path={iconPath(name)} {...(className && { className })} />;
}
