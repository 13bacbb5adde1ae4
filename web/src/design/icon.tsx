/** Line drawings of what controls do, on a 24 by 24 grid at one stroke. */
export const CONTROL_PATHS = {
  menu: 'M3 7.5h18M3 12h18M3 16.5h18',
  close: 'M5 5l14 14M19 5L5 19',
  arrow: 'M3.5 12h17M14.5 6l6 6l-6 6',
  search: 'M10.5 3.5a7 7 0 1 0 0 14a7 7 0 0 0 0-14ZM15.6 15.6L21 21',
  share: 'M12 15.5V3M7.5 7L12 2.7L16.5 7M5 11.5v9h14v-9',
  again: 'M20.2 12a8.2 8.2 0 1 1-2.6-6M20.5 2.8v4.5H16',
  check: 'M4 12.5l5.3 5.3L20.5 6.5',
  alert: 'M12 3L22 20.5H2ZM12 9.7v5M11.3 17.7a.7.7 0 1 0 1.4 0a.7.7 0 1 0-1.4 0',
  down: 'M5 9l7 7l7-7',
  retrograde: 'M6 3.5v14M6 3.5h6a4 4 0 0 1 0 8H6M11.5 11.5l7 9M12.5 20.5l6-9',
} as const;

export type ControlName = keyof typeof CONTROL_PATHS;

interface IconProps {
  name: ControlName;
  className?: string;
}

/** A drawing that only accompanies words; it has none of its own. */
export function Icon({ name, className }: IconProps) {
  return <LineDrawing path={CONTROL_PATHS[name]} {...(className && { className })} />;
}

/** A path on the icons' grid, drawn as icons are. */
export function LineDrawing({ path, className = 'size-5' }: { path: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`line-art shrink-0 ${className}`}
      strokeWidth={1.25}
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
