import { ARC, arcBetween, onArc, shareOfDay } from './sun-arc.rules';

interface SunArcProps {
  sunrise: string;
  sunset: string;
  rahuKalam: { from: string; to: string };
  /** Where the Sun is drawn, if it is up. */
  now: string;
  label: string;
  className?: string;
}

/** The Sun's way over the horizon, Rahu kalam marked on it, and the Sun where it stands now. */
export function SunArc({ sunrise, sunset, rahuKalam, now, label, className }: SunArcProps) {
  const share = (at: string) => shareOfDay(at, sunrise, sunset);
  const [from, to, here] = [share(rahuKalam.from), share(rahuKalam.to), share(now)];
  const [x, y] = onArc(here);
  return (
    <svg
      viewBox="0 0 240 132"
      role="img"
      aria-label={label}
      className={`line-art fine text-gold ${className ?? ''}`}
      strokeWidth={1}
    >
      <path d={`M4 ${ARC.horizon}H236`} stroke="currentColor" opacity={0.6} />
      <path d={arcBetween(0, 1)} stroke="currentColor" strokeDasharray="1 5" />
      <path d={arcBetween(from, to)} className="stroke-rose" strokeWidth={3} />
      {here >= 0 && here <= 1 && (
        <>
          <circle cx={x} cy={y} r={11} stroke="currentColor" opacity={0.5} />
          <circle cx={x} cy={y} r={6} fill="currentColor" stroke="none" />
        </>
      )}
    </svg>
  );
}
