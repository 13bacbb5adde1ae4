import type { ComponentProps, ReactNode } from 'react';
import { buttonLook, type Size, type Variant } from './button-look';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: Variant;
  size?: Size;
  /** What the button says while its own work is under way; it can't be pressed meanwhile. */
  busy?: ReactNode;
}

export function Button({
  variant = 'primary',
  size = 'regular',
  busy,
  className,
  children,
  type = 'button',
  disabled,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={buttonLook(variant, size, className)}
      disabled={disabled || Boolean(busy)}
      aria-busy={busy ? true : undefined}
      {...rest}
    >
      {busy ? (
        <>
          <span className="size-1.5 animate-breathe rounded-full bg-current" aria-hidden="true" />
          {busy}
        </>
      ) : (
        children
      )}
    </button>
  );
}
