import { classes } from './classes';

/** `danger` is for what destroys, and for nothing else. */
export type Variant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type Size = 'regular' | 'compact';

const SHARED =
  'relative inline-flex items-center justify-center gap-3 rounded text-center font-medium ' +
  'leading-tight tracking-[0.01em] transition-[color,background-color,border-color] duration-200 ' +
  'disabled:cursor-not-allowed disabled:opacity-55 print:hidden';

const VARIANTS: Record<Variant, string> = {
  // The hairline inside the plate is the engraver's double border.
  primary:
    'bg-gold text-ink-deep before:pointer-events-none before:absolute before:inset-1 before:rounded ' +
    'before:border before:border-ink-deep/35 not-disabled:hover:bg-ivory',
  secondary:
    'border border-gold-line text-ivory not-disabled:hover:border-gold not-disabled:hover:text-gold',
  quiet: 'text-ivory-soft not-disabled:hover:text-gold',
  danger: 'border border-rose text-rose not-disabled:hover:bg-rose/15',
};

const SIZES: Record<Size, string> = {
  regular: 'min-h-12 px-7 py-3',
  compact: 'min-h-11 px-5 py-2',
};

/** The class names of a button or of a link that looks like one. */
export function buttonLook(variant: Variant, size: Size, className: string | undefined): string {
  const padding = variant === 'quiet' ? 'min-h-12 px-3 py-2' : SIZES[size];
  return classes(SHARED, padding, VARIANTS[variant], className);
}
