/** The site's sign: a star in a ring of degrees. */
export function BrandMark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" className={`line-art shrink-0 ${className}`} aria-hidden="true">
      <circle cx="20" cy="20" r="18.5" strokeWidth="1" />
      <circle cx="20" cy="20" r="15.4" strokeWidth="2" strokeDasharray="0.5 3.53" opacity="0.8" />
      <path
        d="M20 7.5c1 8 4.5 11.5 12.5 12.5c-8 1-11.5 4.5-12.5 12.5c-1-8-4.5-11.5-12.5-12.5c8-1 11.5-4.5 12.5-12.5Z"
        fill="currentColor"
        stroke="none"
      />
    </svg>
  );
}

/** The sign and the name, as they stand in the bar. */
export function Brand() {
  return (
    <span className="group flex items-center gap-3 font-display text-[1.5rem] leading-none tracking-[0.01em]">
      <BrandMark className="size-8 text-gold transition-transform duration-700 group-hover:rotate-90" />
      Cosmic Guide
    </span>
  );
}
