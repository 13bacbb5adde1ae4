import { peopleStrings as s } from './people.strings';

/** Two stars on one orbit, where nobody is kept yet. */
export function EmptyPeople() {
  return (
    <div className="grid justify-items-start gap-4">
      <svg
        viewBox="0 0 240 120"
        className="line-art w-60 text-gold-line"
        strokeWidth={1.2}
        aria-hidden="true"
      >
        <ellipse cx={120} cy={60} rx={104} ry={44} stroke="currentColor" strokeDasharray="2 6" />
        <ellipse cx={120} cy={60} rx={62} ry={26} stroke="currentColor" />
        <circle cx={120} cy={60} r={3} className="fill-gold-line" stroke="none" />
        <path
          d="M62 32c1 9 5 13 14 14c-9 1-13 5-14 14c-1-9-5-13-14-14c9-1 13-5 14-14Z"
          className="fill-gold text-gold"
        />
        <path
          d="M186 62c.8 6 3.4 8.7 9.4 9.4c-6 .8-8.6 3.4-9.4 9.4c-.8-6-3.4-8.6-9.4-9.4c6-.7 8.6-3.4 9.4-9.4Z"
          stroke="currentColor"
          className="text-gold"
        />
      </svg>
      <p className="text-lead">{s.none}</p>
      <p className="text-ivory-soft">{s.noneHint}</p>
    </div>
  );
}
