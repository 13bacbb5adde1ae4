import { Link, type LinkProps } from 'react-router-dom';
import { buttonLook, type Size, type Variant } from './button-look';

interface ButtonLinkProps extends LinkProps {
  variant?: Variant;
  size?: Size;
}

export function ButtonLink({
  variant = 'primary',
  size = 'regular',
  className,
  ...rest
}: ButtonLinkProps) {
  return <Link className={buttonLook(variant, size, className)} {...rest} />;
}
